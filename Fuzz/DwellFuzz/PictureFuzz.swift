#if GTK
@testable import DwellPlayer
import Glibc

/// Decodes the bytes as a picture file, small and upright, like the player.
func fuzzPicture(_ bytes: [UInt8]) {
  pictureFile.write(bytes)
  let box = PixelSize(width: 40, height: 30)
  do throws(PictureProblem) {
    let picture = try PictureDecoder.decode(path: pictureFile.path, box: box)
    let size = picture.size
    expect(size.width > 0 && size.height > 0, "a picture of \(size)")
    expect(size.width <= box.width && size.height <= box.height, "\(size) does not fit into \(box)")
  } catch {
    expect(!"\(error)".isEmpty, "an error without a message")
  }
}

/// The file of the process.
private let pictureFile = PictureFuzzFile()

/// An unnamed file, which is removed when the process ends.
private struct PictureFuzzFile {
  /// The file's descriptor.
  private let file: Int32
  /// A path to the file.
  let path: String

  /// Makes the file.
  init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/dwell-fuzz-XXXXXX".utf8CString)
    file = mkstemp(&template)
    expect(file >= 0, "cannot create a file in \(folder)")
    unlink(&template)
    path = "/proc/self/fd/\(file)"
  }

  /// Replaces the contents.
  func write(_ bytes: [UInt8]) {
    ftruncate(file, 0)
    expect(pwrite(file, bytes, bytes.count, 0) == bytes.count, "the disk is full")
  }
}
#endif
