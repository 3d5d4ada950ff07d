import Dwell
@testable import DwellDeck
@testable import DwellJSON
import Glibc

/// Reads the bytes as a deck.json, in a folder with pictures, a link out of it and a pipe.
func fuzzDeck(_ bytes: [UInt8]) {
  do throws(JSONProblem) {
    let schema = try DeckSchema(try JSONDocument(bytes: bytes, name: "deck.json").root)
    expect(!schema.pages.isEmpty, "a deck without pages")
    for duration in schema.pages.compactMap({ ($0.duration ?? schema.duration)?.seconds }) {
      expect(duration > 0 && duration <= Deck.maximumDuration, "a page stays \(duration) s")
    }
  } catch {
    expectLine(error.description, begins: "deck.json:\(error.line):\(error.column): ")
    return
  }
  deckFolder.read(bytes)
}

/// Fails unless a message is one printable line with a place and a fix.
func expectLine(_ message: String, begins place: String) {
  expect(message.utf8.starts(with: place.utf8), "the message has no place: \(message)")
  expect(message.contains(" -- "), "the message has no fix: \(message)")
  for scalar in message.unicodeScalars {
    let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{202E}"
    expect(isPlain, "the message holds U+\(String(scalar.value, radix: 16))")
  }
}

/// The folder of the process.
private let deckFolder = DeckFolder()

/// A folder for a series of deck.json files.
private struct DeckFolder {
  /// The folder, absolute and without links.
  let path: String

  /// Makes the folder, which is removed when the process ends.
  init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/dwell-fuzz-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template).map({ String(cString: $0) }),
      let resolved = realpath(made, nil)
    else { fault("cannot create a folder in \(parent)") }
    path = String(cString: resolved)
    free(resolved)
    write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "a.png")
    write([0xFF, 0xD8, 0xFF, 0xE0], to: "b.jpg")
    mkdir("\(path)/sub", 0o700)
    write([0xFF, 0xD8, 0xFF, 0xE0], to: "sub/c.jpg")
    symlink("/etc", "\(path)/out")
    mkfifo("\(path)/pipe", 0o600)
    atexit { deckFolder.remove() }
  }

  /// Writes a file.
  private func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { fault("\(name) cannot be written") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Reads a deck.json: its pictures must be inside the folder, and each message must have a place.
  func read(_ bytes: [UInt8]) {
    write(bytes, to: "deck.json")
    let problems: [DeckProblem]
    do {
      let reading = try Deck.read(path: path)
      problems = reading.skipped
      for page in reading.deck.pages {
        expect(
          page.path.utf8.starts(with: (path + "/").utf8), "\(page.path) is outside of the deck's folder")
        expect(!page.path.contains("/../"), "\(page.path) is not a normalised path")
      }
    } catch {
      problems = error.causes + [error]
    }
    for problem in problems { expectLine(problem.description, begins: path) }
  }

  /// Removes the folder.
  func remove() {
    for name in ["a.png", "b.jpg", "sub/c.jpg", "out", "pipe", "deck.json"] { unlink("\(path)/\(name)") }
    rmdir("\(path)/sub")
    rmdir(path)
  }
}
