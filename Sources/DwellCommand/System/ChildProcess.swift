import CDwellGetopt

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Another program that runs beside this one, with bytes on its standard input.
///
/// What it prints goes to temporary files without a name, so that no pipe can fill up while the other waits.
/// It is in a process group of its own: an interrupt from the keyboard ends this program, which ends it.
final class ChildProcess {
  /// How a program ended.
  struct Exit: Equatable {
    /// The exit status; above 128 if a signal ended it.
    var status: Int32
    /// What it printed on the standard output.
    var output: [UInt8]
    /// What it printed on the standard error.
    var errors: String
  }

  /// Why a program could not be started.
  struct LaunchFailure: Error, Equatable {
    /// The system error number (errno).
    var code: Int32
    /// Whether there is no such program on the `PATH`.
    var isMissing: Bool { code == ENOENT }
  }

  /// Its process id.
  private let id: pid_t
  /// The writing end of its standard input; -1 once that is closed.
  private var input: Int32
  /// The files of what it prints.
  private let (output, errors): (UnsafeMutablePointer<FILE>, UnsafeMutablePointer<FILE>)

  /// Starts the program that is the first of the words, looked up in `PATH`, with the others as arguments.
  /// - Parameter didStart: called with its id before a signal can end this program.
  init(_ words: [String], didStart: (pid_t) -> Void = { _ in }) throws(LaunchFailure) {
    guard let output = tmpfile() else { throw LaunchFailure(code: errno) }
    guard let errors = tmpfile() else {
      defer { fclose(output) }
      throw LaunchFailure(code: errno)
    }
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else {
      defer {
        fclose(output)
        fclose(errors)
      }
      throw LaunchFailure(code: errno)
    }
    let files = [pair[0], fileno(output), fileno(errors)]
    for file in pair + files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    let (id, code) = Self.spawn(words, files: files, didStart: didStart)
    close(pair[0])
    guard code == 0 else {
      close(pair[1])
      fclose(output)
      fclose(errors)
      throw LaunchFailure(code: code)
    }
    self.id = id
    input = pair[1]
    (self.output, self.errors) = (output, errors)
  }

  deinit {
    fclose(output)
    fclose(errors)
    if input >= 0 { close(input) }
  }

  /// Spawns a program with files as its standard input, output and error; returns its id and an error number.
  private static func spawn(
    _ words: [String], files: [Int32], didStart: (pid_t) -> Void
  ) -> (pid_t, Int32) {
    #if canImport(Darwin)
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    // No signal arrives between the start and the call that reports it.
    var (all, before, broken) = (sigset_t(), sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &before)
    posix_spawnattr_setsigdefault(&attributes, &broken)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words.first ?? "", &actions, &attributes, &arguments, dwell_environment())
    if code == 0 { didStart(id) }
    return (id, code)
  }

  /// Writes bytes to the standard input; false if the program reads no more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Darwin)
      let count = Darwin.write(input, part.baseAddress, part.count)
      #elseif canImport(Musl)
      let count = Musl.write(input, part.baseAddress, part.count)
      #else
      let count = Glibc.write(input, part.baseAddress, part.count)
      #endif
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Ends its input and waits for its end.
  func finish() -> Exit {
    close(input)
    input = -1
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // The macros of sys/wait.h.
    let signal = status & 0x7F
    return Exit(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: Self.content(of: output),
      errors: String(decoding: Self.content(of: errors), as: UTF8.self))
  }

  /// Ends the program at once.
  func cancel() {
    kill(id, SIGKILL)
    _ = finish()
  }

  /// The bytes of a temporary file.
  private static func content(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    rewind(file)
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { result += buffer[..<count] }
    return result
  }

  /// Runs a program without input until its end.
  static func run(_ words: [String]) throws(LaunchFailure) -> Exit { try ChildProcess(words).finish() }
}
