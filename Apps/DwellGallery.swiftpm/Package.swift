// swift-tools-version: 6.2

// An app project: open the folder in Xcode or Swift Playgrounds. It needs the rest of Dwell beside it.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "DwellGallery",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "DwellGallery", targets: ["AppModule"], bundleIdentifier: "dev.dwell.gallery",
      displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .palette),
      accentColor: .presetColor(.blue), supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "Dwell", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule", dependencies: [.product(name: "DwellGallery", package: "Dwell")], path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
