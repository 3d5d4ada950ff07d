import Dwell

extension Option {
  /// Numbers that it may be: both ends of its range, and one other than its default.
  package var usable: [Double] {
    switch values {
    case .number(let kind, let standard):
      let (least, most) = (kind.range.lowerBound, kind.range.upperBound)
      return [least, ((standard ?? most) + least) / 2, most]
    case .count(let range, let standard):
      return [Double(range.lowerBound), Double(standard + 1), Double(min(range.upperBound, 1000))]
    case .flag: return [0, 1]
    case .choice(let names, _): return names.indices.map(Double.init)
    }
  }

  /// Numbers that it can't be.
  package var unusable: [Double] {
    switch values {
    // To no number an option without a value can be set.
    case .number(let kind, nil): [kind.range.lowerBound - 1, kind.range.upperBound + 1]
    case .number(let kind, _): [kind.range.lowerBound - 1, kind.range.upperBound + 1, .nan]
    case .count(let range, _):
      [Double(range.lowerBound - 1)] + (range.upperBound < .max ? [Double(range.upperBound + 1)] : [])
    // Any number is a flag, and others than those of cases change no choice.
    case .flag, .choice: []
    }
  }
}
