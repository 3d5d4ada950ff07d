// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Puts small mistakes into the core and checks which of them the tests detect: `make mutate`.
let package = Package(
  name: "Mutation",
  products: [.executable(name: "mutate", targets: ["MutateCommand"])],
  targets: [
    .target(name: "Mutation", swiftSettings: strict),
    .executableTarget(name: "MutateCommand", dependencies: ["Mutation"], swiftSettings: strict),
    .testTarget(name: "MutationTests", dependencies: ["Mutation"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
