import Testing

@testable import DwellDeck

/// File addresses as operands of commands.
@Suite struct FileAddressTests {
  /// The path for an operand, or its error.
  private func path(_ operand: String) -> String {
    do {
      return try FileAddress.path(operand)
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("file:///srv/me/a.jpg", "/srv/me/a.jpg"),
    ("file:///srv/me/My%20trip/caf%C3%A9%20100%25%231.jpg", "/srv/me/My trip/café 100%#1.jpg"),
    ("file://localhost/a.jpg", "/a.jpg"),
    ("FILE://LOCALHOST/a.jpg", "/a.jpg"),
    ("file:/a.jpg", "/a.jpg"),
    ("file:///", "/"),
  ]) func `an address is read as its path`(operand: String, expected: String) {
    #expect(path(operand) == expected)
  }

  @Test(arguments: ["a.jpg", "/a%20b.jpg", "file.jpg", "file:a.jpg", "10:30.jpg", "a b://c", "", ":", "://"])
  func `a path is unchanged`(operand: String) {
    #expect(path(operand) == operand)
  }

  @Test(arguments: [
    (
      "https://example.org/a.jpg",
      "https://example.org/a.jpg: is an address outside of this computer -- save the file, and give its path"
    ),
    (
      "file://server/a.jpg",
      "file://server/a.jpg: is on another computer -- write file:/// before the path of a file on this one"
    ),
    (
      "file:///100%.jpg",
      "file:///100%.jpg: has a % without two hexadecimal digits after it -- write %25 for the sign itself"
    ),
    (
      "file:///a%2",
      "file:///a%2: has a % without two hexadecimal digits after it -- write %25 for the sign itself"
    ),
    ("file:///caf%E9.jpg", "file:///caf%E9.jpg: has a name that is not UTF-8 -- rename it"),
  ]) func `an address that isn't a local file is refused`(operand: String, message: String) {
    #expect(path(operand) == message)
  }
}
