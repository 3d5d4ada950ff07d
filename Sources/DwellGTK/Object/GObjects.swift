#if GTK
import CDwellGTK
import Dwell

/// The GObject types of the widgets, with properties that notify and signals: for GtkBuilder's files, and for
/// code that makes widgets by their type.
///
/// A type is registered when it is first asked for. ``ComponentWidget/init(of:)`` returns the Swift side of a
/// widget that was made by its type.
@MainActor
public enum GObjects {
  /// `DwellCarousel`.
  public static var carousel: GType { ObjectTypes.carousel.type }
  /// `DwellPageView`.
  public static var pageView: GType { ObjectTypes.pageView.type }
  /// `DwellPageControl`.
  public static var pageControl: GType { ObjectTypes.pageControl.type }
  /// `DwellSegmentedProgress`.
  public static var segmentedProgress: GType { ObjectTypes.segmentedProgress.type }
  /// `DwellProgressMeter`.
  public static var progressMeter: GType { ObjectTypes.progressMeter.type }
  /// `DwellPageEffect`, the enumeration of the property `effect`.
  public static var pageEffect: GType { NamedEffect.type }
  /// `DwellPageAlignment`, the enumeration of the property `page-alignment`.
  public static var pageAlignment: GType { NamedAlignment.type }
  /// `DwellIndicator`, the enumeration of a carousel's property `indicator`.
  public static var indicator: GType { NamedIndicator.type }
  /// `DwellIndicatorBackground`, the enumeration of the property `indicator-background`.
  public static var markBackground: GType { PageControl.Background.type }
  /// `DwellIndicatorOverflow`, the enumeration of the property `indicator-overflow`.
  public static var markOverflow: GType { PageControl.Overflow.type }
  /// `DwellIndicatorTransition`, the enumeration of the property `indicator-transition`.
  public static var markTransition: GType { PageControl.Transition.type }
  /// `DwellNumberLabel`, the enumeration of the property `number-label`.
  public static var numberLabel: GType { PageControl.NumberLabel.type }
  /// `DwellSegmentFill`, the enumeration of the property `segment-fill`.
  public static var segmentFill: GType { SegmentedProgress.Style.type }
  /// `DwellIndicatorSide`, the enumeration of a carousel's property `indicator-side`.
  public static var indicatorSide: GType { Carousel.Side.type }
  /// `DwellPageTaps`, the enumeration of a carousel's property `page-taps`.
  public static var pageTaps: GType { Carousel.PageTaps.type }
  /// `DwellAfterInteraction`, the enumeration of the property `after-interaction`.
  public static var afterInteraction: GType { PageTimer.AfterInteraction.type }
  /// `DwellCarouselControls`, the flags of a carousel's property `controls`.
  public static var carouselControls: GType { Carousel.Controls.type }

  /// Registers all types, before GtkBuilder reads a file with one.
  public static func register() {
    for type in ObjectTypes.all { _ = type.type }
  }
}
#endif
