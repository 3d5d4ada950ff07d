import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// Other programs with bytes on their standard input.
@Suite struct ChildProcessTests {
  /// Ignores the same signal as the command, for good: other tests run beside this one.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// Runs a shell command with an input.
  private func run(_ line: String, _ input: [UInt8] = []) throws -> (isWritten: Bool, exit: ChildProcess.Exit)
  {
    let process = try ChildProcess(["bash", "-c", line])
    let isWritten = input.withUnsafeBytes { process.write($0) }
    return (isWritten, process.finish())
  }

  @Test func `a program gets its input, and its output is collected`() throws {
    let input = [UInt8](repeating: 7, count: 1_000_000)
    let result = try run("cat; echo problem >&2; exit 3", input)
    #expect(result.isWritten)
    #expect(result.exit == ChildProcess.Exit(status: 3, output: input, errors: "problem\n"))
  }

  @Test func `a program that stops reading is detected`() throws {
    let result = try run("exec <&-; echo enough >&2; exit 1", [UInt8](repeating: 0, count: 10_000_000))
    #expect(!result.isWritten)
    #expect(result.exit.errors == "enough\n" && result.exit.status == 1)
  }

  @Test func `endless output keeps its beginning, and endless messages keep their end`() throws {
    let exit = try run("(echo first; yes | head -c 3000000); (yes | head -c 3000000; echo last) >&2").exit
    #expect(exit.output.count == 1 << 20 && exit.output.starts(with: Array("first\ny".utf8)))
    #expect(exit.errors.utf8.count == 1 << 20 && exit.errors.hasSuffix("y\nlast\n"))
  }

  @Test func `a signal that ends a program is its status`() throws {
    #expect(try run("kill -TERM $$").exit.status == 128 + 15)
  }

  @Test func `a missing program cannot be started`() {
    #expect(throws: ChildProcess.LaunchFailure(code: ENOENT)) { try ChildProcess(["dwell-no-such-program"]) }
  }

  @Test func `a broken pipe ends a program as usual, though this one ignores it`() throws {
    #expect(try run("(yes; echo $? >&2) | head -n 1").exit.errors == "141\n")
  }

  @Test func `a cancelled program ends at once`() throws {
    let process = try ChildProcess(["sleep", "1000"])
    process.cancel()
  }

  @Test func `a program's id is known as soon as it runs`() throws {
    var id: pid_t = 0
    let process = try ChildProcess(["bash", "-c", "echo $$"]) { id = $0() }
    #expect(process.finish().output == Array("\(id)\n".utf8))
  }
}
