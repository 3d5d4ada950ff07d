#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A row of marks, one per page, whose current dot grows into a pill and fills while its page dwells.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Tour: View {
///   @State private var page = 0
///   var body: some View {
///     TabView(selection: $page) {
///       ForEach(0..<3) { number in Text("Page \(number)").tag(number) }
///     }
///     .tabViewStyle(.page(indexDisplayMode: .never))
///     .overlay(alignment: .bottom) { PageControl(selection: $page, count: 3) }
///     .pageTimer(duration: 4)
///   }
/// }
/// ```
///
/// Without `pageTimer(duration:)` no time passes, and the current mark is a dot like the others. When a
/// page's time has run out, or somebody turns the page, the control sets the selection; when the app sets it,
/// the control follows. A selection that is none of the pages leaves the control as it is.
public struct PageControl<Selection: Hashable>: View {
  /// The page that is shown.
  @Binding private var selection: Selection
  /// The pages.
  private let pages: PageList<Selection>
  /// What else the app says.
  @Environment(\.pageControlOptions) private var options
  /// The look.
  @Environment(\.pageTheme) private var theme
  /// The style.
  @Environment(\.pageControlStyle) private var style
  /// The axis along which pages follow one another.
  @Environment(\.pageAxis) private var axis
  /// All that surrounds the view.
  @Environment(\.self) private var environment

  /// A control for pages with identities.
  /// - Parameters:
  ///   - selection: the page that is shown.
  ///   - pages: the pages, in order, each once.
  public init(selection: Binding<Selection>, pages: some Sequence<Selection>) {
    _selection = selection
    self.pages = .listed(Array(pages))
  }

  /// A control for data with identities.
  /// - Parameters:
  ///   - selection: the identity of the page that is shown.
  ///   - pages: the data of the pages, in order.
  ///   - id: where a page's identity is found.
  public init<Data: Sequence>(
    selection: Binding<Selection>, pages: Data, id: KeyPath<Data.Element, Selection>
  ) {
    _selection = selection
    self.pages = .listed(pages.map { $0[keyPath: id] })
  }

  /// A control for so many pages.
  /// - Parameters:
  ///   - selection: the number of the page that is shown, from 0.
  ///   - count: the number of pages. A negative one counts as 0.
  public init(selection: Binding<Int>, count: Int) where Selection == Int {
    _selection = selection
    pages = .count(count)
  }

  /// The control.
  public var body: some View {
    PagedView(
      selection: $selection, pages: pages, configuration: configuration, seen: options.seen
    ) { (host: ComponentHost<Dwell.PageControl>, configuration) in
      let size = Dwell.PageControl(configuration, at: 0).preferredSize(forPageCount: pages.count)
      ComponentView(host, input: options.inputProfile == .gaze ? .none : .pressed) { frame, time in
        style.body(
          PageControlStyleConfiguration(control: host.component, frame: frame, time: time) { page in
            host.send(.select(page: page, animated: true))
          })
      }
      .frame(
        minWidth: min(axis == .vertical ? size.width : theme.pillLength, size.width), idealWidth: size.width,
        maxWidth: size.width,
        minHeight: min(axis == .vertical ? theme.pillLength : size.height, size.height),
        idealHeight: size.height, maxHeight: size.height)
    }
  }

  /// What the core's control is like, apart from pages and time.
  private var configuration: Dwell.PageControl.Configuration {
    var configuration = Dwell.PageControl.Configuration(pageCount: 0)
    configuration.direction = environment.pageDirection ?? configuration.direction
    configuration.reduceMotion = environment.accessibilityReduceMotion
    configuration.dots = options.dots(in: environment)
    return configuration
  }
}
#endif
