import Dwell

extension Option {
  /// Valid numbers for it: both ends of its range, and one other than its default.
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

  /// Invalid numbers for it.
  package var unusable: [Double] {
    switch values {
    // An option without a value can't be set to any number.
    case .number(let kind, nil): [kind.range.lowerBound - 1, kind.range.upperBound + 1]
    case .number(let kind, _): [kind.range.lowerBound - 1, kind.range.upperBound + 1, .nan]
    case .count(let range, _):
      [Double(range.lowerBound - 1)] + (range.upperBound < .max ? [Double(range.upperBound + 1)] : [])
    // For a flag any number is valid, and for a choice others than those of its cases change nothing.
    case .flag, .choice: []
    }
  }
}
