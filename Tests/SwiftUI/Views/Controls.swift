import Foundation

/// A control for a number in a range.
@available(tvOS, unavailable)
public struct Slider: StandInView {
  /// The number.
  private let value: Binding<Double>
  /// The range.
  private let bounds: ClosedRange<Double>
  /// The distance between the available numbers; nil for all.
  private let step: Double?
  /// Creates a slider for every number of a range.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>) {
    self.value = value
    self.bounds = bounds
    step = nil
  }
  /// Creates a slider for numbers at a distance.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double) {
    self.value = value
    self.bounds = bounds
    self.step = step
  }
  /// The node of the slider.
  package func node(_ pass: RenderPass) -> Node {
    Node("Slider", [.number({ value.wrappedValue }, { value.wrappedValue = $0 }, bounds)])
  }
}

/// A control that is on or off.
public struct Toggle<Label: View>: StandInView {
  /// Whether it is on.
  private let isOn: Binding<Bool>
  /// The label.
  private let label: Label
  /// Creates a switch with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
    self.isOn = isOn
    label = Text(title)
  }
  /// The node of the switch.
  package func node(_ pass: RenderPass) -> Node {
    Node(
      "Toggle",
      [.number({ isOn.wrappedValue ? 1 : 0 }, { isOn.wrappedValue = $0 > 0.5 }, 0...1)],
      children: [pass.node(of: label, "label")])
  }
}

/// A control for one of a few values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: StandInView {
  /// The value.
  private let selection: Binding<SelectionValue>
  /// The views of the values, with tags.
  private let content: Content
  /// The label.
  private let label: Label
  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.selection = selection
    self.content = content()
    label = Text(title)
  }
  /// The node of the picker, with the views of its values.
  package func node(_ pass: RenderPass) -> Node {
    Node(
      "Picker",
      [
        .choice(
          { AnyHashable(selection.wrappedValue) },
          { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
      ],
      children: [pass.node(of: label, "label"), pass.node(of: content, "content")])
  }
}

/// A control for a text.
public struct TextField<Label: View>: StandInView {
  /// The text.
  let text: Binding<String>
  /// The label.
  let label: Label
  /// The node of the field.
  package func node(_ pass: RenderPass) -> Node {
    Node(
      "TextField", [.focusable(true), .typed { text.wrappedValue.append($0) }],
      children: [pass.node(of: label, "label")])
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }
}
