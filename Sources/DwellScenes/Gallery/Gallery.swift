/// The gallery: every component and every use case as a page with switches, as data.
///
/// A front shows the pages in order, each with its switches, and makes no decisions:
///
/// ```swift
/// let page = Gallery.pages[0]
/// var settings = page.settings()
/// settings = page.setting(.duration, to: 2, in: settings)
/// let scenario = page.scenario(for: settings)   // the component to show, its size, and what happens to it
/// ```
public enum Gallery {
  /// The title.
  public static let title = "Dwell"
  /// The description, in one sentence.
  public static let sentence = "Paging with a sense of time."

  /// Every page: the components, then the use cases.
  public static let pages = GalleryPage.components + GalleryPage.uses

  /// The page of a name; nil if there is none.
  public static func page(named name: String) -> GalleryPage? { pages.first { $0.name == name } }
}
