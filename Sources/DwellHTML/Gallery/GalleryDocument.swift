import Dwell
import DwellJSON
import DwellScenes

/// The gallery as one HTML page: every component and every use case, live, with switches.
public struct GalleryDocument: Sendable {
  /// The elements.
  private let front: WebFront
  /// The gallery's own script and style.
  private let own: WebFront

  /// A gallery with the elements, and its own script and style.
  public init(front: WebFront, own: WebFront) {
    self.front = front
    self.own = own
  }

  /// The whole page.
  public var text: String {
    let data = "globalThis.gallery = \(Self.data);\n"
    let style = front.style + own.style
    let policy = ContentPolicy(
      scripts: [front.script, data + own.script], styles: [style], pictures: ["data:"])
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Dwell">
      <title>\(HTMLText.escaped(Gallery.title))</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      <p class="fallback">\(HTMLText.escaped(Gallery.sentence)) This gallery needs scripts and WebAssembly.</p>
      <script>\(front.script)</script>
      <script>\(data + own.script)</script>
      </body>
      </html>

      """
  }

  /// The gallery's data for its script, escaped so that it cannot end the script.
  static var data: String {
    let line = JSONLine.object([
      .init("title", .string(Gallery.title)), .init("sentence", .string(Gallery.sentence)),
      .init("speeds", .array(GalleryPage.speeds.map { .number($0) })),
      .init("images", .array(Symbol.allCases.map { .string(image(of: $0)) })),
      .init(
        "people",
        .array(
          GalleryPage.people.map { person in
            .object([
              .init("name", .string(person.name)),
              .init("cards", .array(person.cards.map { .number(Double($0)) })),
            ])
          })),
      .init("pages", .array(Gallery.pages.map(\.json))),
    ])
    return line.text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  /// A symbol as the value of a custom property `--dwell-image-N`.
  private static func image(of symbol: Symbol) -> String {
    let points = symbol.outline.map { "\(HTMLText.number($0.x * 100)),\(HTMLText.number($0.y * 100))" }
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><path d='M\(points.joined(separator: " "))z'/></svg>"
    return "url(\"data:image/svg+xml;base64,\(Base64.text(of: Array(svg.utf8)))\")"
  }
}
