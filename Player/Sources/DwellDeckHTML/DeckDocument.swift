import DwellDeck
import DwellHTML

/// An HTML page that plays a deck, written in parts: the beginning, a figure for each page, and the end.
public struct DeckDocument: Sendable {
  /// How a deck is shown.
  public struct Options: Sendable {
    /// The deck style.
    public var style = DeckStyle.control
    /// Whether the titles of pages are shown.
    public var showsCaptions = true
    /// Whether pages go from right to left, whatever the deck's language.
    public var isRightToLeft = false
    /// Whether pictures and videos are linked instead of embedded.
    public var isLinked = false

    /// The defaults: a page control, and embedded pictures.
    public init() {}
  }

  /// The deck.
  private let deck: Deck
  /// How it is shown.
  private let options: Options
  /// The elements.
  private let front: WebFront

  /// A document for a deck.
  public init(_ deck: Deck, _ options: Options, front: WebFront) {
    self.deck = deck
    self.options = options
    self.front = front
  }

  /// The page's title, escaped.
  private var title: String { HTMLText.escaped(deck.title ?? deck.name) }

  /// The direction of pages and text.
  private var direction: String { options.isRightToLeft || deck.isRightToLeft ? "rtl" : "ltr" }

  /// The page up to its first picture.
  public var beginning: String {
    let style = front.style + Self.style + (isOfStories ? Self.storiesStyle : "")
    // A page opened from disk has no origin, so 'self' wouldn't match.
    let sources = options.isLinked ? ["data:", "'self'", "file:"] : ["data:"]
    let policy = ContentPolicy(
      scripts: [front.script, script] + (module.map { [$0] } ?? []), styles: [style], pictures: sources,
      videos: deck.pages.contains(where: \.isVideo) ? sources : [])
    return """
      <!doctype html>
      <html lang="\(HTMLText.escaped(deck.language ?? "en"))" dir="\(direction)"\(ground)>
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
      <body class="\(isOfStories ? "story stories" : options.style.rawValue)\(isZooming ? " zooming" : "")">
      <main>
      <h1>\(title)</h1>
      \(opening)

      """
  }

  /// Whether the page shows the stories of several people.
  private var isOfStories: Bool { options.style == .stories }

  /// The module of the viewer of stories.
  private var module: String? { isOfStories ? front.module : nil }

  /// The start tag of what contains the figures, or of the viewer of stories.
  private var opening: String {
    let duration = HTMLText.number(deck.duration)
    guard isOfStories else {
      return #"<dwell-carousel label="\#(title)" duration="\#(duration)"\#(attributes) tabindex="0">"#
    }
    let close = deck.words[.close].map { #" label-close="\#(HTMLText.escaped($0))""# } ?? ""
    return #"<dwell-stories label="\#(title)" duration="\#(duration)"\#(effect)\#(close)>"#
  }

  /// Whether pictures fill their pages and zoom.
  private var isZooming: Bool { deck.zooms && deck.pagesPerView == 1 }

  /// The class of a page with a light background.
  private var ground: String { deck.ground == .light ? #" class="light""# : "" }

  /// The carousel's further attributes.
  private var attributes: String {
    let loop = deck.loops ? " loop" : ""
    // A lone page has time to zoom if its mark is shown, as in windows.
    let zoom = isZooming ? " progress-events settle-events show-single" : ""
    let perView = deck.pagesPerView > 1 ? #" per-view="\#(HTMLText.number(deck.pagesPerView))""# : ""
    let style =
      options.style == .story ? #" indicator="segments" indicator-side="start" taps="turn""# : ""
    return loop + effect + perView + style + zoom + words
  }

  /// The attribute of how pages turn, or people.
  private var effect: String { deck.effect == .slide ? "" : #" effect="\#(deck.effect.rawValue)""# }

  /// The attributes of the words.
  var words: String {
    deck.words.given.flatMap { word, text in
      Self.attributes(for: word).map { " \($0)=\"\(HTMLText.escaped(text))\"" }
    }.joined()
  }

  /// The attributes that pass a word to the elements.
  private static func attributes(for word: DeckWords.Word) -> [String] {
    switch word {
    case .pause: ["label-pause"]
    case .play: ["label-play"]
    case .page: ["label-page", "label-slide"]
    case .carousel: ["label-carousel"]
    case .slide: ["label-slide-role"]
    // The indicator has the deck's label, undescribed pictures have their text in the image, and the viewer
    // of stories has the button that closes it.
    case .pages, .undescribed, .close: []
    }
  }

  /// The number of characters of a caption that fit on a phone.
  private static let shortLength = 24

  /// The limit that makes a picture at most ``DwellDeck/DeckFit/maximumGrowth`` times its own size, and a
  /// vector image as large as its page: a density below that of the page. The style's limits make it as small
  /// as its page.
  private static func density(of page: DeckPage) -> String {
    "\(HTMLText.number(1 / (page.format == .svg ? 100 : DeckFit.maximumGrowth)))x"
  }

  /// The location of a page's picture or video.
  public enum Source: Equatable, Sendable {
    /// At a `data:` or relative URL.
    case url(String)
    /// In the figure of another page, by its index, so that a file used on several pages is embedded once.
    /// The page's script copies it to this page.
    case figure(Int)

    /// The location as an attribute of a page's picture or video.
    func attribute(of page: DeckPage) -> String {
      switch self {
      case .url(let text) where page.isVideo: #"src="\#(text)""#
      case .url(let text): #"srcset="\#(text) \#(DeckDocument.density(of: page))""#
      case .figure(let index): #"data-same="\#(index)""#
      }
    }
  }

  /// A page's figure, with its picture or video.
  /// - Parameters:
  ///   - number: the figure's index in the page, which determines its zoom.
  ///   - isOnLight: whether the picture is hard to see on black.
  public func figure(
    of page: DeckPage, number: Int, source: Source, isOnLight: Bool = false
  ) -> String {
    var attributes = page.duration.map { #" data-duration="\#(HTMLText.number($0))""# } ?? ""
    if isZooming {
      let zoom = PageZoom(page: number)
      let (x, y) = (Int((zoom.anchorX * 100).rounded()), Int((zoom.anchorY * 100).rounded()))
      attributes += #" data-zoom="\#(zoom.isInwards ? "in" : "out") \#(x) \#(y)""#
    }
    var caption = ""
    if options.showsCaptions, let title = page.title, !title.isEmpty {
      // Without a script to measure whether a caption is truncated, a long one may be.
      let isLong = title.unicodeScalars.count > Self.shortLength
      let focus = isLong ? " tabindex=\"0\"" : ""
      caption = "<figcaption dir=\"auto\"><span\(focus)>\(HTMLText.escaped(title))</span></figcaption>"
    }
    let text = HTMLText.escaped(alternativeText(of: page))
    let light = isOnLight && deck.ground == .auto ? #" class="light""# : ""
    // Pictures are decoded together with the page that shows them. Without a script that removes them,
    // controls play the video.
    let content =
      page.isVideo
      ? #"<video controls muted playsinline aria-label="\#(text)" \#(source.attribute(of: page))></video>"#
      : #"<img\#(light) decoding="sync" alt="\#(text)" \#(source.attribute(of: page))>"#
    return "<figure\(attributes)>\(content)\(caption)</figure>\n"
  }

  /// A page's alternative text: the deck's, or the note that there is none.
  private func alternativeText(of page: DeckPage) -> String {
    page.alternativeText ?? "\(page.label) (\(deck.words[.undescribed] ?? "not described"))"
  }

  /// The page's own script.
  private var script: String {
    let own =
      isOfStories
      ? Self.storiesScript : isZooming ? Self.deckScript + "\n" + Self.zoomScript : Self.deckScript
    return Self.figuresScript + own
  }

  /// The page after its last picture.
  public var end: String {
    """
    \(isOfStories ? "</dwell-stories>\n<nav aria-label=\"\(title)\" hidden></nav>" : "</dwell-carousel>")
    </main>
    <script>\(front.script)</script>
    <script>\(script)</script>\(module.map { "\n<script type=\"module\">\($0)</script>" } ?? "")
    </body>
    </html>
    <!-- \(ExportMark.text) -->

    """
  }
}
