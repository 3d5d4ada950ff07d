import Foundation

/// A copy of the repository in which one module is replaced by its switched version, and whose manifest lists
/// the targets that the mutants need; everything else is linked.
public struct WorkingCopy {
  /// The root of the repository.
  public let package: URL
  /// The manifest of the copy: a file that declares the targets to build, in `Sources` and `Tests`.
  public let manifest: URL
  /// The copy.
  public let folder: URL
  /// The module whose sources are copied.
  public let module: String

  /// Copies a repository into a folder, with its own manifest.
  public init(of package: URL, manifest: URL, in folder: URL, module: String) {
    (self.package, self.manifest, self.folder, self.module) = (package, manifest, folder, module)
  }

  /// The sources of the module, by their paths in its folder.
  public func sources() throws -> [SourceFile] {
    let root = package.appending(path: "Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map {
      SourceFile(path: $0, text: try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
  }

  /// Creates the folder, with links to everything that is unchanged.
  public func prepare() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/\(module)"), withIntermediateDirectories: true)
    try link(package, into: folder) {
      !$0.hasPrefix(".") && !["Sources", "out", "Package.swift"].contains($0)
    }
    try link(package.appending(path: "Sources"), into: folder.appending(path: "Sources")) { $0 != module }
    // Folders of the module without Swift files, such as its articles, which tests may read.
    try link(package.appending(path: "Sources/\(module)"), into: folder.appending(path: "Sources/\(module)"))
    {
      $0.hasSuffix(".docc")
    }
    try write(try String(contentsOf: manifest, encoding: .utf8), to: "Package.swift")
  }

  /// Writes the module with mutants, and removes files that it no longer has.
  public func write(_ mutants: [Mutant], of catalog: Catalog) throws {
    let root = "Sources/\(module)"
    let byFile = Dictionary(grouping: mutants, by: \.file)
    var kept: Set<String> = ["MutantSwitch.swift"]
    for (index, file) in catalog.files.enumerated() {
      kept.insert(file.path)
      let text = SwitchedFile.text(of: file, sites: catalog.sites[index], mutants: byFile[index] ?? [])
      try write(text, to: "\(root)/\(file.path)")
    }
    try write(SwitchSource.text(catalog: catalog, mutants: mutants), to: "\(root)/MutantSwitch.swift")
    let present = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: root).path)
    for path in present where path.hasSuffix(".swift") && !kept.contains(path) && !path.contains(".docc/") {
      try FileManager.default.removeItem(at: folder.appending(path: "\(root)/\(path)"))
    }
  }

  /// Writes a file of the copy unless its content is the same: a build compares the times of files.
  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Links the contents of a folder into another one; links to missing files are removed.
  private func link(_ source: URL, into target: URL, where isWanted: (String) -> Bool) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: target.path) {
      let path = target.appending(path: name).path
      if (try? files.destinationOfSymbolicLink(atPath: path)) != nil { try files.removeItem(atPath: path) }
    }
    for name in try files.contentsOfDirectory(atPath: source.path) where isWanted(name) {
      try files.createSymbolicLink(
        atPath: target.appending(path: name).path, withDestinationPath: source.appending(path: name).path)
    }
  }
}
