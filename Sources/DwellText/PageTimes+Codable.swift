import Dwell

extension PageTime: Codable {
  /// The names of the fields.
  private enum CodingKeys: String, CodingKey {
    case page, shown, running, completions
  }

  /// Reads `{"page":0,"shown":5.5,"running":4,"completions":1}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      page: try fields.decode(Int.self, forKey: .page),
      shown: try fields.decode(Double.self, forKey: .shown),
      running: try fields.decode(Double.self, forKey: .running),
      completions: try fields.decode(Int.self, forKey: .completions))
  }

  /// Writes all fields.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(page, forKey: .page)
    try fields.encode(shown, forKey: .shown)
    try fields.encode(running, forKey: .running)
    try fields.encode(completions, forKey: .completions)
  }
}

extension PageTimes: Codable {
  /// Reads a list of pages; those to the same page are added.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([PageTime].self))
  }

  /// Writes the list of pages that were in view, in page order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pages)
  }
}
