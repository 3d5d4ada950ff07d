import Foundation
import Testing

@testable import DwellCommand

/// The manual page tells what the help tells. `Tests/Installed/command.sh` formats it with groff.
@Suite struct ManCommandTests {
  @Test func `the page is printed, with the version`() throws {
    let run = try DwellProcess(["man"])
    #expect(run.output == ManPage.text && run.errors == "" && run.status == 0)
    #expect(run.output.hasPrefix(".TH DWELL 1 \"\" \"Dwell \(DwellCommand.version)\""))
  }

  @Test(arguments: Command.allCases) func `a command has a section with its options`(command: Command) throws
  {
    let sections = ManPage.text.components(separatedBy: "\n.SS dwell ")
    let section = try #require(sections.first { $0.hasPrefix("\(command.rawValue)\n") })
    for option in command.options {
      let name = option.name.replacingOccurrences(of: "-", with: #"\-"#)
      #expect(section.contains(#"\fB\-\-\#(name)\fR"#), "\(option.name)")
    }
  }

  @Test func `only macros begin with a dot, and hyphens can be copied`() {
    let macros = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".nf", ".fi"]
    for line in ManPage.text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(ManPage.text.contains(#"\-\-style=story"#) && !ManPage.text.contains(" --"))
  }
}
