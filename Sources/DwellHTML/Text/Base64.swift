/// Base64 (RFC 4648, section 4), for bytes in a page.
public enum Base64 {
  /// The alphabet, by value.
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text: four letters for every three bytes, padded with `=`.
  /// - Complexity: O(n).
  public static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index + 2 < bytes.count {
      append(bytes[index], bytes[index + 1], bytes[index + 2], to: &result)
      index += 3
    }
    let left = bytes.count - index
    if left > 0 {
      append(bytes[index], left > 1 ? bytes[index + 1] : 0, 0, to: &result)
      for place in 1...(3 - left) { result[result.count - place] = UInt8(ascii: "=") }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the letters for three bytes.
  private static func append(_ one: UInt8, _ two: UInt8, _ three: UInt8, to result: inout [UInt8]) {
    result.append(letters[Int(one >> 2)])
    result.append(letters[Int(one & 3) << 4 | Int(two >> 4)])
    result.append(letters[Int(two & 15) << 2 | Int(three >> 6)])
    result.append(letters[Int(three & 63)])
  }
}
