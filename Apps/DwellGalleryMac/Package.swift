// swift-tools-version: 6.2
import PackageDescription

// The gallery and the deck player in a window on macOS, without an Xcode project: Scripts/mac.sh run.
let package = Package(
  name: "DwellGalleryMac",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Dwell", path: "../.."), .package(name: "DwellPlayer", path: "../../Player"),
  ],
  targets: [
    .executableTarget(
      name: "DwellGalleryMac",
      dependencies: [
        .product(name: "DwellDeck", package: "DwellPlayer"), .product(name: "DwellGallery", package: "Dwell"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
