// swift-tools-version: 6.2
import PackageDescription

/// The core and its tests alone, for a short inner loop: `make quick`.
///
/// `Sources` and `Tests` here are links to the folders of the whole package, so there is one copy of every
/// file.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The settings of the core: the compiler also checks memory safety.
let core = strict + [.strictMemorySafety()]

/// The settings of tests that take long to optimize and little time to run: in release builds, which random
/// events and walks through states need, they are built without optimization.
let plain: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))
  ]

let package = Package(
  name: "DwellCore",
  targets: [
    .target(name: "DwellMath", swiftSettings: core),
    .target(name: "Dwell", dependencies: ["DwellMath"], exclude: ["Dwell.docc"], swiftSettings: core),
    .target(name: "DwellText", dependencies: ["Dwell"], swiftSettings: strict),
    .target(
      name: "DwellTestSupport", dependencies: ["Dwell", "DwellText"], path: "Tests/DwellTestSupport",
      swiftSettings: strict),
    .testTarget(name: "DwellMathTests", dependencies: ["DwellMath"], swiftSettings: plain),
    .testTarget(
      name: "DwellTestSupportTests", dependencies: ["DwellTestSupport"], swiftSettings: plain),
    .testTarget(
      name: "DwellTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: plain),
    .testTarget(
      name: "DwellTextTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: plain),
    .testTarget(
      name: "DwellRandomTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DwellStateTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
