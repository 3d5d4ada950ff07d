import Glibc

/// Fuzzes the parsers of arbitrary bytes: libFuzzer's program, with its options and inputs as arguments.
///
/// The environment variable DWELL_FUZZ_TARGET selects the target, so that one program contains all of them.
@main
enum DwellFuzz {
  /// Runs libFuzzer, and exits with its status.
  static func main() {
    guard chosenTarget != nil else {
      say("DWELL_FUZZ_TARGET must be one of: \(FuzzTarget.names)\n")
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, feed))
  }
}

/// The target of this process.
private let chosenTarget = getenv("DWELL_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Feeds one input to the target.
private let feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt = { data, count in
  chosenTarget?.run(Array(UnsafeBufferPointer(start: data, count: data == nil ? 0 : count)))
  return 0
}

/// libFuzzer's main loop (compiler-rt's FuzzerInterface.h), which calls back with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Writes to standard error.
private func say(_ text: String) { _ = text.withCString { write(2, $0, strlen($0)) } }

/// Crashes with a message; libFuzzer keeps the input.
func fault(_ message: @autoclosure () -> String) -> Never {
  say("\nfault: \(message())\n")
  abort()
}

/// Crashes unless a condition holds.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fault(message()) }
}
