#if GTK
import CDwellGTK
import Dwell

/// A GObject enumeration, whose values are numbered in the order of the cases, from 0.
@MainActor
protocol NamedChoice: CaseIterable, Equatable {
  /// The enumeration's type, registered once.
  static var type: GType { get }
}

extension NamedChoice {
  /// The value of a case.
  var number: gint { gint(Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0) }

  /// Returns the case of a value; nil for a value of no case.
  static func numbered(_ number: gint) -> Self? {
    allCases.enumerated().first { $0.offset == Int(number) }?.element
  }

  /// The name in GtkBuilder's files: the case's, with hyphens.
  private var nick: String {
    "\(self)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// Registers the enumeration.
  /// - Parameters:
  ///   - name: its name.
  ///   - prefix: what the values' names in C begin with.
  static func register(_ name: String, prefix: String) -> GType {
    // GObject keeps the values and their names.
    let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: allCases.count + 1)
    for (index, choice) in allCases.enumerated() {
      let cName = prefix + String(choice.nick.uppercased().map { $0 == "-" ? "_" : $0 })
      (values + index).initialize(
        to: GEnumValue(
          value: gint(index), value_name: g_strdup(cName), value_nick: g_strdup(choice.nick)))
    }
    (values + allCases.count).initialize(to: GEnumValue(value: 0, value_name: nil, value_nick: nil))
    return g_enum_register_static(name, values)
  }
}

/// How pages look by their distance: the GObject enumeration `DwellPageEffect`, named as in the elements of
/// the web.
enum NamedEffect: NamedChoice {
  /// `PageEffect.slide`.
  case slide
  /// `PageEffect.fadeAndScale`.
  case fadeAndScale
  /// `PageEffect.crossFade`.
  case crossFade
  /// `PageEffect.stack`.
  case stack
  /// `PageEffect.cover`.
  case cover
  /// `PageEffect.flip`.
  case flip
  /// `PageEffect.cube`.
  case cube
  /// `PageEffect.hero`.
  case hero
  /// `PageEffect.multiBrowse`.
  case multiBrowse
  /// A table of the app's, which can only be read.
  case custom

  @MainActor static let type = register("DwellPageEffect", prefix: "DWELL_PAGE_EFFECT_")

  /// The effect; nil for one of the app's.
  var effect: PageEffect? {
    switch self {
    case .slide: .slide
    case .fadeAndScale: .fadeAndScale
    case .crossFade: .crossFade
    case .stack: .stack
    case .cover: .cover
    case .flip: .flip
    case .cube: .cube
    case .hero: .hero
    case .multiBrowse: .multiBrowse
    case .custom: nil
    }
  }

  /// The name of an effect.
  init(of effect: PageEffect) {
    self = effect.rows.isEmpty ? .slide : NamedEffect.allCases.first { $0.effect == effect } ?? .custom
  }
}

/// Where a page rests: the GObject enumeration `DwellPageAlignment`.
enum NamedAlignment: NamedChoice {
  /// At the leading end.
  case start
  /// In the middle.
  case center
  /// At the trailing end.
  case end

  @MainActor static let type = register("DwellPageAlignment", prefix: "DWELL_PAGE_ALIGNMENT_")

  /// The alignment.
  var alignment: PageLayout.Alignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }

  /// The name of an alignment.
  init(of alignment: PageLayout.Alignment) {
    switch alignment {
    case .leading: self = .start
    case .center: self = .center
    case .trailing: self = .end
    }
  }
}

/// The marks of a carousel: the GObject enumeration `DwellIndicator`.
enum NamedIndicator: NamedChoice {
  /// None.
  case none
  /// A row of dots, with a pill where pages are timed.
  case dots
  /// A row of capsules.
  case segments

  @MainActor static let type = register("DwellIndicator", prefix: "DWELL_INDICATOR_")

  /// The marks in their default look.
  var indicator: Carousel.Indicator {
    switch self {
    case .none: .none
    case .dots: .automatic(DotRow.Configuration())
    case .segments: .segments(SegmentRow.Configuration())
    }
  }

  /// The name of marks.
  init(of indicator: Carousel.Indicator) {
    switch indicator {
    case .none: self = .none
    case .automatic, .dots: self = .dots
    case .segments: self = .segments
    }
  }
}
#endif
