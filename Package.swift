// swift-tools-version: 6.2
import PackageDescription

/// How the project builds itself, as its scripts do (Scripts/environment.sh): `1`, or `part` for builds with
/// GTK or a sanitizer, without the tests that neither changes and without the SwiftUI views. Nothing else
/// changes this manifest, and packages that depend on Dwell don't set it.
let development = Context.environment["DWELL_DEVELOPMENT"]
/// Whether the project builds itself.
let isDevelopment = development == "1" || development == "part"
/// Settings of every target: in the project's own builds a warning is an error. Not in those of others, where
/// the package manager suppresses warnings of dependencies, and the compiler refuses both options together.
/// An expression that takes the type checker half a second is an error as well: it counts steps, not time, so
/// that this doesn't depend on the machine.
let strict: [SwiftSetting] =
  isDevelopment
  ? [.treatAllWarnings(as: .error), .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=50000"])] : []
/// Settings of the core: the compiler also checks memory safety.
let core = strict + [.strictMemorySafety()]
/// The condition of what needs GTK: empty files unless the package trait `GTK` is on.
let gtk: TargetDependencyCondition? = .when(traits: ["GTK"])

/// The use cases in Examples.
let exampleNames = [
  "TimedLabs", "ResultsScreen", "DynamicPages", "Onboarding", "ScrubbingControl", "ProductRow",
  "HeroCarousel", "Seeds", "Stories",
]

/// The views of a use case, which the tests run on the stand-in for SwiftUI.
func exampleViews(_ name: String) -> Target {
  .target(
    name: "\(name)Views", dependencies: ["DwellSwiftUI", "SwiftUI"], path: "Examples/\(name)",
    exclude: ["GTK.swift", "index.html", "picture.json"] + otherLanguages(name), sources: ["SwiftUI.swift"],
    swiftSettings: strict)
}

/// One file of the component of an app's own, in Examples too: the component, which knows only the core, its
/// widget or its view.
func ring(_ name: String, _ file: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: ["Dwell"] + dependencies, path: "Examples/ProgressRing",
    exclude: ["ProgressRing.swift", "RingView.swift", "RingWidget.swift"].filter { $0 != file },
    sources: [file], swiftSettings: strict)
}

/// What stands in for SwiftUI on machines without it, so that the project can test the views there
/// (Tests/SwiftUI). In builds by others, cross-builds from Linux among them, `import SwiftUI` means Apple's
/// or nothing.
#if os(Linux)
let standIn: [Target.Dependency] = development == "1" ? ["SwiftUI"] : []
#else
let standIn: [Target.Dependency] = []
#endif
let standInTargets: [Target] =
  standIn.isEmpty
  ? [
    .testTarget(
      name: "DwellSwiftUIAppleTests", dependencies: ["Dwell", "DwellSwiftUI"], swiftSettings: strict)
  ]
  : [
    // Optimised: most of the time of the views' tests is spent in it.
    .target(
      name: "SwiftUI", path: "Tests/SwiftUI", exclude: ["README.md"],
      swiftSettings: strict + [.unsafeFlags(["-O"])]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI"], exclude: ["apple-api.tsv", "exceptions.tsv"],
      swiftSettings: strict),
    .testTarget(
      name: "DwellSwiftUITests",
      dependencies: [
        "Dwell", "DwellConformance", "DwellGallery", "DwellScenes", "DwellSwiftUI", "DwellTestSupport",
        "DwellText", "ProgressRingComponent", "ProgressRingViews", "SwiftUI",
      ] + exampleNames.map { .target(name: "\($0)Views") },
      swiftSettings: strict),
    ring("ProgressRingViews", "RingView.swift", ["DwellSwiftUI", "ProgressRingComponent", "SwiftUI"]),
  ] + exampleNames.map(exampleViews)

/// The files of a use case in languages that use the C library (Tests/Installed/library.sh).
func otherLanguages(_ name: String) -> [String] {
  name == "TimedLabs" ? ["GTK.c", "GTK.js", "GTK.py", "GTK.vala"] : []
}

/// A use case, written for every front that there is.
func example(_ name: String) -> Target {
  .target(
    name: "\(name)Example",
    dependencies: ["Dwell", "DwellGTK", .target(name: "CDwellGTK", condition: gtk)], path: "Examples/\(name)",
    exclude: ["SwiftUI.swift", "index.html", "picture.json"] + otherLanguages(name),
    sources: ["GTK.swift"], swiftSettings: strict)
}

/// The tests that are the same with GTK or without, and whose modules have no unsafe code: a build of the
/// whole project has them.
let pureTests: [Target] =
  development == "part"
  ? []
  : [
    .testTarget(
      name: "DwellTestSupportTests", dependencies: ["DwellTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DwellTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: strict),
    .testTarget(
      name: "DwellTextTests", dependencies: ["Dwell", "DwellTestSupport", "DwellText"], swiftSettings: strict),
    .testTarget(
      name: "DwellRandomTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DwellStateTests", dependencies: ["Dwell", "DwellTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DwellScenesTests",
      dependencies: [
        "DwellConformance", "DwellScenes", "DwellJSON", "DwellTestSupport", "DwellText",
        "ProgressRingComponent",
      ],
      exclude: ["Fronts"], swiftSettings: strict),
  ]

/// The C library of the widgets, which only the project itself builds (Scripts/install.sh).
let library: [Product] =
  isDevelopment
  ? [.library(name: "dwell-gtk", type: .dynamic, targets: ["DwellGTKLibrary", "CDwellGTKLibrary"])] : []

/// Libraries for the package in Player alone: the modules that it uses, and the test support that its tests
/// share.
let parts: [Product] =
  ["DwellJSON", "DwellFiles", "DwellScenes", "DwellHTML", "DwellGTKGallery", "DwellCommand"].map(part)
  + (isDevelopment ? ["DwellTestSupport", "DwellGTKTestSupport"].map(part) : [])

/// A library of one target, which has its name.
func part(_ name: String) -> Product { .library(name: name, targets: [name]) }

let package = Package(
  name: "Dwell",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Dwell", targets: ["Dwell"]),
    .library(name: "DwellText", targets: ["DwellText"]),
    .library(name: "DwellGTK", targets: ["DwellGTK"]),
    .library(name: "DwellSwiftUI", targets: ["DwellSwiftUI"]),
    .library(name: "DwellGallery", targets: ["DwellGallery"]),
    .executable(name: "DwellWeb", targets: ["DwellWeb"]),
    .executable(name: "dwell", targets: ["DwellMain"]),
  ] + parts + library,
  traits: [
    .trait(name: "GTK", description: "Widgets, windows and PNG pictures through GTK 4 (needs libgtk-4-dev).")
  ],
  targets: [
    .target(name: "Dwell", swiftSettings: core),
    .target(name: "DwellText", dependencies: ["Dwell"], swiftSettings: strict),
    .target(name: "DwellJSON", swiftSettings: strict),
    .target(name: "DwellFiles", dependencies: ["DwellJSON"], swiftSettings: strict),
    .target(
      name: "DwellScenes", dependencies: ["Dwell", "DwellJSON", "DwellText"], exclude: ["Generated"],
      swiftSettings: strict),
    .target(
      name: "DwellHTML", dependencies: ["Dwell", "DwellJSON", "DwellScenes"], swiftSettings: strict),
    .systemLibrary(name: "CDwellGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "DwellGTK", dependencies: ["Dwell", .target(name: "CDwellGTK", condition: gtk)],
      exclude: ["Generated"], swiftSettings: strict),
    .target(
      name: "DwellGTKLibrary", dependencies: ["DwellGTK", .target(name: "CDwellGTK", condition: gtk)],
      swiftSettings: strict),
    .target(
      name: "CDwellGTKLibrary", dependencies: [.target(name: "CDwellGTK", condition: gtk)],
      cSettings: [.define("DWELL_GTK", .when(traits: ["GTK"])), .headerSearchPath("Generated")]),
    .target(
      name: "DwellGTKGallery",
      dependencies: [
        "Dwell", "DwellFiles", "DwellGTK", "DwellScenes", .target(name: "CDwellGTK", condition: gtk),
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CDwellGetopt"),
    .target(
      name: "DwellSwiftUI", dependencies: ["Dwell"] + standIn,
      resources: [.process("Generated/Localizable.xcstrings")], swiftSettings: strict),
    .target(
      name: "DwellGallery", dependencies: ["Dwell", "DwellScenes", "DwellSwiftUI"] + standIn,
      swiftSettings: strict),
    .target(name: "CDwellAllocator"),
    .executableTarget(name: "DwellWeb", dependencies: ["Dwell", "CDwellAllocator"], swiftSettings: strict),
    .target(
      name: "DwellCommand",
      dependencies: [
        "CDwellGetopt", "Dwell", "DwellFiles", "DwellHTML", "DwellJSON", "DwellScenes", "DwellText",
        .target(name: "DwellGTKGallery", condition: gtk),
      ],
      swiftSettings: strict),
    .executableTarget(name: "DwellMain", dependencies: ["DwellCommand"], swiftSettings: strict),

    .target(
      name: "DwellConformance", dependencies: ["Dwell", "DwellJSON", "DwellScenes", "DwellText"],
      path: "Tests/DwellConformance",
      exclude: ["Gestures", "Scenarios"], swiftSettings: strict),
    .target(
      name: "DwellTestSupport", dependencies: ["Dwell", "DwellText"], path: "Tests/DwellTestSupport",
      swiftSettings: strict),
    .testTarget(name: "DwellJSONTests", dependencies: ["DwellJSON"], swiftSettings: strict),
    .testTarget(name: "DwellFilesTests", dependencies: ["DwellFiles"], swiftSettings: strict),
    .target(
      name: "DwellGTKTestSupport",
      dependencies: [
        "Dwell", "DwellGTK", "DwellGTKGallery", "DwellTestSupport",
        .target(name: "CDwellGTK", condition: gtk),
      ],
      path: "Tests/DwellGTKTestSupport", exclude: ["screen-reader.py"], swiftSettings: strict),
    .testTarget(
      name: "DwellHTMLTests", dependencies: ["Dwell", "DwellHTML", "DwellJSON", "DwellScenes"],
      swiftSettings: strict),
    .testTarget(
      name: "DwellCommandTests",
      dependencies: [
        "Dwell", "DwellCommand", "DwellHTML", "DwellJSON", "DwellMain", "DwellScenes", "DwellTestSupport",
        "DwellText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DwellWebTests", dependencies: ["Dwell", "DwellTestSupport", "DwellWeb"], swiftSettings: strict),
    .testTarget(
      name: "DwellGTKTests",
      dependencies: [
        "Dwell", "DwellConformance", "DwellFiles", "DwellGTK", "DwellGTKGallery", "DwellGTKTestSupport",
        "DwellScenes", "DwellTestSupport", "DwellText", "ProgressRingComponent", "ProgressRingExample",
        .target(name: "CDwellGTK", condition: gtk),
      ] + exampleNames.map { .target(name: "\($0)Example") },
      swiftSettings: strict),
    ring("ProgressRingComponent", "ProgressRing.swift", []),
    ring("ProgressRingExample", "RingWidget.swift", ["DwellGTK", "ProgressRingComponent"]),
  ] + exampleNames.map(example) + pureTests + standInTargets,
  swiftLanguageModes: [.v6]
)
