package vauban.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StartIT {

  @Test
  void takesAnyFreePort() throws IOException {
    try (VaubanServer server = VaubanServer.start(ServerSettings.local(0))) {
      assertThat(server.port()).isPositive();
      assertThat(server.address()).hasToString("http://127.0.0.1:" + server.port() + "/");
    }
  }

  @Test
  void refusesAPortThatIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      ServerSettings settings = ServerSettings.local(taken.getLocalPort());

      assertThatThrownBy(() -> VaubanServer.start(settings))
          .isInstanceOf(CannotListen.class)
          .hasMessage(
              "port %d of 127.0.0.1 is in use by another program; choose another port",
              taken.getLocalPort());
    }
  }

  @Test
  void takesTheNextFreePortWhereAsked() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        VaubanServer server =
            VaubanServer.start(ServerSettings.local(taken.getLocalPort()).orNextFreePort())) {
      assertThat(server.port()).isBetween(taken.getLocalPort() + 1, taken.getLocalPort() + 99);
    }
  }

  @Test
  void givesUpAfterTheLastPortThereIs() throws IOException {
    try (VaubanServer first = VaubanServer.start(ServerSettings.local(65535))) {
      assertThatThrownBy(() -> VaubanServer.start(ServerSettings.local(65535).orNextFreePort()))
          .isInstanceOf(CannotListen.class)
          .hasMessage(
              "port %d of 127.0.0.1 and all that were tried after it are in use", first.port());
    }
  }

  @Test
  void refusesAHostThereIsNot() {
    ServerSettings settings = new ServerSettings("no.such.host.invalid", 0, false, Set.of(), null);

    assertThatThrownBy(() -> VaubanServer.start(settings))
        .isInstanceOf(CannotListen.class)
        .hasMessage("cannot listen on port 0 of no.such.host.invalid: there is no such host");
  }

  @Test
  void refusesAPortOutOfRange() {
    assertThatThrownBy(() -> ServerSettings.local(65536))
        .hasMessage("port 65536 is out of range: ports go from 0 (any free one) to 65535");
  }

  @Test
  void freesItsPortWhenItCloses() throws IOException {
    VaubanServer first = VaubanServer.start(ServerSettings.local(0));
    first.close();

    try (VaubanServer second = VaubanServer.start(ServerSettings.local(first.port()))) {
      assertThat(second.port()).isEqualTo(first.port());
    }
  }
}
