import Dwell
import DwellJSON

extension PageControlMetrics {
  /// Reads the metrics; missing ones keep their defaults.
  init(_ node: JSONNode) throws(JSONProblem) {
    self = try PageControlMetrics(options: node)
    if let pill = try node.object()["pillLength"], pillLength < dotSize {
      throw pill.problem("is shorter than a dot", fix: "write at least \(JSONLine.number(dotSize).text)")
    }
  }
}

extension IndicatorImages {
  /// The fields of the images.
  static let fieldNames = ["all", "current", "pages", "currentPages"]

  /// Reads the images of a control with the given number of pages, as numbers that a front resolves.
  init(_ node: JSONNode, pageCount: Int) throws(JSONProblem) {
    self.init()
    let fields = try node.object(allowed: Self.fieldNames)
    all = try fields["all"]?.image()
    current = try fields["current"]?.image()
    for (page, node) in try fields["pages"]?.pages(of: pageCount) ?? [] {
      set(try node.image(), forPage: page)
    }
    for (page, node) in try fields["currentPages"]?.pages(of: pageCount) ?? [] {
      setCurrent(try node.image(), forPage: page)
    }
  }
}

extension JSONNode {
  /// The number of an image.
  fileprivate func image() throws(JSONProblem) -> ImageName { ImageName(try integer()) }
}
