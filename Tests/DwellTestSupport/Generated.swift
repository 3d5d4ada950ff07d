import Foundation
import Testing

/// Expects the text of a generated file, by its path in the project, or prints the difference.
///
/// With DWELL_BLESS=1 in the environment (`make bless`) it writes the file instead.
public func expectGenerated(
  _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let difference = generatedDifference(text, path) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}

/// The difference between generated text and the file, as a message, for tests of XCTest; nil without one.
/// With DWELL_BLESS=1 it writes the file.
public func generatedDifference(_ text: String, _ path: String) -> String? {
  // The core's own package has links to the folders of the main one.
  let project = Golden.folder.resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent()
  let isRenewed = ProcessInfo.processInfo.environment["DWELL_BLESS"] == "1"
  return Golden(folder: project, isRenewed: isRenewed, command: "make bless", prefix: "")
    .difference(of: text, from: path)
}

/// A number as in generated files: without a fraction of zero.
public func decimal(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}
