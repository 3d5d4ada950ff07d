#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem.Failure {
  /// What the failure says about a file, as the rest of a sentence.
  var what: String {
    switch code {
    case ENOENT where isBrokenLink: "is a link that leads nowhere"
    case ENOENT: "is not there"
    case EACCES, EPERM: "may not be read"
    case ELOOP: "is a link that leads back to itself"
    case ENOTDIR: "is not there: what should be its folder is a file"
    case ENAMETOOLONG: "has too long a path"
    case EMFILE, ENFILE: "cannot be opened: too many files are open"
    case EILSEQ: "lies in a folder whose name is not UTF-8"
    default: "cannot be read (\(String(cString: strerror(code))))"
    }
  }

  /// What to do about it.
  var mend: String {
    switch code {
    case ENOENT where isBrokenLink: "mend the link"
    case ENOENT, ENOTDIR: "check the path"
    case EACCES, EPERM: "give yourself the right to read it, e.g. with chmod u+r"
    case ELOOP: "take the link out"
    case ENAMETOOLONG: "use shorter names"
    case EMFILE, ENFILE: "close some programs and try again"
    case EILSEQ: "rename the folder"
    default: "check the disk, or copy the file and try the copy"
    }
  }
}
