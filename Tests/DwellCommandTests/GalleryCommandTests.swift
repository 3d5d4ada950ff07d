import DwellHTML
import DwellScenes
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellMain

/// `dwell gallery` and plain `dwell`, as far as they need no display.
@Suite struct GalleryCommandTests {
  @Test func `the help names every page`() {
    for page in Gallery.pages { #expect(GalleryCommand.help.contains("  \(page.name) ")) }
  }

  @Test(arguments: [
    (["gallery", "x"], "gallery takes no operands -- write dwell gallery --page NAME to start with a page"),
    (["gallery", "--page", "carrousel"], "--page \"carrousel\" is not a page -- did you mean carousel?"),
    (["gallery", "--page", "zzz"], "--page \"zzz\" is not a page -- dwell gallery --help lists them"),
    (
      ["gallery", "-o", "a.svg"], "a.svg ends in neither .html nor .png -- write e.g. -o gallery.html"
    ),
    (["gallery", "--appearance", "blue"], "--appearance is \"blue\" -- write light or dark"),
    (
      ["gallery", "--sheet", "a.png", "--page", "carousel"],
      "--page is for the window, and --sheet draws without one -- leave one out"
    ),
  ]) func `invalid options are reported`(words: [String], message: String) {
    #expect { try Main.program.run(words) } throws: { ($0 as? CommandProblem) == .usage(message) }
  }

  @Test func `options without a command apply to the gallery`() throws {
    let scratch = try Scratch()
    for name in ["dwell", "gallery"] {
      try scratch.write("/* \(name) */", to: "\(name).js")
      try scratch.write("", to: "\(name).css")
    }
    let written = try DwellProcess(shell: "DWELL_WEB=. $DWELL -o a.html", in: scratch.folder)
    #expect(written.errors == "" && written.output.hasSuffix("/a.html\n"))
    let page = try DwellProcess(["-p", "carrousel"])
    #expect(page.errors == "dwell: --page \"carrousel\" is not a page -- did you mean carousel?\n")
    let misplaced = try DwellProcess(["-p", "carousel", "play"])
    #expect(
      misplaced.errors == "dwell: --page before a command is the gallery's -- leave it out, or the command\n")
    #expect(page.status == 2 && misplaced.status == 2)
  }

  @Test func `the gallery is an HTML page if its file has that extension`() throws {
    let scratch = try Scratch()
    for name in ["dwell", "gallery"] {
      try scratch.write("/* \(name) */", to: "\(name).js")
      try scratch.write("", to: "\(name).css")
    }
    let written = try DwellProcess(shell: "DWELL_WEB=. $DWELL gallery -o a.html", in: scratch.folder)
    #expect(written.errors == "")
    #expect(written.output.hasSuffix("/a.html\n"))
    let html = try String(contentsOf: scratch.folder.appending(path: "a.html"), encoding: .utf8)
    for page in Gallery.pages { #expect(html.contains(page.title)) }
    let without = try DwellProcess(shell: "DWELL_WEB=deck $DWELL gallery -o b.html", in: scratch.folder)
    #expect(without.errors.hasPrefix("dwell: DWELL_WEB is \"deck\", a folder without dwell.js"))
    #expect(without.status == 1)
  }

  #if GTK
  @Test func `without a display all pages are drawn, and their file is printed`() throws {
    let scratch = try Scratch()
    let alone = try DwellProcess(
      shell: "env -u DISPLAY -u WAYLAND_DISPLAY DWELL_WEB=nowhere $DWELL", in: scratch.folder)
    let sheet = scratch.folder.appending(path: "dwell-gallery.png")
    #expect(alone.output.hasPrefix(sheet.resolvingSymlinksInPath().path + "\nThere is no display."))
    #expect(alone.errors == "")
    #expect(alone.status == 0)
    let bytes = try Data(contentsOf: sheet)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 50_000)
    let again = try DwellProcess(
      shell: "env -u DISPLAY -u WAYLAND_DISPLAY DWELL_WEB=nowhere $DWELL", in: scratch.folder)
    #expect(again.output.contains("/dwell-gallery-2.png\n"), "the first file was not named, so it stays")
    #expect(try Data(contentsOf: sheet) == bytes)
    let dark = try DwellProcess(
      ["gallery", "--appearance", "dark", "--sheet", "dark.png"], in: scratch.folder)
    #expect(dark.status == 0)
    #expect(try Data(contentsOf: scratch.folder.appending(path: "dark.png")) != bytes)
    let failed = try DwellProcess(["gallery", "-o", "/proc/dwell.png"])
    #expect(
      failed.errors.hasPrefix("dwell: /proc/dwell.png cannot be written (No such file or directory) -- "))
    #expect(failed.status == 1)
  }
  #else
  @Test func `a build without windows lists the commands, and explains how to build with windows`() throws {
    let alone = try DwellProcess([])
    #expect(alone.output == Main.program.help)
    let gallery = try DwellProcess(["gallery"])
    #expect(
      gallery.errors.hasPrefix("dwell: the gallery's window (unlike -o FILE.html) needs GTK"))
    #expect(gallery.status == 1)
  }
  #endif

  @Test func `elements are looked up beside the program and in its clone`() {
    #expect(
      WebFront.folders(of: "/c/.build/debug/dwell") == [
        "/c/.build/debug/share/dwell", "/c/.build/share/dwell", "/c/.build/Web/dist", "/c/Web/dist",
        "/Web/dist",
      ])
    #expect(WebFront.folders(of: "") == [])
  }
}
