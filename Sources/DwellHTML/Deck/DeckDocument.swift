import DwellDeck

/// One page of HTML that plays a deck wherever it is opened: the beginning, a figure for every picture, the
/// end.
public struct DeckDocument: Sendable {
  /// How a deck is shown.
  public struct Options: Sendable {
    /// What it looks like.
    public var style = DeckStyle.control
    /// Whether the titles of pages are shown.
    public var showsCaptions = true
    /// Whether pages go from right to left, whatever the deck's language.
    public var isRightToLeft = false
    /// Whether pictures lie beside the page instead of in it.
    public var isLinked = false

    /// A page with a page control.
    public init() {}
  }

  /// The deck.
  private let deck: Deck
  /// How it is shown.
  private let options: Options
  /// The elements.
  private let front: WebFront

  /// A page of a deck.
  public init(_ deck: Deck, _ options: Options, front: WebFront) {
    self.deck = deck
    self.options = options
    self.front = front
  }

  /// What the page is called.
  private var title: String { HTMLText.escaped(deck.title ?? deck.name) }

  /// The way of pages and texts.
  private var direction: String { options.isRightToLeft || deck.isRightToLeft ? "rtl" : "ltr" }

  /// Everything before the first picture.
  public var beginning: String {
    let style = front.style + Self.style
    let policy = ContentPolicy(
      scripts: [front.script, Self.script], styles: [style],
      // A page from a disk has no origin that 'self' could mean.
      pictures: options.isLinked ? ["data:", "'self'", "file:"] : ["data:"])
    return """
      <!doctype html>
      <html lang="\(HTMLText.escaped(deck.language ?? "en"))" dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="Dwell">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body class="\(options.style.rawValue)">
      <main>
      <h1>\(title)</h1>
      <dwell-carousel label="\(title)" duration="\(HTMLText.number(deck.duration))"\(attributes) tabindex="0">

      """
  }

  /// What else the carousel is told.
  private var attributes: String {
    let loop = deck.loops ? " loop" : ""
    let style =
      options.style == .story ? #" indicator="segments" indicator-side="start" taps="turn""# : ""
    let words = deck.words.given.flatMap { word, text in
      Self.attributes(for: word).map { " \($0)=\"\(HTMLText.escaped(text))\"" }
    }
    return loop + style + words.joined()
  }

  /// The attributes by which the elements learn a word.
  private static func attributes(for word: DeckWords.Word) -> [String] {
    switch word {
    case .pause: ["label-pause"]
    case .play: ["label-play"]
    case .page: ["label-page", "label-slide"]
    case .carousel: ["label-carousel"]
    case .slide: ["label-slide-role"]
    // The marks are called as the deck is; what nobody described has it in its text.
    case .pages, .undescribed: []
    }
  }

  /// One page with its picture at an address: one of the `data:` kind, or a relative one.
  public func figure(of page: DeckPage, source: String) -> String {
    let duration = page.duration.map { #" data-duration="\#(HTMLText.number($0))""# } ?? ""
    var caption = ""
    if options.showsCaptions, let title = page.title, !title.isEmpty {
      caption = "<figcaption dir=\"auto\">\(HTMLText.escaped(title))</figcaption>"
    }
    let text = HTMLText.escaped(alternativeText(of: page))
    // Decoded with the page that shows it, not a moment later.
    return "<figure\(duration)><img decoding=\"sync\" alt=\"\(text)\" src=\"\(source)\">\(caption)</figure>\n"
  }

  /// What stands for a picture where it is not seen: what the deck says, or that it says nothing.
  private func alternativeText(of page: DeckPage) -> String {
    page.alternativeText ?? "\(page.label) (\(deck.words[.undescribed] ?? "not described"))"
  }

  /// Everything behind the last picture.
  public var end: String {
    """
    </dwell-carousel>
    </main>
    <script>\(front.script)</script>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }
}
