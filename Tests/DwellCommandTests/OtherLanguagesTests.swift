import Foundation
import Testing

/// The features that the article on C, Python, JavaScript and Vala lists as Swift's alone.
@Suite struct OtherLanguagesTests {
  /// The folder of the package.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// The text of a file of the package.
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [
    ("Components of your own are written in Swift", "component"),
    ("a clock for tests is set in Swift", "clock"),
  ])
  func `features that the article leaves to Swift have no function in the C library`(
    words: String, names: String
  )
    throws
  {
    let article = try Self.text("Sources/DwellGTK/DwellGTK.docc/OtherLanguages.md")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(article.contains(words))
    let names = try Regex("\\bdwell_\\w*(\(names))\\w*\\(")
    for folder in ["Sources/CDwellGTKLibrary/include", "Sources/CDwellGTKLibrary/Generated"] {
      let headers = try FileManager.default.contentsOfDirectory(
        atPath: Self.root.appending(path: folder).path)
      for header in headers where header.hasSuffix(".h") {
        let found = try Self.text("\(folder)/\(header)").matches(of: names).map { String($0.0) }
        #expect(found == [], "take \"\(words)\" off the article's list")
      }
    }
  }
}
