# Sourced by the launchers: finds a JDK of release 25 or later.

# The feature release of the JDK at $1, read from its "release" file because starting a JVM to ask would cost more than
# everything else a launcher does; nothing if no JDK is there.
jdk_release() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
  local line
  while IFS= read -r line; do
    case $line in
      JAVA_VERSION=*)
        line=${line#*\"}
        line=${line%%[!0-9]*}
        echo "$line"
        return
        ;;
    esac
  done <"$1/release"
}

# Sets java_home to the first suitable JDK of JAVA_HOME, PATH and the usual places; fails if there is none.
find_jdk() {
  local on_path candidate release
  # The java on the path is commonly a chain of links into a JDK.
  on_path=$(readlink -f "$(command -v java)" 2>/dev/null) || on_path=
  for candidate in \
    "${JAVA_HOME:-}" \
    "${on_path%/bin/java}" \
    /usr/lib/jvm/* \
    /opt/* \
    "${HOME:-}"/.sdkman/candidates/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
    release=$(jdk_release "$candidate")
    if [ "${release:-0}" -ge 25 ]; then
      java_home=$candidate
      return
    fi
  done
  echo "vauban: a JDK of release 25 or later is needed and none was found; install one, or set JAVA_HOME to it." >&2
  return 1
}
