import DwellCommand
import DwellDeck
import DwellFiles
import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The pictures given to a command, and their order.
enum DeckOperands {
  /// Whether subfolders are read.
  static let recursive = CommandOption(
    name: "recursive", letter: "r", help: ["also the pictures in subfolders, after those of the folder"])
  /// Whether the last page comes first.
  static let reverse = CommandOption(name: "reverse", help: ["from the last page to the first"])
  /// Whether the order is random.
  static let shuffle = CommandOption(
    name: "shuffle", help: ["in a random order, which does not change during playback"])
  /// The seed of the random order.
  static let seed = CommandOption(
    name: "seed", value: "NUMBER", help: ["for --shuffle: the same order for the same NUMBER"])
  /// The options of all commands that read a deck.
  static let options = [recursive, reverse, shuffle, seed]

  /// Reads the deck that the operands name, and applies the changes; skipped files are reported on standard
  /// error. Nil without operands.
  /// - Parameters:
  ///   - style: for ``DwellDeck/DeckStyle/stories``, the operands name people.
  ///   - opensFolder: whether one picture represents its folder, from that picture on.
  static func deck(
    _ arguments: Arguments, _ changes: DeckChanges, style: DeckStyle, opensFolder: Bool = false
  ) throws(CommandProblem) -> Deck? {
    guard !arguments.operands.isEmpty else { return nil }
    let (paths, isRecursive) = (try paths(arguments.operands), arguments.has(recursive))
    // A list is complete, even with one path.
    let opensFolder = opensFolder && arguments.operands != ["-"]
    let deck = try deck(paths, changes, style: style, isRecursive: isRecursive, opensFolder: opensFolder)
    var read = ReadFiles()
    read.insert([deck])
    try read.check(arguments)
    return deck
  }

  /// Reads the deck of some paths, as above.
  static func deck(
    _ paths: [String], _ changes: DeckChanges, style: DeckStyle, isRecursive: Bool, opensFolder: Bool
  ) throws(CommandProblem) -> Deck {
    do throws(DeckProblem) {
      return try read(
        paths, changes, style: style, isRecursive: isRecursive, opensFolder: opensFolder
      ) {
        Output.report("\($0)")
      }
    } catch {
      throw .usage("\(error)")
    }
  }

  /// Reads the deck of paths that are dropped on a window; nil if there is nothing to play. Problems are
  /// reported on standard error and to the window.
  static func dropped(
    _ paths: [String], _ changes: DeckChanges, isRecursive: Bool, report: (DeckProblem) -> Void
  ) -> Deck? {
    do throws(DeckProblem) {
      return try read(paths, changes, isRecursive: isRecursive, opensFolder: true) { problem in
        Output.report("\(problem)")
        report(problem)
      }
    } catch {
      Output.report("\(error)")
      // Otherwise its causes have been reported.
      if error.causes.isEmpty { report(error) }
      return nil
    }
  }

  /// Reads the deck of some paths, and applies the changes; reports skipped files, and the causes of a
  /// failure.
  private static func read(
    _ paths: [String], _ changes: DeckChanges, style: DeckStyle = .control, isRecursive: Bool,
    opensFolder: Bool, report: (DeckProblem) -> Void
  ) throws(DeckProblem) -> Deck {
    do throws(DeckProblem) {
      let reading =
        style == .stories
        ? try Deck.readStories(paths: paths, isRecursive: isRecursive, changes)
        : opensFolder && paths.count == 1
          ? try Deck.read(startingAt: paths[0], isRecursive: isRecursive)
          : try Deck.read(paths: paths, isRecursive: isRecursive)
      for problem in reading.skipped { report(problem) }
      var deck = reading.deck
      // Each person's deck has been changed.
      if style != .stories { changes.apply(to: &deck) }
      return deck
    } catch {
      for cause in error.causes { report(cause) }
      throw error
    }
  }

  /// The order requested by the options. Without `--seed` each shuffled order is different.
  static func order(_ arguments: Arguments) throws(CommandProblem) -> DeckOrder {
    let seed = try arguments.value(of: seed).map(Self.number)
    guard arguments.has(shuffle) else {
      guard seed == nil else {
        throw .usage("--seed is for a random order -- write --shuffle too, or leave it out")
      }
      return arguments.has(reverse) ? .reversed : .given
    }
    guard !arguments.has(reverse) else {
      throw .usage("--reverse and --shuffle exclude each other -- write one of them")
    }
    return .shuffled(seed: seed ?? .random(in: 0 ... .max))
  }

  /// The number of `--seed`.
  private static func number(_ text: String) throws(CommandProblem) -> UInt64 {
    guard let seed = UInt64(digits: text) else {
      throw .usage(
        "--seed is \(printable(text, limit: 24)); it must be a whole number, 0 or more -- write e.g. --seed=7"
      )
    }
    return seed
  }

  /// The operands, with those of the standard input in place of `-`.
  private static func paths(_ operands: [String]) throws(CommandProblem) -> [String] {
    guard operands.count(where: { $0 == "-" }) < 2 else {
      throw .usage("- is given twice, and the standard input can be read once -- leave one out")
    }
    var paths: [String] = []
    for operand in operands { paths += operand == "-" ? try listed() : [operand] }
    return paths
  }

  /// The paths on the standard input: one on each line, or each terminated by NUL, as `find -print0` writes
  /// them. Lines that begin with `#` are comments (RFC 2483, 5), unless they name a file.
  private static func listed() throws(CommandProblem) -> [String] {
    var bytes = try Input.bytes(of: "-")[...]
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] where bytes.starts(with: mark) {
      throw .usage("standard input is UTF-16 -- write the list in UTF-8")
    }
    // The byte order mark that some editors put before UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let ending = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    var paths: [String] = []
    for (index, line) in bytes.split(separator: ending, omittingEmptySubsequences: false).enumerated() {
      // Lists of addresses (text/uri-list) have CRLF line endings.
      let isReturned = ending != 0 && line.last == UInt8(ascii: "\r")
      let name = isReturned ? line.dropLast() : line
      guard !name.isEmpty else { continue }
      let path = String(decoding: name, as: UTF8.self)
      guard path.utf8.elementsEqual(name) else {
        Output.report("standard input:\(index + 1): \(printable(path)) is not UTF-8; skipped -- rename it")
        continue
      }
      if ending != 0, path.utf8.first == UInt8(ascii: "#"), access(path, F_OK) != 0 { continue }
      paths.append(path)
    }
    guard !paths.isEmpty else {
      throw .usage(
        "standard input names no picture -- write a path on each line, e.g. ls *.jpg | dwell play -")
    }
    return paths
  }
}
