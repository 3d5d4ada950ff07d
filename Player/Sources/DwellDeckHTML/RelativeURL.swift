/// Relative URLs of files for a page.
public enum RelativeURL {
  /// The URL of a file relative to a folder, both absolute paths without links: percent-encoded (RFC 3986),
  /// with `..` for every folder that they don't share.
  public static func text(from folder: String, to file: String) -> String {
    let here = folder.utf8.split(separator: UInt8(ascii: "/"))
    let there = file.utf8.split(separator: UInt8(ascii: "/"))
    // Bytes, not characters: two names that are canonically equivalent in Unicode can be different folders.
    let shared = zip(here, there.dropLast()).prefix { $0.elementsEqual($1) }.count
    let steps = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared).map(encoded)
    // A name before a colon would be a scheme, so colons are encoded too.
    return steps.joined(separator: "/")
  }

  /// A name with all but the unreserved characters (RFC 3986, 2.3) percent-encoded.
  private static func encoded(_ name: Substring.UTF8View) -> String {
    var result = ""
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
