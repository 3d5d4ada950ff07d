import Foundation

/// The public symbols of the stand-in, as the compiler lists them.
struct SymbolGraph: Decodable {
  /// A symbol.
  struct Symbol: Decodable {
    /// The kind of symbol.
    struct Kind: Decodable {
      /// The kind's identifier, such as `swift.struct`.
      let identifier: String
    }
    /// A part of a declaration.
    struct Fragment: Decodable {
      /// The text.
      let spelling: String
    }
    /// A version of a system.
    struct Introduction: Decodable {
      /// The major version.
      let major: Int
      /// The minor version.
      let minor: Int?
    }
    /// An availability attribute, of the symbol or of a declaration around it.
    struct Attribute: Decodable {
      /// The platform.
      let domain: String?
      /// The first version.
      let introduced: Introduction?
      /// Whether the platform doesn't have the symbol.
      let isUnconditionallyUnavailable: Bool?
    }
    /// The extension that a symbol is declared in.
    struct Extension: Decodable {
      /// A requirement of the extension.
      struct Requirement: Decodable {
        /// Its kind: `sameType`, `conformance` or `superclass`.
        let kind: String
        /// The type that has the requirement.
        let lhs: String
        /// What is required.
        let rhs: String
      }
      /// The requirements.
      let constraints: [Requirement]?
    }
    /// The symbol's name with those of the types around it.
    let pathComponents: [String]
    /// The kind of symbol.
    let kind: Kind
    /// The parts of the declaration.
    let declarationFragments: [Fragment]
    /// The extension around the symbol.
    let swiftExtension: Extension?
    /// The attributes.
    let attributes: [Attribute]?

    /// The keys of the compiler's file.
    enum CodingKeys: String, CodingKey {
      case pathComponents, kind, declarationFragments, swiftExtension
      case attributes = "availability"
    }

    /// The symbol's name with those of the types around it.
    var name: String { pathComponents.joined(separator: ".") }
    /// The declaration.
    var declaration: String { declarationFragments.map(\.spelling).joined() }
    /// Whether the symbol is only a witness of a conformance: `typealias Body = Never`.
    var isWitness: Bool {
      kind.identifier == "swift.typealias" && declaration.hasSuffix("= Never")
    }
    /// The requirements of the extension around the symbol, as a declaration spells them.
    var requirements: [String] {
      (swiftExtension?.constraints ?? []).map {
        let text = $0.kind == "sameType" ? "\($0.lhs) == \($0.rhs)" : "\($0.lhs): \($0.rhs)"
        return text.replacing("Self.", with: "")
      }
    }
    /// Where the symbol exists: on all platforms except those that attributes name.
    var availability: [Platform: Availability] {
      let pairs = Platform.allCases.map { platform in
        let attributes = (attributes ?? []).filter { $0.domain == platform.rawValue }
        if attributes.contains(where: { $0.isUnconditionallyUnavailable == true }) {
          return (platform, Availability.never)
        }
        let versions = attributes.compactMap { attribute in
          attribute.introduced.map { Version("\($0.major).\($0.minor ?? 0)") }
        }
        return (platform, Availability(since: versions.max() ?? platform.oldest, on: platform))
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
  }

  /// The symbols.
  let symbols: [Symbol]

  /// Lists the public symbols of the module beside the running tests.
  static func ofStandIn() throws -> [Symbol] {
    let words = CommandLine.arguments
    let bundle = words.first { $0.hasSuffix(".xctest") } ?? words[0]
    let modules = URL(filePath: bundle).deletingLastPathComponent().appending(path: "Modules")
    let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      #"swift symbolgraph-extract -module-name SwiftUI -I "$1" -output-dir "$2" -skip-synthesized-members "#
        + #"-target "$(source "$3" && toolchain triple)""#,
      "bash", modules.path, folder.path, Repository.file("Scripts/environment.sh").path,
    ]
    try process.run()
    process.waitUntilExit()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols
    }
  }
}

/// The project's files.
enum Repository {
  /// Returns a file at a path from the project's folder.
  static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(path)")
  }
}
