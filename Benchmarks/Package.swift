// swift-tools-version: 6.2
import PackageDescription

/// What the core costs: a package of its own, so that nobody who depends on Dwell builds it.
let package = Package(
  name: "DwellBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Dwell", path: ".."), .package(name: "Figures", path: "Figures")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "DwellBenchmarks",
      dependencies: [
        "CAllocations", .product(name: "Dwell", package: "Dwell"),
        .product(name: "Figures", package: "Figures"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "SwiftUIBenchmarks",
      dependencies: [
        .product(name: "Dwell", package: "Dwell"), .product(name: "DwellSwiftUI", package: "Dwell"),
        .product(name: "Figures", package: "Figures"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
