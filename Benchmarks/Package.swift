// swift-tools-version: 6.2
import PackageDescription

/// What the core costs: a package of its own, so that nobody who depends on Dwell builds it.
let package = Package(
  name: "DwellBenchmarks",
  dependencies: [.package(name: "Dwell", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "DwellBenchmarks", dependencies: ["CAllocations", .product(name: "Dwell", package: "Dwell")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
