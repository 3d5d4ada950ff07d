/// One of Apple's platforms that the package supports.
enum Platform: String, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The oldest version that the package supports, as in Package.swift.
  var oldest: Version {
    switch self {
    case .iOS, .tvOS: Version("17.0")
    case .macOS: Version("14.0")
    case .watchOS: Version("10.0")
    case .visionOS: Version("1.0")
    }
  }
}

/// The version of a system.
struct Version: Comparable, CustomStringConvertible {
  /// The numbers, most significant first.
  let numbers: [Int]
  /// Reads a version such as 17.4; components that aren't numbers count as 0.
  init(_ text: some StringProtocol) { numbers = text.split(separator: ".").map { Int($0) ?? 0 } }
  /// The version, as in `17.4`.
  var description: String { numbers.map(String.init).joined(separator: ".") }

  /// Compares the numbers; missing ones are 0.
  static func < (one: Version, other: Version) -> Bool {
    for index in 0..<max(one.numbers.count, other.numbers.count) {
      let (a, b) = (one.number(index), other.number(index))
      if a != b { return a < b }
    }
    return false
  }
  /// Returns whether the numbers are the same; missing ones are 0.
  static func == (one: Version, other: Version) -> Bool { !(one < other) && !(other < one) }
  /// Returns a number, or 0.
  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
}

/// Where a symbol exists, for an app with the package's oldest versions.
enum Availability: Hashable, CustomStringConvertible {
  /// In all versions that the package supports.
  case always
  /// From a later version on.
  case since(String)
  /// Not on the platform.
  case never

  /// The availability from a version on; nil means that the platform doesn't have the symbol.
  init(since version: Version?, on platform: Platform) {
    guard let version else {
      self = .never
      return
    }
    self = version > platform.oldest ? .since(version.description) : .always
  }

  /// The availability in words.
  var description: String {
    switch self {
    case .always: "always"
    case .since(let version): "since \(version)"
    case .never: "never"
    }
  }
}
