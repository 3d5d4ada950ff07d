// swift-tools-version: 6.2
import PackageDescription

/// The core and its tests, for a short inner loop (`make quick`), and the scenes with the text goldens, for
/// `make check`.
///
/// `Sources`, `Tests` and `Examples` here are links to the folders of the whole package, so there is one copy
/// of every file.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The settings of the core: the compiler also checks memory safety.
let core = strict + [.strictMemorySafety()]

/// Whether the package contains only the tests that need an optimised build: random events, and walks through
/// states. The other tests would take minutes to build again.
let isLong = Context.environment["DWELL_TESTS"] == "long"

/// The tests that also run without optimisation.
let short: [Target] = [
  .testTarget(name: "DwellTestSupportTests", dependencies: ["DwellTestSupport"], swiftSettings: strict),
  .testTarget(
    name: "DwellTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: strict),
  .testTarget(
    name: "DwellTextTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: strict),
]

/// Whether the package contains the scenes too, with the text goldens and the code that is generated for the
/// browser.
let hasScenes = Context.environment["DWELL_TESTS"] == "scenes"

/// The scenes and their tests.
let scenes: [Target] = [
  .target(name: "DwellJSON", swiftSettings: strict),
  .target(
    name: "DwellScenes", dependencies: ["Dwell", "DwellJSON", "DwellText"], exclude: ["Generated"],
    swiftSettings: strict),
  .target(
    name: "DwellConformance", dependencies: ["Dwell", "DwellJSON", "DwellScenes", "DwellText"],
    path: "Tests/DwellConformance", exclude: ["Scenarios"], swiftSettings: strict),
  .target(
    name: "ProgressRingComponent", dependencies: ["Dwell"], path: "Examples/ProgressRing",
    exclude: ["RingView.swift", "RingWidget.swift"], sources: ["ProgressRing.swift"], swiftSettings: strict),
  .testTarget(
    name: "DwellScenesTests",
    dependencies: [
      "DwellConformance", "DwellScenes", "DwellJSON", "DwellTestSupport", "DwellText",
      "ProgressRingComponent",
    ],
    exclude: ["Fronts"], swiftSettings: strict),
  // The scripts' knowledge of the core is generated from it.
  .target(name: "CDwellAllocator"),
  .executableTarget(name: "DwellWeb", dependencies: ["Dwell", "CDwellAllocator"], swiftSettings: strict),
  .testTarget(
    name: "DwellWebTests", dependencies: ["Dwell", "DwellTestSupport", "DwellWeb"], swiftSettings: strict),
]

let package = Package(
  name: "DwellCore",
  targets: [
    .target(name: "Dwell", exclude: ["Dwell.docc"], swiftSettings: core),
    .target(name: "DwellText", dependencies: ["Dwell"], swiftSettings: strict),
    .target(
      name: "DwellTestSupport", dependencies: ["Dwell", "DwellText"], path: "Tests/DwellTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "DwellRandomTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DwellStateTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
  ] + (isLong ? [] : short) + (hasScenes ? scenes : []),
  swiftLanguageModes: [.v6]
)
