/// A file that should be a picture.
enum PictureFile {
  /// Why a file is not taken as a picture.
  enum Refusal: Error, Equatable {
    /// It is not a file: a folder, a pipe, a device.
    case notAFile(FileSystem.Kind)
    /// It holds no picture but this, in words.
    case notAPicture(String)
    /// It cannot be read.
    case unreadable(FileSystem.Failure)

    /// The refusal as the rest of a sentence about the file.
    var what: String {
      switch self {
      case .notAFile(let kind): "is \(kind.name), not a picture"
      case .notAPicture(let content): "is \(content), not a picture"
      case .unreadable(let failure): failure.what
      }
    }

    /// What to do about it.
    var mend: String {
      switch self {
      case .notAFile(.folder): "give it as a deck of its own, or move its pictures up"
      case .notAFile: "put a picture in its place"
      case .notAPicture("empty"): "copy the picture there once more"
      case .notAPicture: "save it as PNG or JPEG if it is to be shown"
      case .unreadable(let failure): failure.mend
      }
    }
  }

  /// The format of the picture at a path, from its first bytes.
  ///
  /// `kind` is what a listing has told already; without it the file is looked at before it is opened, since
  /// even opening a device can set it going.
  static func format(of path: String, kind: FileSystem.Kind? = nil) throws(Refusal) -> PictureFormat {
    let sample: (kind: FileSystem.Kind, bytes: [UInt8])
    do throws(FileSystem.Failure) {
      let kind = if let kind { kind } else { try FileSystem.kind(of: path) }
      sample =
        kind == .file ? try FileSystem.beginning(of: path, limit: PictureFormat.sampleSize) : (kind, [])
    } catch {
      throw .unreadable(error)
    }
    guard sample.kind == .file else { throw .notAFile(sample.kind) }
    guard let format = PictureFormat(beginningOfFile: sample.bytes) else {
      throw .notAPicture(fileKindGuess(beginningOfFile: sample.bytes))
    }
    return format
  }
}
