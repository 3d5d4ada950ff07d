/// One mistake: a place and one rule's change of it.
public struct Mutant: Equatable, Sendable {
  /// The part that stays the same when other lines change; it identifies the mutant in a list.
  public struct Identity: Hashable, Sendable {
    /// The file, by its path in the module's folder.
    public var file: String
    /// The line on which the place begins, without surrounding white space.
    public var line: String
    /// The rule.
    public var rule: String
    /// Its position among the mutants with the same file, line and rule, from 1.
    public var occurrence: Int

    /// Identifies a mutant.
    public init(file: String, line: String, rule: String, occurrence: Int) {
      (self.file, self.line, self.rule, self.occurrence) = (file, line, rule, occurrence)
    }
  }

  /// Its number among all mutants of these sources, from 1; independent of the choice.
  public var number: Int
  /// Its identity.
  public var identity: Identity
  /// The folder that it counts towards.
  public var folder: String
  /// The index of its file among the sources.
  public var file: Int
  /// The index of its place in the file.
  public var site: Int
  /// The index of its variant.
  public var variant: Int
  /// The line of the place, from 1.
  public var line: Int
  /// The original, whole lines without surrounding white space.
  public var original: String
  /// The same lines after the change.
  public var changed: String
}

/// The sources of a module, their places, and all mutants of these.
public struct Catalog: Sendable {
  /// The files, by their paths.
  public let files: [SourceFile]
  /// The places of every file.
  public let sites: [[Site]]
  /// All mutants, by number; the first is number 1.
  public let mutants: [Mutant]
  /// The lines of code in every folder.
  public let codeLines: [String: Int]

  /// Analyses sources.
  public init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
    sites = self.files.map(Rules.sites)
    let own = Set(files.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") })
    var mutants: [Mutant] = []
    var codeLines: [String: Int] = [:]
    for (fileIndex, file) in self.files.enumerated() {
      let folder = file.folder(ofSources: own)
      codeLines[folder, default: 0] += file.codeLines
      var seen: [Mutant.Identity: Int] = [:]
      for (siteIndex, site) in sites[fileIndex].enumerated() {
        let lines = file.lineNumbers(of: site.range)
        let text = file.lines[lines.lowerBound - 1].trimmed
        for (variantIndex, variant) in site.variants.enumerated() {
          var identity = Mutant.Identity(file: file.path, line: text, rule: variant.rule, occurrence: 0)
          let occurrence = seen[identity, default: 0] + 1
          seen[identity] = occurrence
          identity.occurrence = occurrence
          mutants.append(
            Mutant(
              number: mutants.count + 1, identity: identity, folder: folder, file: fileIndex, site: siteIndex,
              variant: variantIndex, line: lines.lowerBound,
              original: file.lines[(lines.lowerBound - 1)...(lines.upperBound - 1)].joined(separator: "\n")
                .trimmed,
              changed: file.changedLines(site.range, to: variant.text).trimmed))
        }
      }
    }
    self.mutants = mutants
    self.codeLines = codeLines
  }
}

extension SourceFile {
  /// The whole lines of a range, with another text in its place.
  fileprivate func changedLines(_ range: Range<Int>, to text: String) -> String {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
    return self.text(start..<range.lowerBound) + text + self.text(range.upperBound..<end)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
