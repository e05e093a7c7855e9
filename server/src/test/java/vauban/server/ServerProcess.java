package vauban.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** A server to be killed: keeps games in the directory it is given, and says where it is. */
final class ServerProcess {

  private ServerProcess() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    VaubanServer server =
        VaubanServer.start(ServerSettings.local(0).keeping(Path.of(arguments[0])));
    System.out.println(server.address());
    new CountDownLatch(1).await();
  }
}
