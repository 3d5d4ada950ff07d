#if GTK
import CDwellGTK
import DwellGTK

/// Three labs, four seconds each, with a timed page control below them.
@MainActor
public func timedLabs(clock: FrontClock = SystemClock.shared) -> CarouselWidget? {
  let labs = ["Red", "Green", "Blue"].map { lab(named: $0) }
  let carousel = CarouselWidget(pages: labs, clock: clock)
  carousel?.theme = .onPictures
  return carousel
}

/// A coloured page with its name.
@MainActor
private func lab(named name: String) -> UnsafeMutablePointer<GtkWidget> {
  let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(name)
  gtk_widget_add_css_class(label, "title-1")
  gtk_widget_add_css_class(label, "lab-\(name.lowercased())")
  return label
}

/// The colours of the labs, for a style sheet.
public let timedLabsStyle = """
  .lab-red { background: #e5484d; color: white; }
  .lab-green { background: #2b9a66; color: white; }
  .lab-blue { background: #0d74ce; color: white; }
  """
#endif
