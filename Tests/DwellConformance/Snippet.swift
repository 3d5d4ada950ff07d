import Foundation

/// A code sample in the documentation, which must compile.
public struct Snippet: Sendable {
  /// The line of an article before a code block that needs the article's code above it.
  private static let continuation = "<!-- with the code above -->"

  /// Its location: a file, and the line after which it begins.
  public let place: String
  /// The code.
  public let code: String
  /// Other files that the code needs.
  private let others: [String]

  /// A sample that needs no others.
  public init(place: String, code: String) { self.init(place: place, code: code, others: []) }

  /// A sample that needs others.
  private init(place: String, code: String, others: [String]) {
    (self.place, self.code, self.others) = (place, code, others)
  }

  /// The folder of the package.
  public static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../..").standardized

  /// Returns the files below a folder with a suffix, sorted.
  public static func files(below folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.allObjects
    return (names ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
      .map { folder + "/" + $0 }
  }

  /// A whole file.
  public static func file(_ path: String) -> Snippet {
    let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return Snippet(place: path, code: text ?? "#error(\"\(path) cannot be read\")")
  }

  /// Returns the Swift code blocks of a file: of an article, or of comments in code. After a line
  /// `<!-- with the code above -->` a block is compiled with those before it that import nothing that it
  /// doesn't import, each in a file of its own. A block of differences stands for the last Swift block with
  /// them applied.
  public static func blocks(in path: String) -> [Snippet] {
    var blocks: [Snippet] = []
    var lines: [String]?
    var isContinued = false
    var isDifference = false
    for (number, line) in file(path).code.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var text = line.drop { $0 == " " }
      if path.hasSuffix(".swift") {
        guard text.hasPrefix("///") else { continue }
        text = text.dropFirst(3)
        if text.hasPrefix(" ") { text = text.dropFirst() }
      } else {
        text = line
      }
      if text == continuation {
        isContinued = true
      } else if text.hasPrefix("```swift") || text == "```diff" && !blocks.isEmpty {
        lines = []
        isDifference = text == "```diff"
      } else if text.hasPrefix("```"), let code = lines {
        let place = "\(path):\(number - code.count)"
        let block =
          isDifference
          ? blocks[blocks.count - 1].changed(by: code, place: place)
          : Snippet(place: place, code: code.joined(separator: "\n"))
        let others = isContinued ? blocks.filter(block.canContinue).map(\.code) : []
        blocks.append(Snippet(place: block.place, code: block.code, others: others))
        lines = nil
        isContinued = false
      } else {
        lines?.append(String(text))
      }
    }
    return blocks
  }

  /// This code with a block of differences applied, whose hunks are separated by a line `@@`; a compiler
  /// error if a hunk has no place, or several.
  private func changed(by lines: [String], place: String) -> Snippet {
    var code = code
    for hunk in lines.split(separator: "@@", omittingEmptySubsequences: false) {
      let lines = { (other: Character) in
        hunk.filter { $0.first != other }.map { $0.dropFirst() }.joined(separator: "\n")
      }
      guard code.ranges(of: lines("+")).count == 1 else {
        return Snippet(place: place, code: "#error(\"a difference has no place, or several\")")
      }
      code = code.replacing(lines("+"), with: lines("-"))
    }
    return Snippet(place: place, code: code)
  }

  /// Whether the code needs GTK's headers.
  public var needsGTK: Bool { code.contains("import CDwellGTK") }
  /// Whether the code shows SwiftUI views.
  public var needsSwiftUI: Bool { imports.contains("import SwiftUI") }
  /// The lines that import a module.
  private var imports: Set<Substring> {
    Set(code.split(separator: "\n").filter { $0.hasPrefix("import ") })
  }
  /// Whether the code can continue a block, which states its imports.
  private func canContinue(_ other: Snippet) -> Bool {
    !other.imports.isEmpty && other.imports.isSubset(of: imports)
  }

  /// Returns the first lines of an article's indented code blocks, which aren't compiled.
  public static func indentedBlocks(in path: String) -> [String] {
    var (isFenced, wasIndented) = (false, false)
    var first: [String] = []
    for line in file(path).code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isFenced.toggle() }
      let isIndented = !isFenced && line.hasPrefix("    ")
      if isIndented, !wasIndented { first.append(line.trimmingCharacters(in: .whitespaces)) }
      // Blank lines don't end a block.
      if !line.isEmpty { wasIndented = isIndented }
    }
    return first
  }

  /// The compiler's resource folder.
  private static func resources() throws -> String {
    let line = try output(of: ["swiftc", "-print-target-info"]).split(separator: "\n")
      .first { $0.contains("\"runtimeResourcePath\"") }
    return line?.split(separator: "\"").last { $0.contains("/") }.map(String.init) ?? ""
  }

  /// The compiler options for GTK's headers.
  private static func optionsForGTK() throws -> [String] {
    let flags = try output(of: ["pkg-config", "--cflags-only-I", "gtk4"]).split { $0.isWhitespace }
    return ["-I", root.appendingPathComponent("Sources/CDwellGTK").path]
      + flags.flatMap { ["-Xcc", String($0)] }
  }

  /// Compiles the stand-in for the module of app projects, and returns its folder.
  private static func appleProductTypes(in folder: URL) throws -> String {
    _ = try output(of: [
      "swiftc", "-emit-module", "-module-name", "AppleProductTypes", "-parse-as-library", "-I",
      try resources() + "/pm/ManifestAPI", "-emit-module-path",
      folder.appendingPathComponent("AppleProductTypes.swiftmodule").path,
      root.appendingPathComponent("Apps/AppleProductTypes.swift").path,
    ])
    return folder.path
  }

  /// Returns a command's output.
  private static func output(of command: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  /// The code with functions in place of its previews, whose macro comes with Xcode.
  private var withoutMacros: String {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      guard line.hasPrefix("#Preview("), line.contains("{") else { return String(line) }
      return "@MainActor func preview\(number)() -> some View {" + line.drop { $0 != "{" }.dropFirst()
    }
    .joined(separator: "\n")
  }

  /// Returns the compiler's errors; nil if there are none. Code without imports is about the core. As in new
  /// projects, names come only from imported modules (SE-0444).
  /// - Parameter isOnMainActor: whether code is on the main actor by default (SE-0466), with the language
  ///   features that Xcode 26 enables in a new app.
  public func compilerErrors(isOnMainActor: Bool = false) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippet-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    let isManifest = code.contains("import PackageDescription")
    let imports = code.hasPrefix("import ") || isManifest ? "" : "import Dwell\n"
    try Data((imports + withoutMacros).utf8).write(to: file)
    let others = try others.enumerated().map { number, code in
      let other = folder.appendingPathComponent("other-\(number).swift")
      try Data(code.utf8).write(to: other)
      return other.path
    }
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings",
        "-enable-upcoming-feature", "MemberImportVisibility", "-I",
        built.appendingPathComponent("Modules").path, file.path,
      ] + others
    if isOnMainActor {
      let features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      compiler.arguments? += ["-default-isolation", "MainActor"]
      compiler.arguments? += features.flatMap { ["-enable-upcoming-feature", $0] }
    }
    if code.contains("@main") { compiler.arguments?.append("-parse-as-library") }
    if isManifest {
      compiler.arguments? += [
        "-package-description-version", "6.2", "-I", try Self.resources() + "/pm/ManifestAPI",
      ]
      if code.contains("import AppleProductTypes") {
        let product = try Self.appleProductTypes(in: folder)
        compiler.arguments? += ["-I", product]
      }
    }
    if needsGTK { compiler.arguments? += try Self.optionsForGTK() }
    compiler.standardError = output
    try compiler.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? nil : String(decoding: said, as: UTF8.self)
  }

  /// Compiles the code with the widgets that have been built, runs it, and returns what it has printed; with
  /// the compiler's errors if there are any.
  public func outputWithGTK() throws -> String {
    if let errors = try compilerErrors() { return errors }
    let libraries = try Self.output(of: ["pkg-config", "--libs", "gtk4"]).split { $0.isWhitespace }
    return try output(
      with: ["Dwell", "DwellGTK"], Self.optionsForGTK(), libraries.map(String.init))
  }

  /// Compiles the code with the core that has been built, runs it, and returns what it has printed; with the
  /// compiler's errors if there are any.
  public func outputWithCore() throws -> String {
    if let errors = try compilerErrors() { return errors }
    return try output(with: ["Dwell"], [], [])
  }

  /// Compiles the code with the objects of built modules, runs it, and returns what both have printed.
  private func output(with modules: [String], _ options: [String], _ libraries: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try Data(code.utf8).write(to: file)
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let objects = try modules.flatMap { module in
      let objects = built.appendingPathComponent("\(module).build").path
      return try FileManager.default.contentsOfDirectory(atPath: objects).filter { $0.hasSuffix(".o") }
        .map { "\(objects)/\($0)" }
    }
    let program = folder.appendingPathComponent("program").path
    let errors = try Self.output(
      of: [
        "swiftc", "-swift-version", "6", "-suppress-warnings", "-I",
        built.appendingPathComponent("Modules").path,
      ] + options + [file.path] + objects + libraries + ["-o", program])
    return try errors + Self.output(of: [program])
  }
}
