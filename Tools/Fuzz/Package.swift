// swift-tools-version: 6.2
import PackageDescription

/// Fuzzing of the parsers and components: Scripts/fuzz.sh. A separate package, because libFuzzer defines
/// `main`, so that it can't be built together with another program.
///
/// `Sources`, `Tests` and `Player` are links to folders of the repository, so there is one copy of every
/// file.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The condition for targets that need GTK: the package trait, as in the main package.
let gtk: TargetDependencyCondition? = .when(traits: ["GTK"])

let package = Package(
  name: "DwellFuzz",
  products: [.executable(name: "DwellFuzz", targets: ["DwellFuzz"])],
  traits: [.trait(name: "GTK", description: "The decoders of pictures too (needs libgtk-4-dev).")],
  targets: [
    .target(name: "Dwell", exclude: ["Dwell.docc"], swiftSettings: strict),
    .target(name: "DwellText", dependencies: ["Dwell"], swiftSettings: strict),
    .target(name: "DwellJSON", swiftSettings: strict),
    .target(name: "DwellFiles", dependencies: ["DwellJSON"], swiftSettings: strict),
    .target(
      name: "DwellDeck", dependencies: ["Dwell", "DwellJSON"], path: "Player/Sources/DwellDeck",
      swiftSettings: strict),
    .target(name: "DwellScenes", dependencies: ["Dwell", "DwellJSON", "DwellText"], swiftSettings: strict),
    .systemLibrary(name: "CDwellGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "DwellGTK", dependencies: ["Dwell", .target(name: "CDwellGTK", condition: gtk)],
      exclude: ["DwellGTK.docc"], swiftSettings: strict),
    .systemLibrary(
      name: "CDwellJPEG", path: "Player/Sources/CDwellJPEG", pkgConfig: "glib-2.0",
      providers: [.apt(["libglib2.0-dev", "libjpeg-dev"])]),
    .systemLibrary(
      name: "CDwellLCMS", path: "Player/Sources/CDwellLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(
      name: "CDwellTIFF", path: "Player/Sources/CDwellTIFF", pkgConfig: "libtiff-4",
      providers: [.apt(["libtiff-dev"])]),
    .systemLibrary(
      name: "CDwellWebP", path: "Player/Sources/CDwellWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "DwellGTKGallery",
      dependencies: [
        "Dwell", "DwellFiles", "DwellGTK", "DwellScenes", .target(name: "CDwellGTK", condition: gtk),
      ],
      swiftSettings: strict),
    .target(
      name: "DwellPlayer",
      dependencies: [
        "Dwell", "DwellDeck", "DwellFiles", "DwellGTK", "DwellGTKGallery", "DwellScenes",
        .target(name: "CDwellGTK", condition: gtk), .target(name: "CDwellJPEG", condition: gtk),
        .target(name: "CDwellLCMS", condition: gtk), .target(name: "CDwellTIFF", condition: gtk),
        .target(name: "CDwellWebP", condition: gtk),
      ],
      path: "Player/Sources/DwellPlayer", swiftSettings: strict),
    .target(
      name: "DwellTestSupport", dependencies: ["Dwell", "DwellText"], path: "Tests/DwellTestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "DwellFuzz",
      dependencies: [
        "Dwell", "DwellDeck", "DwellJSON", "DwellPlayer", "DwellScenes", "DwellTestSupport",
        "DwellText",
      ],
      path: ".", sources: ["DwellFuzz", "Player/Fuzz/Sources"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
