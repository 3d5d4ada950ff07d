import DwellCommand
import CDwellProcess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Another program that runs beside this one, with bytes on its standard input.
///
/// Its output is read while its input is written, so that neither waits for the other. It is in a process
/// group of its own: an interrupt from the keyboard ends this program, which ends the other one.
final class ChildProcess {
  /// How a program ended.
  struct Exit: Equatable {
    /// The exit status; above 128 if a signal ended it.
    var status: Int32
    /// Its standard output, at most a megabyte from its beginning.
    var output: [UInt8]
    /// Its standard error, at most a megabyte from its end.
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
  /// Its standard output and standard error.
  private var (output, errors): (Printed, Printed)

  /// The output of a program.
  private struct Printed {
    /// The reading end of the pipe; -1 at its end.
    var file: Int32
    /// Whether the end of excess output is kept; otherwise its beginning is.
    var keepsEnd: Bool
    /// The kept bytes.
    private(set) var bytes: [UInt8] = []

    /// The maximum number of kept bytes: far more than lists and messages have.
    static let limit = 1 << 20

    /// The output read from a pipe, with its end or its beginning kept.
    init(file: Int32, keepsEnd: Bool) {
      self.file = file
      self.keepsEnd = keepsEnd
    }

    /// Reads the available output, or detects the end.
    mutating func read() {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let count = systemRead(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<(keepsEnd ? count : min(count, Self.limit - bytes.count))]
        // This is done at once for many reads.
        if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
      } else if count == 0 || errno != EINTR {
        close(file)
        file = -1
        bytes.removeFirst(max(bytes.count - Self.limit, 0))
      }
    }
  }

  /// Starts the program that is the first of the words, looked up in `PATH`, with the others as arguments.
  /// - Parameter starting: calls its argument, which starts the program and returns its id, or 0 if it can't;
  ///   meanwhile signals are blocked for this thread.
  init(_ words: [String], starting: (() -> pid_t) -> Void = { _ = $0() }) throws(LaunchFailure) {
    var ends: [Int32] = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let code = errno
        for file in ends { close(file) }
        throw LaunchFailure(code: code)
      }
      for file in pair { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      ends += pair
    }
    let (id, code) = Self.spawn(words, files: [ends[0], ends[3], ends[5]], starting: starting)
    for file in [ends[0], ends[3], ends[5]] { close(file) }
    guard code == 0 else {
      for file in [ends[1], ends[2], ends[4]] { close(file) }
      throw LaunchFailure(code: code)
    }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    self.id = id
    input = ends[1]
    (output, errors) = (Printed(file: ends[2], keepsEnd: false), Printed(file: ends[4], keepsEnd: true))
  }

  deinit { for file in [input, output.file, errors.file] where file >= 0 { close(file) } }

  /// Spawns a program with files as its standard input, output and error; returns its id and an error number.
  private static func spawn(
    _ words: [String], files: [Int32], starting: (() -> pid_t) -> Void
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
    // No signal arrives in this thread between the start and its report. The program gets them all, including
    // those that this thread may have blocked.
    var (all, before, none, broken) = (sigset_t(), sigset_t(), sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &broken)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var id: pid_t = 0
    var code: Int32 = 0
    starting {
      code = posix_spawnp(&id, words.first ?? "", &actions, &attributes, &arguments, dwell_environment())
      return code == 0 ? id : 0
    }
    return (id, code)
  }

  /// Writes bytes to the standard input; false if the program has stopped reading.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard exchange() else { continue }
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(input, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return false
      }
    }
    return true
  }

  /// Waits until the program takes input or prints something, and reads that; true if it takes input, or has
  /// stopped reading.
  private func exchange() -> Bool {
    var files = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.file, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.file, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, nfds_t(files.count), -1) > 0 else { return false }
    if files[1].revents != 0 { output.read() }
    if files[2].revents != 0 { errors.read() }
    return files[0].revents != 0
  }

  /// Ends its input and waits for its end.
  func finish() -> Exit {
    close(input)
    input = -1
    while output.file >= 0 || errors.file >= 0 { _ = exchange() }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // The macros of sys/wait.h.
    let signal = status & 0x7F
    return Exit(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: output.bytes,
      errors: String(decoding: errors.bytes, as: UTF8.self))
  }

  /// Ends the program at once.
  func cancel() {
    kill(id, SIGKILL)
    _ = finish()
  }

  /// Runs a program without input until its end.
  static func run(_ words: [String]) throws(LaunchFailure) -> Exit { try ChildProcess(words).finish() }
}

/// The system's `read`, which a method of that name hides.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// The system's `write`, which a method of that name hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
