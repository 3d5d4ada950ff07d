/// The gallery: every component and every use case as a page with switches, as data.
///
/// A front shows the pages one after the other, each with its switches, and decides nothing:
///
/// ```swift
/// let page = Gallery.pages[0]
/// var settings = page.settings()
/// settings = page.setting(.duration, to: 2, in: settings)
/// let scenario = page.scenario(for: settings)   // the component to show, its size, and what happens to it
/// ```
public enum Gallery {
  /// What the gallery is called.
  public static let title = "Dwell"
  /// What all of it is about, in one sentence.
  public static let sentence = "Paging with a sense of time."

  /// Every page: the components, then the use cases.
  public static let pages = GalleryPage.components + GalleryPage.uses

  /// The page of a name; nil for a name that there is none of.
  public static func page(named name: String) -> GalleryPage? { pages.first { $0.name == name } }
}
