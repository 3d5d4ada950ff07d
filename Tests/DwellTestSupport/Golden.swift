import Foundation
import Testing

/// Expects the text that a golden file in Tests/Goldens holds, or prints what is different.
///
/// With DWELL_BLESS=1 in the environment (`make bless`) the file is renewed instead. `name` is its path in
/// the folder.
public func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let environment = ProcessInfo.processInfo.environment
  let golden = Golden(
    folder: Golden.folder, isRenewed: environment["DWELL_BLESS"] == "1", command: "make bless")
  if let difference = golden.difference(of: text, from: name) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}

/// A folder of golden files: what the code gave when somebody last looked at it.
struct Golden {
  /// The goldens of this package.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")

  /// Where the files are.
  let folder: URL
  /// Whether files are renewed rather than compared.
  let isRenewed: Bool
  /// What a message tells to do to renew them.
  let command: String

  /// What is different between `text` and the file, as a message; nil if nothing is, or if the file was
  /// renewed.
  func difference(of text: String, from name: String) -> String? {
    let file = folder.appending(path: name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard expected != text else { return nil }
    if isRenewed { return renew(file, name, with: text) }
    guard let expected else {
      return "Tests/Goldens/\(name) does not exist; `\(command)` writes it from what the code gives now."
    }
    return """
      Tests/Goldens/\(name) differs; if what the code gives now is right, `\(command)` renews the file.
      - expected, + given:
      \(lineDifference(from: expected, to: text))
      """
  }

  /// Writes the file; the message says what went wrong.
  private func renew(_ file: URL, _ name: String, with text: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    } catch {
      return "Tests/Goldens/\(name) cannot be written: \(error)"
    }
  }
}
