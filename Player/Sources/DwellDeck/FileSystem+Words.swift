#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem.Failure {
  /// The meaning of the failure for a file, as the rest of a sentence.
  var what: String {
    switch code {
    case _ where isForbiddenLink: "has been replaced by a link"
    case ENOENT where isBrokenLink: "is a broken link"
    case ENOENT: "does not exist"
    case EACCES, EPERM: "cannot be read: permission denied"
    case ELOOP: "is a link to itself"
    case ENOTDIR: "does not exist: its folder is a file"
    case ENAMETOOLONG: "has a path that is too long"
    case EMFILE, ENFILE: "cannot be opened: too many files are open"
    case EILSEQ: "is in a folder whose name is not UTF-8"
    default: "cannot be read (\(String(cString: strerror(code))))"
    }
  }

  /// How to fix it.
  var fix: String {
    switch code {
    case _ where isForbiddenLink: "put the picture itself into the folder"
    case ENOENT where isBrokenLink: "fix the link"
    case ENOENT, ENOTDIR: "check the path"
    case EACCES, EPERM: "give yourself read permission, e.g. chmod u+r"
    case ELOOP: "remove the link"
    case ENAMETOOLONG: "use shorter names"
    case EMFILE, ENFILE: "close some programs and try again"
    case EILSEQ: "rename the folder"
    default: "check the disk, or try a copy of the file"
    }
  }
}
