import Testing

extension DwellProcess {
  /// The completions that bash offers for these words, the last of which may be incomplete; none may have a
  /// quote.
  public static func completions(_ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try DwellProcess(
      shell: """
        source <("$DWELL" completions bash)
        COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)
        _dwell
        ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
        """)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }
}
