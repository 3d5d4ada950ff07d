import DwellTestSupport
import Foundation
import Testing

@testable import DwellPlayerCommand

/// `dwell export --style=stories`, up to the file; Tests/Web opens the file in browsers.
@Suite struct ExportStoriesTests {
  /// Runs the command with elements that do nothing.
  private func export(_ words: String, in scratch: Scratch) throws -> DwellProcess {
    try DwellProcess(shell: "DWELL_WEB=web \"$DWELL\" export \(words)", in: scratch.folder)
  }

  /// The text of the page; nil if it doesn't exist.
  private func text(in scratch: Scratch) -> String? {
    try? String(contentsOf: scratch.folder.appending(path: "all.html"), encoding: .utf8)
  }

  /// A folder with elements that do nothing and two people's pictures.
  private func people() throws -> Scratch {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in ["web", "deck"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try scratch.write("globalThis.Dwell = {}", to: "web/dwell.js")
    try scratch.write("a {}", to: "web/dwell.css")
    for name in ["Ann", "Bob"] {
      let folder = scratch.folder.appending(path: "deck/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for page in name == "Ann" ? ["1.png", "2.png"] : ["1.png"] {
        try picture.write(to: folder.appending(path: page))
      }
    }
    try scratch.write("export {}", to: "web/stories.mjs")
    return scratch
  }

  @Test func `a folder of people becomes one page of their stories`() throws {
    let scratch = try people()
    let result = try export("deck -o all.html --style=stories", in: scratch)
    #expect(result.status == 0)
    let html = try #require(text(in: scratch))
    let people = html.components(separatedBy: "<dwell-carousel ")
    #expect(people.count == 3 && people[1].hasPrefix("label=\"Ann\"") && people[2].hasPrefix("label=\"Bob\""))
    #expect(people.map { $0.components(separatedBy: "<figure").count - 1 } == [0, 2, 1])
    #expect(html.components(separatedBy: "</dwell-carousel>").count == 3)
    try scratch.write("no picture", to: "deck/Bob/1.png")
    _ = try export("deck -o all.html --style=stories", in: scratch)
    #expect(text(in: scratch)?.components(separatedBy: "<dwell-carousel ").count == 2)
  }

  @Test(arguments: [
    ("--loop -o a.html", "--loop is for one deck, not for --style=stories -- leave it out"),
    ("--ground=light -o a.html", "--ground is for one deck, not for --style=stories -- leave it out"),
    (
      "-o a.mp4", "--style=stories is for pages of HTML -- write -o stories.html, or give one person's folder"
    ),
    (
      "-o a.png",
      "--style is for pages of HTML and videos, not for .png -- leave it out, or write -o story.mp4"
    ),
  ])
  func `what stories don't have is refused`(_ words: String, _ message: String) throws {
    let scratch = try people()
    let result = try export("deck --style=stories \(words)", in: scratch)
    #expect(result.errors.hasPrefix("dwell: \(message)") && result.status == 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(names.sorted() == ["deck", "web"])
  }

  @Test func `stories need their module`() throws {
    let scratch = try people()
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "web/stories.mjs"))
    let result = try export("deck --style=stories -o a.html", in: scratch)
    #expect(result.errors.contains("a folder without stories.mjs") && result.status == 1)
  }
}
