// swift-tools-version: 6.2
import PackageDescription

/// The cost of the GTK widgets, compared with libadwaita's, and their leaks: a separate package, because the
/// comparison needs libadwaita.
let package = Package(
  name: "DwellGTKBenchmarks",
  dependencies: [
    .package(name: "Dwell", path: "../../..", traits: ["GTK"]), .package(name: "Figures", path: "../Figures"),
  ],
  targets: [
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "CPeer", dependencies: ["CAdwaita"]),
    .executableTarget(
      name: "DwellGTKBenchmarks",
      dependencies: [
        "CPeer", .product(name: "Dwell", package: "Dwell"), .product(name: "DwellGTK", package: "Dwell"),
        .product(name: "Figures", package: "Figures"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "DwellGTKLeaks",
      dependencies: [
        .product(name: "Dwell", package: "Dwell"), .product(name: "DwellGTK", package: "Dwell"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
