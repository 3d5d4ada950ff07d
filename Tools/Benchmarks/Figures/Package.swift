// swift-tools-version: 6.2
import PackageDescription

/// The format of benchmark results, and a program that turns them into tables and charts.
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
