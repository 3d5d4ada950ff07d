#if GTK
@testable import DwellPlayer
import Glibc

/// Decodes the bytes as a picture file, small and upright, as the player does it.
func fuzzPicture(_ bytes: [UInt8]) {
  pictureFile.write(bytes)
  let box = PixelSize(width: 40, height: 30)
  do throws(PictureProblem) {
    let picture = try PictureDecoder.decode(path: pictureFile.path, box: box)
    let size = picture.size
    expect(size.width > 0 && size.height > 0, "a picture of \(size)")
    expect(size.width <= box.width && size.height <= box.height, "\(size) does not fit into \(box)")
  } catch {
    expect(!"\(error)".isEmpty, "a picture is refused without a word")
  }
}

/// The file of the process.
private let pictureFile = PictureFuzzFile()

/// A file without a name, gone with the process.
private struct PictureFuzzFile {
  /// The file's descriptor.
  private let file: Int32
  /// A path that leads to it.
  let path: String

  /// Makes the file.
  init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/dwell-fuzz-XXXXXX".utf8CString)
    file = mkstemp(&template)
    expect(file >= 0, "no file can be made in \(folder)")
    unlink(&template)
    path = "/proc/self/fd/\(file)"
  }

  /// Puts bytes in place of what was there.
  func write(_ bytes: [UInt8]) {
    ftruncate(file, 0)
    expect(pwrite(file, bytes, bytes.count, 0) == bytes.count, "the disk is full")
  }
}
#endif
