#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// The gallery: every component and every use case on a page of its own, with live switches and a time
/// slider.
@MainActor
final class GalleryWindow {
  /// The window.
  let window: UnsafeMutablePointer<GtkWindow>
  /// The pages of the gallery.
  let pages: PageViewWidget
  /// The dots for the pages.
  let dots: PageControlWidget
  /// The component of each page.
  let liveComponents: [LiveComponent]
  /// The switches of the current page.
  private(set) lazy var panel = SwitchPanel { [weak self] gallerySwitch, value in
    self?.set(gallerySwitch, to: value)
  }
  /// The time of the current page.
  let timeBar: TimeBar
  /// Called when the window is closed.
  var didClose: () -> Void = {}

  /// The surroundings of each component.
  let stages: [GalleryStage]
  /// Everything except the panel.
  private let main = Layout.column(spacing: 8)
  /// The main part and the panel.
  private let content = Layout.row(spacing: 0)
  /// Shows and hides the panel (GtkRevealer).
  private let revealer: UnsafeMutablePointer<GtkWidget> = gtk_revealer_new()
  /// The button that shows and hides the panel.
  let panelButton: UnsafeMutablePointer<GtkWidget> = gtk_toggle_button_new()
  /// The theme's appearance before the user changed it.
  private let systemIsDark: Bool
  /// The dots and buttons that turn the gallery's own pages.
  private var pager: UnsafeMutablePointer<GtkWidget>?
  /// Whether the window is too narrow for the panel beside the pages; nil before it has a width.
  private var isNarrow: Bool?
  /// Whether the window is too low for everything with the panel below.
  private var isLow = false

  /// The minimum width for the panel beside the pages, in points.
  private static let narrowWidth: Int32 = 760
  /// The minimum height for a panel below the pages together with time bar and dots, in points.
  private static let lowHeight: Int32 = 640

  /// A gallery at the page of a name, or at the first; nil without a display.
  init?(page name: String? = nil, appearance: Appearance? = nil, clock: FrontClock = SystemClock.shared) {
    guard gtk_is_initialized() != 0, let display = gdk_display_get_default() else { return nil }
    GalleryStyle.install(on: display)
    let liveComponents = Gallery.pages.compactMap { LiveComponent.make($0, on: clock) }
    let stages = liveComponents.map(GalleryStage.init)
    let sheets = zip(liveComponents, stages).map { Self.sheet(for: $0.page, $1) }
    let first = Gallery.pages.firstIndex { $0.name == name } ?? 0
    var configuration = PageControl.Configuration(pageCount: liveComponents.count)
    configuration.currentPage = first
    configuration.dots.showsProgress = false
    configuration.dots.metrics = .plainDots
    configuration.dots.inputProfile = .pointer
    var (pagesBehavior, dotsBehavior) = (WidgetBehavior(), WidgetBehavior())
    pagesBehavior.names = .named("Gallery")
    dotsBehavior.names = .named("Pages of the gallery")
    guard liveComponents.count == Gallery.pages.count,
      let pages = PageViewWidget(
        pages: sheets, behavior: pagesBehavior, clock: clock, configure: { $0.currentPage = first }),
      let dots = PageControlWidget(configuration, behavior: dotsBehavior, clock: clock),
      let handle = gtk_window_new(),
      let settings = gtk_settings_get_default()
    else { return nil }
    self.liveComponents = liveComponents
    self.stages = stages
    self.pages = pages
    self.dots = dots
    timeBar = TimeBar(clock)
    systemIsDark = dwell_settings_prefer_dark(settings) != 0
    window = handle.cast(to: GtkWindow.self)
    g_object_ref(window)
    build()
    listen()
    begin(appearance, reduceMotion: DesktopSetting.reducesMotion(settings))
  }

  isolated deinit { g_object_unref(window) }

  /// Shows the window.
  func present() {
    // Before it is visible, so that it opens with its panel where it belongs.
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    fold(width: width, height: height)
    gtk_window_present(window)
    gtk_widget_grab_focus(pages.handle)
  }

  /// The component of the current page.
  var liveComponent: LiveComponent { liveComponents[pages.currentPage] }

  /// A page: its title, its description and the stage.
  private static func sheet(for page: GalleryPage, _ stage: GalleryStage) -> UnsafeMutablePointer<GtkWidget> {
    let words = Layout.column(
      spacing: 4,
      [
        Layout.label(page.title, style: "dwell-title"),
        Layout.label(page.sentence, style: "dwell-sentence", wraps: true),
      ])
    let sheet = Layout.column(spacing: 16, [words, stage.widget])
    if let code = stage.code {
      let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
      gtk_scrolled_window_set_child(OpaquePointer(scroller), code)
      gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scroller), 1)
      gtk_scrolled_window_set_max_content_height(OpaquePointer(scroller), 200)
      Layout.append(scroller, to: sheet)
    }
    gtk_widget_add_css_class(sheet, "dwell-page")
    return sheet
  }

  /// Builds the window.
  private func build() {
    let handle = window.cast(to: GtkWidget.self)
    gtk_widget_add_css_class(handle, "dwell-gallery")
    gtk_window_set_title(window, Gallery.title)
    gtk_window_set_default_size(window, 1120, 760)
    let header: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
    let button = panelButton.cast(to: GtkButton.self)
    gtk_button_set_icon_name(button, "emblem-system-symbolic")
    Layout.setName("Switches", of: panelButton)
    gtk_header_bar_pack_end(OpaquePointer(header), panelButton)
    gtk_window_set_titlebar(window, header)
    gtk_widget_set_vexpand(pages.widget, 1)
    gtk_widget_set_hexpand(main, 1)
    let previous = Layout.button(icon: "go-previous-symbolic", name: "Previous page") { [weak self] in
      self?.pages.send(.key(.pageUp))
    }
    let next = Layout.button(icon: "go-next-symbolic", name: "Next page") { [weak self] in
      self?.pages.send(.key(.pageDown))
    }
    let pager = Layout.row(spacing: 8, [previous, dots.widget, next])
    gtk_widget_set_halign(pager, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(pager, "dwell-pager")
    self.pager = pager
    for child in [pages.widget, timeBar.widget, pager] { Layout.append(child, to: main) }
    gtk_revealer_set_child(OpaquePointer(revealer), panel.widget)
    // The panel requests no width until the window has one.
    gtk_revealer_set_transition_type(OpaquePointer(revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT)
    for child in [main, revealer] { Layout.append(child, to: content) }
    gtk_window_set_child(window, content)
  }

  /// Connects the parts.
  private func listen() {
    pages.callbacks.pageDidChange = { [weak self] change in
      self?.dots.send(.select(page: change.to, animated: true))
      self?.showPage()
    }
    dots.callbacks.pageDidChange = { [weak self] change in
      self?.pages.send(.select(page: change.to, animated: !change.isContinuous))
    }
    // Deferred, because the panel must not move during layout.
    pages.callbacks.didResize = { [weak self] _, _ in
      Idle.call {
        guard let handle = self?.window.cast(to: GtkWidget.self) else { return }
        self?.fold(width: gtk_widget_get_width(handle), height: gtk_widget_get_height(handle))
      }
    }
    for (liveComponent, stage) in zip(liveComponents, stages) {
      liveComponent.didChange = { [weak self, weak liveComponent, weak stage] in
        stage?.update()
        if let self, liveComponent === self.liveComponent {
          timeBar.update()
          panel.update()
        }
      }
    }
    Signal.connect(panelButton, "toggled") { [weak self] in self?.showPanel() }
    WindowInput.connect(window, didClose: { [weak self] in self?.close() }) { [weak self] key, _ in
      self?.press(key) ?? false
    }
  }

  /// Handles a key that no widget in the window handled; returns whether it did. With Control, page keys turn
  /// the gallery's own pages.
  private func press(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: pages.send(.key(.pageUp))
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: pages.send(.key(.pageDown))
    default: return false
    }
    return true
  }

  /// Applies the system's settings.
  private func begin(_ appearance: Appearance?, reduceMotion: Bool) {
    let isReversed = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    for liveComponent in liveComponents {
      if isReversed, !liveComponent.settings.isVertical { liveComponent.set(.direction, to: 1) }
    }
    set(.reduceMotion, to: reduceMotion ? 1 : 0)
    if let appearance { set(.appearance, to: appearance == .light ? 1 : 2) }
    showPage()
  }

  /// Shows the switches and the time of the current page.
  private func showPage() {
    panel.show(liveComponent)
    timeBar.show(liveComponent)
    gtk_window_set_title(window, "\(liveComponent.page.title) \u{2013} \(Gallery.title)")
  }

  /// Applies a switch that the user has set, to the current page or to all pages.
  func set(_ gallerySwitch: GallerySwitch, to value: Double) {
    for component in gallerySwitch.pages(liveComponent, of: liveComponents) {
      component.set(gallerySwitch, to: value)
    }
    guard gallerySwitch == .appearance, let settings = gtk_settings_get_default() else { return }
    let isDark = liveComponent.settings.appearance.map { $0 == .dark } ?? systemIsDark
    dwell_settings_set_prefer_dark(settings, isDark ? 1 : 0)
  }

  /// Moves the panel beside the pages, or below them if there is no room in the window's size, in points.
  private func fold(width: Int32, height: Int32) {
    guard width > 0 else { return }
    isLow = height < Self.lowHeight
    let isNarrow = width < Self.narrowWidth
    guard isNarrow != self.isNarrow else { return showPanel() }
    self.isNarrow = isNarrow
    gtk_orientable_set_orientation(
      OpaquePointer(content), isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_revealer_set_transition_type(
      OpaquePointer(revealer),
      isNarrow ? GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP : GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT)
    for (name, isOn) in [("dwell-panel-below", isNarrow), ("dwell-panel-side", !isNarrow)] {
      if isOn {
        gtk_widget_add_css_class(revealer, name)
      } else {
        gtk_widget_remove_css_class(revealer, name)
      }
    }
    if isNarrow {
      gtk_widget_add_css_class(main, "narrow")
    } else {
      gtk_widget_remove_css_class(main, "narrow")
    }
    let button = panelButton.cast(to: GtkToggleButton.self)
    gtk_toggle_button_set_active(button, isNarrow ? 0 : 1)
    showPanel()
  }

  /// Shows or hides the panel. If there is no room for everything, time bar and dots are hidden while it is
  /// shown, and the component stays visible.
  private func showPanel() {
    let button = panelButton.cast(to: GtkToggleButton.self)
    let isOpen = gtk_toggle_button_get_active(button) != 0
    gtk_revealer_set_reveal_child(OpaquePointer(revealer), isOpen ? 1 : 0)
    let givesWay = isOpen && isLow && isNarrow == true
    for widget in [timeBar.widget, pager] { gtk_widget_set_visible(widget, givesWay ? 0 : 1) }
  }

  /// Closes the window.
  func close() {
    timeBar.stop()
    if let settings = gtk_settings_get_default() {
      dwell_settings_set_prefer_dark(settings, systemIsDark ? 1 : 0)
    }
    didClose()
  }
}
#endif
