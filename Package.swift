// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Settings of what needs GTK: empty files unless the package trait `GTK` is on.
let gtk: TargetDependencyCondition? = .when(traits: ["GTK"])

let package = Package(
  name: "Dwell",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Dwell", targets: ["Dwell"]),
    .library(name: "DwellGTK", targets: ["DwellGTK"]),
    .executable(name: "dwell", targets: ["DwellCommand"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Widgets, windows and PNG pictures through GTK 4 (needs libgtk-4-dev).")
  ],
  targets: [
    .target(name: "DwellMath", swiftSettings: strict),
    .target(name: "Dwell", dependencies: ["DwellMath"], swiftSettings: strict),
    .target(name: "DwellJSON", swiftSettings: strict),
    .target(name: "DwellDeck", dependencies: ["Dwell", "DwellJSON"], swiftSettings: strict),
    .target(name: "DwellScenes", dependencies: ["Dwell", "DwellJSON"], swiftSettings: strict),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "DwellGTK",
      dependencies: ["Dwell", "DwellDeck", "DwellScenes", .target(name: "CGtk", condition: gtk)],
      swiftSettings: strict),
    .systemLibrary(name: "CGetopt"),
    .executableTarget(
      name: "DwellCommand",
      dependencies: [
        "CGetopt", "Dwell", "DwellDeck", "DwellJSON", "DwellScenes",
        .target(name: "DwellGTK", condition: gtk),
      ],
      swiftSettings: strict),

    .target(
      name: "DwellTestSupport", dependencies: ["Dwell"], path: "Tests/DwellTestSupport", swiftSettings: strict
    ),
    .testTarget(
      name: "DwellTestSupportTests", dependencies: ["DwellTestSupport"], swiftSettings: strict),
    .testTarget(name: "DwellMathTests", dependencies: ["DwellMath"], swiftSettings: strict),
    .testTarget(name: "DwellTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
    .testTarget(name: "DwellJSONTests", dependencies: ["DwellJSON"], swiftSettings: strict),
    .testTarget(name: "DwellDeckTests", dependencies: ["DwellDeck"], swiftSettings: strict),
    .testTarget(
      name: "DwellScenesTests", dependencies: ["DwellScenes", "DwellJSON", "DwellTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DwellCommandTests", dependencies: ["DwellCommand", "DwellDeck", "DwellJSON"],
      swiftSettings: strict),
    .testTarget(
      name: "DwellGTKTests",
      dependencies: ["Dwell", "DwellDeck", "DwellGTK", .target(name: "CGtk", condition: gtk)],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
