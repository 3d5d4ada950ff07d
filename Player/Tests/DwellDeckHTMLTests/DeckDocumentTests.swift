import DwellDeck
import Testing

@testable import DwellDeckHTML
@testable import DwellHTML

/// The page of a deck.
@Suite struct DeckDocumentTests {
  /// Elements that do nothing.
  private static let front = WebFront(script: "/* é */ globalThis.Dwell = 1", style: "a {}\r\nb {}")

  /// The page of a deck.
  private func page(_ deck: Deck, _ options: DeckDocument.Options = .init()) throws -> String {
    let document = DeckDocument(deck, options, front: try #require(Self.front))
    let figures = deck.pages.enumerated().map {
      document.figure(of: $0.element, number: $0.offset, source: .url("data:,"))
    }
    return document.beginning + figures.joined() + document.end
  }

  /// A deck of one page.
  private func deck(_ page: DeckPage) -> Deck { Deck(name: "Name", pages: [page]) }

  @Test func `the policy has the digest of every script and style in the page`() throws {
    let html = try page(deck(DeckPage(path: "/a.png", format: .png)))
    let policy = try #require(html.firstMatch(of: /Security-Policy" content="([^"]*)"/)).1
    for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
      let list = try #require(policy.split(separator: "; ").first { $0.hasPrefix(directive) })
      let parts = html.components(between: "<\(tag)>", and: "</\(tag)>")
      #expect(parts.count == (tag == "script" ? 2 : 1))
      for part in parts {
        let digest = Base64.text(of: SHA256.digest(Array(part.utf8)))
        #expect(list.contains("'sha256-\(digest)'"), "a browser would forbid \(part.prefix(40))")
      }
    }
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("'unsafe-inline'") && !policy.contains("'unsafe-eval'"))
    #expect(!html.contains(" style=") && !html.contains(" onclick="), "the policy forbids both")
  }

  @Test func `stories are a viewer with a carousel for each person, and the policy allows its module`() throws
  {
    var deck = deck(DeckPage(path: "/a.png", format: .png))
    (deck.duration, deck.effect) = (5, .cube)
    deck.words[.pause] = "Anhalten"
    deck.words[.close] = "Schlie\"en"
    var options = DeckDocument.Options()
    options.style = .stories
    let front = try #require(WebFront(script: "", style: "", module: "export {}\r\n"))
    let document = DeckDocument(deck, options, front: front)
    #expect(
      document.beginning.contains(#"<body class="story stories">"#)
        && document.beginning.hasSuffix(
          #"<dwell-stories label="Name" duration="5" effect="cube" label-close="Schlie&quot;en">"# + "\n")
    )
    #expect(
      document.beginning(of: DeckStory(name: "A & B", pageCount: 1))
        == #"<dwell-carousel label="A &amp; B" label-pause="Anhalten">"# + "\n")
    #expect(document.end.hasPrefix("</dwell-stories>\n<nav aria-label=\"Name\" hidden></nav>\n</main>"))
    #expect(document.end.contains("<script type=\"module\">export {}\n</script>"))
    let digest = Base64.text(of: SHA256.digest(Array("export {}\n".utf8)))
    #expect(document.beginning.contains("'sha256-\(digest)'"))
  }

  @Test func `a file on several pages is embedded once`() throws {
    let page = DeckPage(path: "/a.png", format: .png, title: "Again")
    let video = DeckPage(path: "/a.mp4", format: .video)
    let document = DeckDocument(deck(page), .init(), front: try #require(Self.front))
    #expect(
      document.figure(of: page, number: 0, source: .figure(7)).contains(#"(not described)" data-same="7">"#))
    #expect(document.figure(of: video, number: 0, source: .figure(0)).contains(#"data-same="0"></video>"#))
    #expect(document.end.contains("[data-same]"))
  }

  @Test func `pages that zoom have the zoom of windows and videos, and the policy their script`() throws {
    var deck = deck(DeckPage(path: "/a.png", format: .png))
    deck.pages += deck.pages
    #expect(!(try page(deck)).contains("data-zoom=\""))
    deck.zooms = true
    let html = try page(deck)
    for (number, page) in deck.pages.indices.map({ ($0, PageZoom(page: $0)) }) {
      let (x, y) = (Int((page.anchorX * 100).rounded()), Int((page.anchorY * 100).rounded()))
      #expect(html.contains(#"<figure data-zoom="\#(number == 0 ? "in" : "out") \#(x) \#(y)">"#))
    }
    #expect(
      html.contains(#"<body class="control zooming">"#) && html.contains(" progress-events settle-events"))
    for part in html.components(between: "<script>", and: "</script>") {
      #expect(html.contains("'sha256-\(Base64.text(of: SHA256.digest(Array(part.utf8))))'"))
    }
    deck.pagesPerView = 2
    #expect(!(try page(deck)).contains("data-zoom=\""), "several pages in view don't zoom")
  }

  @Test func `titles, descriptions and names cannot become markup`() throws {
    let foreign = "</title></script><img src=x onerror=alert(1)>\"'&\u{202E}\u{0}"
    let named = DeckPage(path: "/\(foreign).png", format: .png)
    let told = DeckPage(path: "/a.png", format: .png, alternativeText: foreign, title: foreign)
    for one in [named, told] {
      var deck = deck(one)
      deck.title = foreign
      let html = try page(deck)
      #expect(!html.contains("<img src=x"))
      #expect(html.components(between: "<script>", and: "</script>").count == 2)
      #expect(!html.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0 })
    }
  }

  @Test func `descriptions are the deck's, and missing ones are not invented`() throws {
    #expect(
      try page(deck(DeckPage(path: "/a.png", format: .png, alternativeText: "A boat"))).contains(
        #"alt="A boat""#))
    #expect(try page(deck(DeckPage(path: "/a.png", format: .png, alternativeText: ""))).contains(#"alt="""#))
    #expect(
      try page(deck(DeckPage(path: "/IMG 1.png", format: .png))).contains(#"alt="IMG 1 (not described)""#))
    let titled = DeckPage(path: "/a.png", format: .png, title: "Day two")
    #expect(try page(deck(titled)).contains(#"alt="Day two (not described)""#))
  }

  @Test
  func
    `pictures may be enlarged four times, drawings as much as they like, and dark ones lie on white unless the ground is chosen`()
    throws
  {
    var deck = deck(DeckPage(path: "/a.png", format: .png, alternativeText: "A"))
    for (ground, light, root) in [
      (DeckGround.auto, #" class="light""#, ""), (.dark, "", ""), (.light, "", #" class="light""#),
    ] {
      deck.ground = ground
      let document = DeckDocument(deck, .init(), front: try #require(Self.front))
      #expect(document.beginning.contains(#"<html lang="en" dir="ltr"\#(root)>"#))
      #expect(
        document.figure(of: deck.pages[0], number: 0, source: .url("a.png"), isOnLight: true)
          == "<figure><img\(light) decoding=\"sync\" alt=\"A\" srcset=\"a.png 0.25x\"></figure>\n")
    }
    #expect(
      !DeckDocument(deck, .init(), front: try #require(Self.front)).figure(
        of: deck.pages[0], number: 0, source: .url("a")
      )
      .contains("class"))
    let drawing = DeckPage(path: "/a.svg", format: .svg)
    #expect(
      DeckDocument(deck, .init(), front: try #require(Self.front)).figure(
        of: drawing, number: 0, source: .url("a.svg")
      )
      .contains(#"srcset="a.svg 0.01x""#))
  }

  @Test func `videos are muted, play inline, and are described like pictures`() throws {
    let video = DeckPage(path: "/Sea.mp4", format: .video, alternativeText: "The \"sea\"", title: "Day one")
    let html = try page(Deck(name: "Name", pages: [DeckPage(path: "/a.png", format: .png), video]))
    #expect(
      html.contains(
        #"<figure><video controls muted playsinline aria-label="The &quot;sea&quot;" src="data:,"></video>"#
          + #"<figcaption dir="auto"><span>Day one</span></figcaption></figure>"#))
    #expect(html.contains("img-src data:; media-src data:; base-uri 'none'"))
    #expect(try page(deck(DeckPage(path: "/Sea.mp4", format: .video))).contains(#"="Sea (not described)""#))
    #expect(!(try page(deck(DeckPage(path: "/a.png", format: .png))).contains("media-src")))
    var options = DeckDocument.Options()
    options.isLinked = true
    #expect(try page(deck(video), options).contains("media-src data: 'self' file:;"))
  }

  @Test func `times, loop, style, language and direction are in the page`() throws {
    var deck = deck(DeckPage(path: "/a.png", format: .png, duration: 2.5, title: "Title"))
    deck.duration = 6
    let plain = try page(deck)
    #expect(
      plain.contains(#"duration="6" loop tabindex"#) && plain.contains(#"<figure data-duration="2.5">"#))
    #expect(plain.contains(#"<html lang="en" dir="ltr">"#) && plain.contains(#"<body class="control">"#))
    #expect(plain.contains(#"<figcaption dir="auto"><span>Title</span></figcaption>"#))
    #expect(plain.contains("img-src data:;"))
    deck.loops = false
    deck.effect = .fadeAndScale
    var options = DeckDocument.Options()
    options.style = .story
    options.showsCaptions = false
    deck.language = "ar"
    options.isLinked = true
    let story = try page(deck, options)
    #expect(
      story.contains(
        #"duration="6" effect="fade-and-scale" indicator="segments" indicator-side="start" taps="turn""#))
    #expect(story.contains(#"<html lang="ar" dir="rtl">"#) && story.contains(#"<body class="story">"#))
    #expect(!story.contains("<figcaption") && story.contains("img-src data: 'self' file:;"))
  }

  @Test func `the elements have the deck's words, which cannot become markup`() throws {
    var deck = deck(DeckPage(path: "/a.png", format: .png, title: "Tag zwei"))
    #expect(!(try page(deck)).contains(" label-"))
    deck.words[.pause] = "\"><script>Halt"
    deck.words[.page] = "Seite {page} von {pages}"
    deck.words[.undescribed] = "nicht beschrieben"
    let html = try page(deck)
    let escaped = "&quot;&gt;&lt;script&gt;Halt"
    let sentence = "Seite {page} von {pages}"
    #expect(
      html.contains(
        #" loop label-pause="\#(escaped)" label-page="\#(sentence)" label-slide="\#(sentence)" tabindex"#))
    #expect(html.contains(#"alt="Tag zwei (nicht beschrieben)""#))
    #expect(html.components(between: "<script>", and: "</script>").count == 2)
  }

  @Test func `a script that cannot be embedded is rejected, and line ends are normalised as in browsers`() {
    #expect(WebFront(script: "'</SCRIPT>'", style: "") == nil)
    #expect(WebFront(script: "'<!--'", style: "") == nil)
    #expect(WebFront(script: "", style: "/* </style> */") == nil)
    #expect(WebFront(script: "1\r\n2\r3\n4\0", style: "")?.script == "1\n2\n3\n4\u{FFFD}")
  }
}

extension String {
  /// The text between two markers, wherever they occur.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    ranges(of: start).compactMap { range in
      self[range.upperBound...].firstRange(of: end).map { self[range.upperBound..<$0.lowerBound] }
    }
  }
}
