extension Color {
  /// A colour resolved in an environment, in sRGB components.
  public struct Resolved: Hashable, Sendable {
    /// The red component, 0...1.
    public var red: Float
    /// The green component, 0...1.
    public var green: Float
    /// The blue component, 0...1.
    public var blue: Float
    /// The opacity, 0...1.
    public var opacity: Float = 1
  }

  /// Returns the colour in an environment. Only a few system colours are supported, with made-up components;
  /// content colours differ in dark mode.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let content: Float = environment.colorScheme == .dark ? 1 : 0
    let known: [String: (Float, Float, Float)] = [
      "black": (0, 0, 0), "white": (1, 1, 1), "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1),
      "primary": (content, content, content),
    ]
    if let (red, green, blue) = known[name] {
      return Resolved(red: red, green: green, blue: blue, opacity: Float(strength))
    }
    let parts = name.split(separator: " ").compactMap { Float($0) }
    guard parts.count == 3 else { return Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: Float(strength)) }
    return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: Float(strength))
  }
}
