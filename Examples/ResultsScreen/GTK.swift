#if GTK
import CDwellGTK
import DwellGTK

/// The end of a round of multiplication practice: how many answers were correct, as a meter that fills from
/// below.
@MainActor
public struct ResultsScreen {
  /// The screen.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The meter.
  public let meter: ProgressMeterWidget

  /// A screen for a number of correct answers; nil without a display.
  public init?(correctResponses: Int, questionCount: Int, clock: FrontClock = SystemClock.shared) {
    guard
      let meter = ProgressMeterWidget(
        .init(value: Double(correctResponses), of: Double(questionCount)), clock: clock),
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    else { return nil }
    self.meter = meter
    widget = box
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(
      "\(correctResponses) of \(questionCount) correct")
    gtk_widget_add_css_class(label, "title-2")
    gtk_widget_set_vexpand(meter.widget, 1)
    let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(container, meter.widget)
    gtk_box_append(container, label)
  }
}
#endif
