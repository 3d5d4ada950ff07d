import Glibc

/// Feeds arbitrary bytes to what reads them: libFuzzer's own program, with its options and inputs as
/// arguments.
///
/// The target is chosen by the environment's DWELL_FUZZ_TARGET, so that one program, built once, holds them
/// all.
@main
enum DwellFuzz {
  /// Runs libFuzzer until it has done what its options ask for, and exits with its status.
  static func main() {
    guard chosenTarget != nil else {
      say("DWELL_FUZZ_TARGET names none of the targets: \(FuzzTarget.names)\n")
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

/// The loop of libFuzzer (compiler-rt's FuzzerInterface.h), which calls back with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Writes to the standard error.
private func say(_ text: String) { _ = text.withCString { write(2, $0, strlen($0)) } }

/// Stops the program with what was broken; libFuzzer keeps the input that did it.
func fault(_ message: @autoclosure () -> String) -> Never {
  say("\nfault: \(message())\n")
  abort()
}

/// Stops the program unless something holds.
func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fault(message()) }
}
