import DwellScenes
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand

/// The documentation of pictures matches the command.
@Suite struct PicturesArticleTests {
  /// The article.
  private let article: String

  /// Reads the article.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Dwell/Dwell.docc/Pictures.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the colours of both appearances are documented`() throws {
    for (name, colors) in [("light", ["#1c1c1f", "#ffffff"]), ("dark", ["#f5f5f7", "#1c1d21"])] {
      let run = try DwellProcess(
        shell: """
          d=$(mktemp -d) && "$DWELL" render scene:page-control \(name == "dark" ? "--dark" : "") --at 1 -o "$d/a.svg" \\
            && cat "$d/a.svg"; rm -r "$d"
          """)
      for color in colors {
        #expect(run.output.contains("fill=\"\(color)\""), "\(name)")
        #expect(article.contains("`\(color)`"), "\(name)")
      }
    }
  }

  @Test func `every long option in the examples is one of render`() {
    let known = Set(RenderCommand.options.map { "--\($0.name)" })
    let words = article.split { !($0.isLetter || $0 == "-") }.map(String.init)
    let used = Set(words.filter { $0.hasPrefix("--") && $0.contains { $0.isLetter } })
    #expect(used.isSuperset(of: ["--at", "--dark", "--sheet", "--scale", "--list"]))
    #expect(used.isSubset(of: known))
  }

  @Test func `every scene in the examples exists`() {
    let names = article.components(separatedBy: DemoScene.prefix).dropFirst().map { rest in
      String(rest.prefix { $0.isLowercase || $0.isNumber || $0 == "-" })
    }.filter { !$0.isEmpty }
    #expect(names.count >= 3)
    for name in names { #expect(DemoScene.named(name) != nil, "\(name)") }
  }
}
