import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellMain

/// The manual page contains the same as the help. `Tests/Installed/command.sh` formats it with groff.
@Suite struct ManCommandTests {
  @Test func `the page is printed, with the version`() throws {
    let run = try DwellProcess(["man"])
    #expect(run.output == ManPage.text(of: Main.program) && run.errors == "" && run.status == 0)
    #expect(run.output.hasPrefix(".TH DWELL 1 \"\" \"Dwell \(Program.version)\""))
  }

  @Test func `a command has a section with its options`() throws {
    let sections = ManPage.text(of: Main.program).components(separatedBy: "\n.SS dwell ")
    for command in Main.program.commands {
      let section = try #require(sections.first { $0.hasPrefix("\(command.name)\n") })
      for option in command.options {
        let name = option.name.replacingOccurrences(of: "-", with: #"\-"#)
        #expect(section.contains(#"\fB\-\-\#(name)\fR"#), "\(option.name)")
      }
    }
  }

  @Test func `only macros begin with a dot, and hyphens can be copied`() {
    let macros = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".nf", ".fi"]
    let page = ManPage.text(of: Main.program)
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(page.contains(#"\-\-sheet"#) && !page.contains(" --"))
  }
}
