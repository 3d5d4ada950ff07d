/// A file that should be a picture.
enum PictureFile {
  /// Why a file is not a picture.
  enum Refusal: Error, Equatable {
    /// It isn't a regular file.
    case notAFile(FileSystem.Kind)
    /// It contains something else, described by the value.
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

    /// How to fix it.
    var fix: String {
      switch self {
      case .notAFile(.folder): "give it as a deck of its own, or move its pictures up"
      case .notAFile: "put a picture in its place"
      case .notAPicture("empty"): "copy the picture again"
      case .notAPicture("a video"): "save it as MP4 or WebM to show it"
      case .notAPicture("text"), .notAPicture("a web page"), .notAPicture("a program"),
        .notAPicture("a sound"):
        "put a picture in its place, or leave it out"
      case .notAPicture("a ZIP archive"), .notAPicture("a compressed file"): "unpack it"
      case .notAPicture: "save it as PNG or JPEG to show it"
      case .unreadable(let failure): failure.fix
      }
    }
  }

  /// The format of the picture at a path, from its first bytes.
  static func format(of path: String) throws(Refusal) -> PictureFormat {
    try format(of: OpenedFile(path))
  }

  /// The format of the picture in a file, from its first bytes.
  static func format(of file: OpenedFile) throws(Refusal) -> PictureFormat {
    let beginning = file.beginning
    guard let format = PictureFormat(beginningOfFile: beginning) else {
      throw .notAPicture(fileKindGuess(beginningOfFile: beginning))
    }
    return format
  }
}
