// swift-tools-version: 6.2
import PackageDescription

/// The cost of the core: a separate package, so that packages that depend on Dwell don't build it.
let package = Package(
  name: "DwellBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Dwell", path: "../.."), .package(name: "Figures", path: "Figures")],
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
