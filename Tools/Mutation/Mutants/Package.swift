// swift-tools-version: 6.2
import PackageDescription

/// The core and the tests that can detect a mistake in it: built by `make mutate`, with mutants in place of
/// `Sources/Dwell`. Warnings are not errors, since a mutant may leave a variable unused.
///
/// `Sources` and `Tests` here are links to the folders of the whole package, so there is one copy of every
/// file.

/// The core counts its work for tests, which it otherwise does in debug builds only.
let counted: [SwiftSetting] = [.define("DEBUG", .when(configuration: .release))]

/// Settings of test targets. In a release build everything else is optimised; tests take minutes to optimise
/// and run hardly faster.
let tests: [SwiftSetting] =
  counted + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))
  ]

let package = Package(
  name: "DwellMutants",
  targets: [
    .target(name: "Dwell", exclude: ["Dwell.docc"], swiftSettings: counted),
    .target(name: "DwellText", dependencies: ["Dwell"]),
    .target(name: "DwellJSON"),
    .target(name: "DwellScenes", dependencies: ["Dwell", "DwellJSON", "DwellText"]),
    .target(
      name: "DwellTestSupport", dependencies: ["Dwell", "DwellText"], path: "Tests/DwellTestSupport"),
    .target(
      name: "DwellConformance", dependencies: ["Dwell", "DwellJSON", "DwellScenes", "DwellText"],
      path: "Tests/DwellConformance", exclude: ["Scenarios"]),
    .testTarget(
      name: "DwellTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: tests),
    .testTarget(
      name: "DwellScenesTests",
      dependencies: ["DwellConformance", "DwellScenes", "DwellJSON", "DwellTestSupport", "DwellText"],
      exclude: ["Fronts", "ProgressRingTests.swift"], swiftSettings: tests),
    .testTarget(
      name: "DwellRandomTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: tests),
    .testTarget(
      name: "DwellStateTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
