import Dwell
import DwellJSON
import DwellScenes
import Foundation
import Testing

@testable import DwellHTML

/// The gallery as a page; Tests/Web operates its switches.
@Suite struct GalleryDocumentTests {
  @Test func `every page, look and switch of the gallery is in the data, which is JSON`() throws {
    let document = try JSONDocument(bytes: Array(GalleryDocument.data.utf8), name: "data")
    let names = ["title", "sentence", "speeds", "images", "people", "pages"]
    let pages = try document.root.object(allowed: names)["pages"]
    #expect(try #require(pages).array().count == Gallery.pages.count)
    for page in Gallery.pages {
      #expect(GalleryDocument.data.contains(JSONLine.string(page.title).text))
      for look in page.looks { #expect(GalleryDocument.data.contains(JSONLine.string(look.title).text)) }
    }
  }

  @Test func `the data cannot end its script`() {
    #expect(!GalleryDocument.data.contains("<"))
  }

  @Test func `the policy covers the contents of the page`() throws {
    let front = try #require(WebFront(script: "globalThis.Dwell = {}", style: "a {}"))
    let html = GalleryDocument(front: front, own: try #require(WebFront(script: "one()", style: "b {}"))).text
    for part in [front.script, "globalThis.gallery = \(GalleryDocument.data);\none()", "a {}b {}"] {
      #expect(html.contains(">\(part)</"))
      #expect(html.contains("'sha256-\(Base64.text(of: SHA256.digest(Array(part.utf8))))'"))
    }
  }

  @Test func `every kind of component is an element that browsers know`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Web/elements.json").standardizedFileURL
    let elements = try String(contentsOf: file, encoding: .utf8)
    let tags = Set(Gallery.pages.flatMap(\.looks).map { GalleryElement($0.scenario.subject).tag })
    #expect(!tags.isEmpty)
    for tag in tags { #expect(elements.contains("\"tagName\": \"\(tag)\""), "\(tag)") }
  }

  @Test func `a look is the element of its component`() throws {
    /// The element of a look as text.
    func element(_ name: String, _ look: Int = 0) throws -> String {
      let page = try #require(Gallery.page(named: name))
      let element = GalleryElement(page.look(look).scenario.subject)
      return element.tag
        + element.attributes.map { $0.value.isEmpty ? " \($0.name)" : " \($0.name)=\($0.value)" }.joined()
    }
    #expect(try element("page-control") == "dwell-page-control loop")
    #expect(try element("page-view") == "dwell-carousel indicator=none page=1")
    #expect(try element("page-layouts").hasSuffix(" page=1 gap=8 inset=24 align=center over-media"))
    #expect(try element("page-layouts", 1).hasSuffix(" gap=8 per-view=2.5 over-media"))
    #expect(try element("segmented-progress", 1) == "dwell-segments loop fill=fluid")
    #expect(try element("progress-meter") == "dwell-meter max=10")
    #expect(
      try element("onboarding")
        == "dwell-carousel indicator=segments fill=fluid effect=fade-and-scale taps=turn")
    #expect(
      try element("carousel", 1).hasPrefix("dwell-carousel indicator=segments loop indicator-side=start"))
  }
}
