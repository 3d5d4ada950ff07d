import DwellDeck
import Testing

@testable import DwellDeckHTML

/// URLs and media types follow their specifications.
@Suite struct AddressTests {
  @Test(arguments: [
    ("/a/b", "/a/b/c.png", "c.png"), ("/a/b", "/a/c/d.png", "../c/d.png"), ("/", "/x.png", "x.png"),
    ("/a/b", "/a/b.png", "../b.png"), ("/a", "/a/b c/50% #?.png", "b%20c/50%25%20%23%3F.png"),
    ("/a", "/a/javascript:x", "javascript%3Ax"), ("/a", "/a/é", "%C3%A9"), ("/a", "/a/\u{1}\"<", "%01%22%3C"),
    ("/e\u{301}", "/é/x.png", "../%C3%A9/x.png"),
  ])
  func `a picture beside a page has a relative URL`(folder: String, file: String, address: String) {
    #expect(RelativeURL.text(from: folder, to: file) == address)
  }

  @Test func `only formats that browsers show have a media type`() {
    let shown = PictureFormat.allCases.filter { $0.mediaType != nil }
    #expect(shown == [.png, .jpeg, .gif, .webp, .bmp, .svg, .avif, .ico])
  }
}
