package vauban.server.page;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** A picture of the page as a small file. */
final class Snapshot {

  /** Pixels that may differ between two pictures of the same: what was counted or timed. */
  private static final int LIKE = 400;

  private Snapshot() {}

  /**
   * Writes a picture, in no more than 256 colours, which our pages hardly need and which makes it a
   * third as large. A file that shows the same is left as it is, so that only what changed is new.
   *
   * @param screenshot a PNG
   */
  static void write(byte[] screenshot, Path file) throws IOException {
    BufferedImage picture = fewColours(read(screenshot));
    if (!Files.exists(file) || !alike(read(Files.readAllBytes(file)), picture)) {
      ImageIO.write(picture, "png", file.toFile());
    }
  }

  /** ImageIO chooses the colours itself when it writes a GIF. */
  private static BufferedImage fewColours(BufferedImage picture) throws IOException {
    BufferedImage opaque =
        new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
    opaque.createGraphics().drawImage(picture, 0, 0, null);
    ByteArrayOutputStream gif = new ByteArrayOutputStream();
    ImageIO.write(opaque, "gif", gif);
    return read(gif.toByteArray());
  }

  private static BufferedImage read(byte[] image) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(image));
  }

  private static boolean alike(BufferedImage one, BufferedImage other) {
    if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
      return false;
    }
    int different = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        different += alike(one.getRGB(x, y), other.getRGB(x, y)) ? 0 : 1;
      }
    }
    return different <= LIKE;
  }

  /** Whether nobody would see a difference between two colours. */
  private static boolean alike(int one, int other) {
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      most = Math.max(most, Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)));
    }
    return most < 24;
  }
}
