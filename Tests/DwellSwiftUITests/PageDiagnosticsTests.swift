import Dwell
import Testing

@testable import DwellSwiftUI

@Suite("Messages for the developer")
struct PageDiagnosticsTests {
  @Test("Each of the core's diagnostics has one line: the mistake, its effect and its fix", arguments: 0..<12)
  func lines(bit: Int) throws {
    let lines = PageDiagnostics(Diagnostics(rawValue: 1 << bit)).lines
    let parts = try #require(lines.first).split(separator: ": ")
    #expect(lines.count == 1 && parts.count == 2)
    let mends = ["check", "consider", "use", "set", "put", "make", "add"]
    #expect(mends.contains { parts.last?.hasPrefix($0 + " ") == true }, "\(lines)")
  }

  @Test("A progress above 1 isn't reported as ignored")
  func progress() {
    #expect(PageDiagnostics(.invalidProgress).lines.first?.contains("above 1 counts as 1") == true)
  }
}
