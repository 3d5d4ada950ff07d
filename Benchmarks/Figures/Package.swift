// swift-tools-version: 6.2
import PackageDescription

/// What every benchmark prints, and what makes tables and charts of it.
let package = Package(
  name: "Figures",
  products: [
    .library(name: "Figures", targets: ["Figures"]),
    .executable(name: "figures", targets: ["FiguresCommand"]),
  ],
  targets: [
    .target(name: "Figures", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "FiguresCommand", dependencies: ["Figures"], swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
