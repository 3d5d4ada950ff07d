import Dwell
import DwellConformance
import Foundation
import Testing

@testable import DwellSwiftUI

@Suite("The article on troubleshooting has every message that the core and the fronts can print")
struct TroubleshootingTests {
  /// The article without the backquotes of code.
  private static let article = Snippet.file("Sources/Dwell/Dwell.docc/Troubleshooting.md").code.replacing(
    "`", with: ""
  ).replacing("\\|", with: "|")

  /// Returns the matches of a pattern's first group in a file.
  private func matches(_ pattern: Regex<(Substring, Substring)>, in path: String) -> [String] {
    Snippet.file(path).code.matches(of: pattern).map { String($0.output.1) }
  }

  @Test("Each diagnostic of the core, and of widgets, is listed by name")
  func names() {
    let core = matches(/static let (\w+) = Diagnostics/, in: "Sources/Dwell/Contract/Diagnostics.swift")
    let widgets = matches(
      /static let (\w+) = Diagnostics/, in: "Sources/DwellGTK/Widget/Diagnostics+Pages.swift")
    #expect(core.count >= 12 && widgets.count >= 1)
    for name in core { #expect(Self.article.contains("Diagnostics/\(name)"), "\(name)") }
    for name in widgets { #expect(Self.article.contains(name), "\(name)") }
  }

  @Test("Each line that SwiftUI shows for a diagnostic is listed")
  func lines() {
    let count = matches(/static let (\w+) = Diagnostics/, in: "Sources/Dwell/Contract/Diagnostics.swift")
      .count
    let lines = PageDiagnostics(Diagnostics(rawValue: 0xFFF)).lines
    #expect(lines.count == count)
    for line in lines { #expect(Self.article.contains("| \(line) |"), "\(line)") }
  }

  @Test("The line for pages with the same identity is listed")
  func identities() {
    for line in PageList.listed(["Lisbon", "Lisbon"]).mistakes {
      #expect(Self.article.contains("| \(line) |"), "\(line)")
    }
  }

  @Test("Each reason for which a widget of a GtkBuilder file can't be a page is listed")
  func builder() {
    let code = Snippet.file("Sources/DwellGTK/Object/ObjectType.swift").code
    let warning = code[(code.range(of: "func warning(")?.lowerBound ?? code.startIndex)...]
    let reasons = warning.matches(of: /\("([^"]+)", "([^"]+)"\)/)
    #expect(reasons.count == 3)
    for reason in reasons {
      let line = "… can't be a page, because it \(reason.output.1). \(reason.output.2) |"
      #expect(Self.article.contains(line), "\(line)")
    }
  }

  @Test("Each condition that the C library checks is listed")
  func assertions() {
    let path = "Sources/CDwellGTKLibrary/dwell-gtk.c"
    let conditions =
      matches(/g_return_if_fail\((.*)\);/, in: path) + matches(/g_return_val_if_fail\((.*), \w+\);/, in: path)
    #expect(conditions.count > 10)
    for condition in Set(conditions) {
      let shown =
        condition.replacing("IS_TYPE", with: "DWELL_IS_CAROUSEL").replacing("dwell_##type##", with: "…")
        .replacing(/(page|from|to) < ….*/) { "\($0.output.1) < …" }
      #expect(Self.article.contains(shown), "\(shown)")
    }
  }

  @Test("Each message of the elements is listed")
  func elements() {
    let scripts = Snippet.files(below: "Web/src", suffix: ".js")
    let messages = scripts.flatMap {
      matches(/console\.\w+\([`']([^`']+)/, in: $0) + matches(/new Error\([`']([^`']+)/, in: $0)
    }
    #expect(messages.count >= 2)
    for message in messages {
      let shown = message.replacing(/\$\{\w+\}/, with: "…")
      #expect(Self.article.contains("| \(shown) |"), "\(shown)")
    }
  }
}
