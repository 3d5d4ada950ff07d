import Dwell

extension SeenPages: Codable {
  /// Reads ranges, each as its first page and the one after its last: `[[0,3],[5,6]]`.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Range<Int>].self))
  }

  /// Writes the ranges.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(ranges)
  }
}

extension PageRecord: Codable {
  /// The names of the fields.
  private enum CodingKeys: String, CodingKey {
    case pageCount, currentPage, progress, seen
  }

  /// Reads `{"pageCount":5,"currentPage":2,"progress":0.25,"seen":[[0,3]]}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pageCount: try fields.decode(Int.self, forKey: .pageCount),
      currentPage: try fields.decode(Int.self, forKey: .currentPage),
      progress: try fields.decode(Double.self, forKey: .progress),
      seen: try fields.decode(SeenPages.self, forKey: .seen))
  }

  /// Writes all fields.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(pageCount, forKey: .pageCount)
    try fields.encode(currentPage, forKey: .currentPage)
    try fields.encode(progress, forKey: .progress)
    try fields.encode(seen, forKey: .seen)
  }
}
