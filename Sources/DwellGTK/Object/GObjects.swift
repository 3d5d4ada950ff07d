#if GTK
import CDwellGTK
import Dwell

/// The GObject types of the widgets, with properties and signals: for GtkBuilder files, and for code that
/// creates widgets by type.
///
/// A type is registered when it is first asked for, with the enumerations of its properties, which GObject
/// then finds by their names. ``ComponentWidget/init(of:)`` returns the Swift side of a widget that was made
/// by its type.
@MainActor
public enum GObjects {
  /// `DwellCarousel`.
  public static var carousel: GType { ObjectTypes.carousel.type }
  /// `DwellCarouselPage`: a page of a carousel or a page view with ``PageProperties`` as its own properties.
  public static var carouselPage: GType { CarouselPageController.objectClass.type }
  /// `DwellPageView`.
  public static var pageView: GType { ObjectTypes.pageView.type }
  /// `DwellPageControl`.
  public static var pageControl: GType { ObjectTypes.pageControl.type }
  /// `DwellSegmentedProgress`.
  public static var segmentedProgress: GType { ObjectTypes.segmentedProgress.type }
  /// `DwellProgressMeter`.
  public static var progressMeter: GType { ObjectTypes.progressMeter.type }
  /// `DwellStories`.
  public static var stories: GType { StoriesController.objectClass.type }
  /// `DwellStoryRing`.
  public static var storyRing: GType { StoryRingController.objectClass.type }
  /// `DwellZoom`.
  public static var zoom: GType { ZoomController.objectClass.type }
  /// Registers all types; call it before GtkBuilder reads a file with one.
  public static func register() {
    for type in ObjectTypes.all { _ = type.type }
    for type in ObjectClass.all { _ = type.type }
  }
}
#endif
