#if GTK
import CDwellGTK
import DwellGTKTestSupport

@testable import DwellPlayer

extension Pixels {
  /// The pixels of a decoded image.
  init(_ picture: DecodedPicture) {
    self.init(
      width: picture.size.width, height: picture.size.height,
      bytes: [UInt8](repeating: 0, count: picture.size.width * picture.size.height * 4))
    gdk_texture_download(picture.texture, &bytes, gsize(width * 4))
  }
}
#endif
