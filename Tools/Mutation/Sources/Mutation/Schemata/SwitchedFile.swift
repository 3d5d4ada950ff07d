/// A source with mutants behind a switch: a copy that behaves like the original until a number is set.
struct SwitchedFile {
  /// The original.
  private let file: SourceFile

  /// A place with mutants in the build.
  private struct Place {
    /// The place.
    var site: Site
    /// The mutants.
    var numbers: [(variant: Int, number: Int)]
  }

  /// The text of a copy with some of the file's mutants. It has the original's lines, so that the compiler's
  /// messages can be matched with them.
  static func text(of file: SourceFile, sites: [Site], mutants: [Mutant]) -> String {
    let bySite = Dictionary(grouping: mutants, by: \.site)
    let places = sites.indices.compactMap { index in
      bySite[index].map { Place(site: sites[index], numbers: $0.map { ($0.variant, $0.number) }) }
    }
    return SwitchedFile(file: file).text(0..<file.bytes.count, places[...])
  }

  /// The text of a range with its places, which are ordered and nested.
  private func text(_ range: Range<Int>, _ places: ArraySlice<Place>) -> String {
    var result = ""
    var position = range.lowerBound
    var rest = places
    while let place = rest.popFirst() {
      let site = place.site
      guard site.range.lowerBound >= position, site.range.upperBound <= range.upperBound else { continue }
      result += file.text(position..<site.range.lowerBound)
      let count = rest.prefix { $0.site.range.lowerBound < site.range.upperBound }.count
      result += text(place, inner: rest.prefix(count))
      rest = rest.dropFirst(count)
      position = site.range.upperBound
    }
    return result + file.text(position..<range.upperBound)
  }

  /// The text of a place with the places in it.
  private func text(_ place: Place, inner: ArraySlice<Place>) -> String {
    let (site, numbers) = (place.site, place.numbers)
    let original = file.text(site.range)
    switch site.form {
    case .infix, .prefix: return SwitchSource.name(ofOperator: numbers[0].number)
    case .literal:
      return "(" + numbers.map { "mutant(\($0.number)) ? \(site.variants[$0.variant].text) : " }.joined()
        + original
        + ")"
    case .extremum: return "switched_" + original + "\(numbers[0].number), "
    case .question: return "<!> \(numbers[0].number) ?"
    case .condition:
      return numbers.reduce("(\(text(site.range, inner)))") { condition, mutant in
        let now = "mutant(\(mutant.number))"
        switch site.variants[mutant.variant].text {
        case "true": return "(\(now) || \(condition))"
        case "false": return "(!\(now) && \(condition))"
        default: return "(\(now) != \(condition))"
        }
      }
    case .arguments(let first, let second):
      let now = "mutant(\(numbers[0].number))"
      let (left, right) = (text(first, inner), text(second, inner))
      let between = file.text(first.upperBound..<second.lowerBound)
      return "\(now) ? (\(right)) : (\(left))\(between)\(now) ? (\(left)) : (\(right))"
    case .statement: return "if !mutant(\(numbers[0].number)) { \(text(site.range, inner)) }"
    }
  }
}
