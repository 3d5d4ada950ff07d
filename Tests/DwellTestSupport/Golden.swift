import Foundation
import Testing

/// Expects the text of a golden file in Tests/Goldens, or prints the difference.
///
/// With DWELL_BLESS=1 in the environment (`make bless`) it updates the file instead. `name` is the path in
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

/// A folder of golden files: reviewed output of the code.
struct Golden {
  /// The goldens of this package.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")

  /// The folder.
  let folder: URL
  /// Whether files are updated instead of compared.
  let isRenewed: Bool
  /// The command that updates them, for messages.
  let command: String
  /// The path of the folder in the project, for messages.
  var prefix = "Tests/Goldens/"

  /// The difference between `text` and the file, as a message; nil if there is none, or if the file was
  /// updated.
  func difference(of text: String, from name: String) -> String? {
    let file = folder.appending(path: name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard expected != text else { return nil }
    if isRenewed { return renew(file, name, with: text) }
    guard let expected else {
      return "\(prefix)\(name) does not exist; `\(command)` writes it from what the code gives now."
    }
    return """
      \(prefix)\(name) differs; if what the code gives now is right, `\(command)` renews the file.
      - expected, + given:
      \(lineDifference(from: expected, to: text))
      """
  }

  /// Writes the file; returns the error as a message.
  private func renew(_ file: URL, _ name: String, with text: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    } catch {
      return "\(prefix)\(name) cannot be written: \(error)"
    }
  }
}
