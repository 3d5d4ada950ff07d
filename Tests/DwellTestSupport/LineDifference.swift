/// The difference between two texts, by lines: removed lines after `-`, added ones after `+`, with two lines
/// of context and `...` for omitted lines; at most 60 lines, and of long lines only the part around the first
/// difference. Only the 150 lines from the first difference on are compared, since the time grows with the
/// square of what differs.
public func lineDifference(from old: String, to new: String) -> String {
  let (oldLines, newLines) = (old.lines, new.lines)
  let start = max(zip(oldLines, newLines).prefix { $0 == $1 }.count - 2, 0)
  let changes = changedLines(
    from: Array(oldLines.dropFirst(start).prefix(150)), to: Array(newLines.dropFirst(start).prefix(150)))
  let isCut = max(oldLines.count, newLines.count) > start + 150
  var shown: [String] = []
  var lastShown = start > 0 ? -2 : -1
  for (index, change) in changes.enumerated() {
    let isNear = changes[max(index - 2, 0)...min(index + 2, changes.count - 1)].contains { $0.sign != " " }
    guard isNear else { continue }
    if shown.count == 60 { return (shown + ["..."]).joined(separator: "\n") }
    if index > lastShown + 1 { shown.append("...") }
    lastShown = index
    shown.append(change.text(at: firstDifference(of: index, in: changes)))
  }
  if isCut || lastShown < changes.count - 1 { shown.append("...") }
  return shown.joined(separator: "\n")
}

/// A line of a difference.
private struct ChangedLine {
  /// `-` for removed, `+` for added, a space for unchanged.
  var sign: Character
  /// The line.
  var line: String

  /// The line after its sign: at most 160 characters around `place`.
  func text(at place: Int) -> String {
    guard line.count > 160 else { return "\(sign) \(line)" }
    let start = min(max(place - 60, 0), line.count - 160)
    return
      "\(sign) \(start > 0 ? "…" : "")\(line.dropFirst(start).prefix(160))\(start + 160 < line.count ? "…" : "")"
  }
}

/// The lines of both texts in one sequence.
private func changedLines(from old: [String], to new: [String]) -> [ChangedLine] {
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [ChangedLine] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    if oldIndex < old.count, removed.contains(oldIndex) {
      result.append(ChangedLine(sign: "-", line: old[oldIndex]))
      oldIndex += 1
    } else if newIndex < new.count, inserted.contains(newIndex) {
      result.append(ChangedLine(sign: "+", line: new[newIndex]))
      newIndex += 1
    } else {
      result.append(ChangedLine(sign: " ", line: old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return result
}

/// The index of the first different character in a removed line and the added one in its place; 0 if there is
/// no such pair.
private func firstDifference(of index: Int, in changes: [ChangedLine]) -> Int {
  let own = changes[index]
  let before = changes[..<index].reversed().prefix { $0.sign == own.sign }.count
  let otherSign: Character = own.sign == "-" ? "+" : "-"
  let start = index - before
  let others =
    own.sign == "-"
    ? changes[index...].drop { $0.sign == "-" }.prefix { $0.sign == otherSign }
    : ArraySlice(changes[..<start].reversed().prefix { $0.sign == otherSign }.reversed())
  guard own.sign != " ", before < others.count else { return 0 }
  let other = others[others.startIndex + before]
  return zip(own.line, other.line).prefix { $0 == $1 }.count
}

extension String {
  /// The lines of the text; a missing line break at the end is noted.
  fileprivate var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("(no line break at the end)") }
    return lines
  }
}
