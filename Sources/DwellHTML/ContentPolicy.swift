/// The Content-Security-Policy of a self-contained page: it allows the page's own scripts and styles by their
/// digests, WebAssembly, pictures and videos.
public struct ContentPolicy {
  /// The scripts in the page.
  public var scripts: [String]
  /// The style sheets in the page.
  public var styles: [String]
  /// The sources of pictures.
  public var pictures: [String]
  /// The sources of videos; an empty list forbids them.
  public var videos: [String]

  /// A policy.
  public init(scripts: [String], styles: [String], pictures: [String], videos: [String] = []) {
    self.scripts = scripts
    self.styles = styles
    self.pictures = pictures
    self.videos = videos
  }

  /// The policy as the `content` of a `meta` element.
  public var text: String {
    let known = { (texts: [String]) in
      texts.map { "'sha256-\(Base64.text(of: SHA256.digest(Array($0.utf8))))'" }
    }
    let directives = [
      "default-src 'none'", "script-src \((known(scripts) + ["'wasm-unsafe-eval'"]).joined(separator: " "))",
      "style-src \(known(styles).joined(separator: " "))", "img-src \(pictures.joined(separator: " "))",
      videos.isEmpty ? "" : "media-src \(videos.joined(separator: " "))", "base-uri 'none'",
      "form-action 'none'",
    ]
    return directives.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
