#if GTK
import CDwellGTK
import Dwell

/// A value with a notation as text, in properties that have no type of GObject's.
protocol TextualValue {
  /// Reads a value; nil for a text that isn't one.
  init?(text: String)
  /// The value as text, from which ``init(text:)`` reads it.
  var text: String { get }
}

extension MeterColors: TextualValue {}

extension ObjectProperty {
  /// What happens with a text that can't be read.
  static var textNote: String { "A text that cannot be read causes a warning, and changes nothing." }

  /// A part of the configuration as text. One that can't be read is warned of, and changes nothing.
  /// - Parameter hint: what is wrong with such a text, and what to give instead.
  static func text<Value: TextualValue & Sendable>(
    _ name: String, _ summary: String, standard: Value, hint: String,
    _ path: WritableKeyPath<Content.Configuration, Value>
  ) -> ObjectProperty {
    ObjectProperty(
      name: name, summary: summary, kind: .text(standard: standard.text), isConfigured: true,
      get: { component, _ in .text(component.configuration[keyPath: path].text) },
      set: { properties, value in
        guard case .text(let text) = value else { return }
        guard let read = Value(text: text) else {
          let type = AnyObjectType.name(of: properties.controller.widget.cast(to: GObject.self))
          return dwell_warn("\(type): \(name) \"\(text)\" \(hint)")
        }
        properties.configure { $0[keyPath: path] = read }
      })
  }
}
#endif
