#if GTK
import CDwellGTK
import Dwell

/// The background behind marks: the GObject enumeration `DwellMarkBackground`.
enum NamedBackground: NamedChoice {
  /// `PageControl.Background.automatic`.
  case automatic
  /// `PageControl.Background.prominent`.
  case prominent
  /// `PageControl.Background.minimal`.
  case minimal
  /// Always, in black behind white marks.
  case onPictures

  @MainActor static let type = register("DwellMarkBackground", prefix: "DWELL_MARK_BACKGROUND_")
}

extension DotRow.Configuration {
  /// The background's opacity on pictures: over any, white on it has a contrast of 3:1 or more (WCAG 2.2,
  /// 1.4.11; black at 0.75 over white is the minimum), as in the elements of the web.
  private static let opacityOnPictures = 0.75

  /// Whether the marks are white on black.
  private var isOnPictures: Bool {
    background == .prominent && tint == .white && backgroundTint == .black
      && metrics.backgroundOpacity == DotRow.Configuration.opacityOnPictures
  }

  /// The background, with the colours of marks on pictures. Any other background has their default ones back.
  var namedBackground: NamedBackground {
    get {
      switch background {
      case .automatic: .automatic
      case .prominent: isOnPictures ? .onPictures : .prominent
      case .minimal: .minimal
      }
    }
    set {
      let standard = DotRow.Configuration()
      if newValue == .onPictures {
        (tint, backgroundTint) = (.white, .black)
        metrics.backgroundOpacity = DotRow.Configuration.opacityOnPictures
      } else if isOnPictures {
        (tint, backgroundTint) = (standard.tint, standard.backgroundTint)
        metrics.backgroundOpacity = standard.metrics.backgroundOpacity
      }
      background =
        switch newValue {
        case .automatic: .automatic
        case .prominent, .onPictures: .prominent
        case .minimal: .minimal
        }
    }
  }
}
#endif
