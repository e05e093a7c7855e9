package vauban.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/**
 * The shape of the whole, as docs/design has it. This module is the one that sees all the others.
 */
@AnalyzeClasses(packages = "vauban", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  @ArchTest
  static final ArchRule MODULES_DEPEND_DOWNWARDS_ONLY =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("rules")
          .definedBy("vauban.rules..")
          .layer("engine")
          .definedBy("vauban.engine..")
          .layer("lab")
          .definedBy("vauban.lab..")
          .layer("server")
          .definedBy("vauban.server..")
          .layer("app")
          .definedBy("vauban.app..")
          .whereLayer("app")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("server")
          .mayOnlyBeAccessedByLayers("app")
          .whereLayer("lab")
          .mayOnlyBeAccessedByLayers("app")
          .whereLayer("engine")
          .mayOnlyBeAccessedByLayers("lab", "server", "app")
          .withOptionalLayers(true);

  @ArchTest
  static final ArchRule RULES_NEED_ONLY_THE_JDK =
      classes()
          .that()
          .resideInAPackage("vauban.rules..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.jspecify..", "vauban.rules..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule ENGINE_NEEDS_ONLY_THE_RULES =
      classes()
          .that()
          .resideInAPackage("vauban.engine..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.jspecify..", "vauban.rules..", "vauban.engine..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule LABORATORY_NEEDS_ONLY_THE_ENGINE =
      classes()
          .that()
          .resideInAPackage("vauban.lab..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "org.jspecify..", "vauban.rules..", "vauban.engine..", "vauban.lab..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule RULES_AND_ENGINE_ARE_PLAIN_CODE =
      noClasses()
          .that()
          .resideInAnyPackage("vauban.rules..", "vauban.engine..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.lang.reflect..", "java.net..", "java.sql..")
          .because("they compute, and talk to nobody")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices().matching("vauban.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule CLASSES_ARE_NAMED_FOR_WHAT_THEY_ARE =
      noClasses()
          .should()
          .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)")
          .because("such a name says nothing of what the class does");

  @ArchTest
  static final ArchRule PACKAGES_ARE_NULL_MARKED =
      classes()
          .should(
              ArchCondition.from(
                  DescribedPredicate.describe(
                      "be in a package marked @NullMarked",
                      type -> type.getPackage().isAnnotatedWith(NullMarked.class))));
}
