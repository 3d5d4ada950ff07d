// swift-tools-version: 6.2
import PackageDescription

/// Whether the project builds itself, as in the main package's manifest.
let isDevelopment = Context.environment["DWELL_DEVELOPMENT"] != nil
/// Settings of every target: in the project's own builds a warning is an error, and an expression that takes
/// the type checker long.
let strict: [SwiftSetting] =
  isDevelopment
  ? [.treatAllWarnings(as: .error), .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=50000"])] : []
/// The condition of parts that need GTK: they are empty files unless the package trait `GTK` is on.
let gtk: TargetDependencyCondition? = .when(traits: ["GTK"])

/// A library of the main package.
func dwell(_ name: String) -> Target.Dependency { .product(name: name, package: "Dwell") }

/// The tests, which need GTK and the main package's test support.
let tests: [Target] =
  isDevelopment
  ? [
    .testTarget(name: "DwellDeckTests", dependencies: ["DwellDeck"], swiftSettings: strict),
    .testTarget(
      name: "DwellDeckHTMLTests",
      dependencies: ["DwellDeck", "DwellDeckHTML", dwell("Dwell"), dwell("DwellHTML"), dwell("DwellJSON")],
      swiftSettings: strict),
    .testTarget(
      name: "DwellPlayerCommandTests",
      dependencies: [
        "DwellDeck", "DwellDeckHTML", "DwellPlayerCommand", dwell("DwellCommand"), dwell("DwellHTML"),
        dwell("DwellJSON"), dwell("DwellTestSupport"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DwellPlayerTests",
      dependencies: [
        "DwellDeck", "DwellDeckHTML", "DwellPlayer", "DwellPlayerCommand", dwell("Dwell"),
        dwell("DwellFiles"), dwell("DwellGTK"), dwell("DwellGTKGallery"), dwell("DwellGTKTestSupport"),
        dwell("DwellHTML"), dwell("DwellScenes"), dwell("DwellTestSupport"),
        .target(name: "CDwellJPEG", condition: gtk),
        .target(name: "CDwellLCMS", condition: gtk), .target(name: "CDwellWebP", condition: gtk),
      ],
      exclude: ["session-manager.py"], swiftSettings: strict),
  ] : []

let package = Package(
  name: "DwellPlayer",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "DwellDeck", targets: ["DwellDeck"]),
    // It is installed as `dwell`; the main package has a program of that name.
    .executable(name: "dwell-player", targets: ["DwellPlayerCommand"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Windows, sheets and videos through GTK 4 (needs libgtk-4-dev).")
  ],
  dependencies: [
    .package(name: "Dwell", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .target(name: "DwellDeck", dependencies: [dwell("Dwell"), dwell("DwellJSON")], swiftSettings: strict),
    .target(
      name: "DwellDeckHTML",
      dependencies: ["DwellDeck", dwell("Dwell"), dwell("DwellHTML"), dwell("DwellJSON")],
      swiftSettings: strict),
    .systemLibrary(
      name: "CDwellJPEG", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev", "libjpeg-dev"])]),
    .systemLibrary(name: "CDwellLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CDwellTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
    .systemLibrary(name: "CDwellWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CDwellProcess"),
    .target(
      name: "DwellPlayer",
      dependencies: [
        "DwellDeck", dwell("Dwell"), dwell("DwellFiles"), dwell("DwellGTK"), dwell("DwellGTKGallery"),
        dwell("DwellScenes"), .target(name: "CDwellJPEG", condition: gtk),
        .target(name: "CDwellLCMS", condition: gtk), .target(name: "CDwellTIFF", condition: gtk),
        .target(name: "CDwellWebP", condition: gtk),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "DwellPlayerCommand",
      dependencies: [
        "CDwellProcess", "DwellDeck", "DwellDeckHTML", dwell("Dwell"), dwell("DwellCommand"),
        dwell("DwellFiles"), dwell("DwellHTML"), dwell("DwellJSON"),
        .target(name: "DwellPlayer", condition: gtk),
      ],
      swiftSettings: strict),
  ] + tests,
  swiftLanguageModes: [.v6]
)
