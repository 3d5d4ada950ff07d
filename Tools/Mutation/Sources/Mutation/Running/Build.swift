import Foundation

/// Builds the working copy.
public struct Build {
  /// A failed build.
  public struct Failure: Error, CustomStringConvertible {
    /// The lines with errors, or the last output of the compiler.
    public var description: String

    /// The failure of a build with the given output.
    init(output: String) {
      let errors = output.split(separator: "\n").filter { $0.contains("error:") }
      description = errors.isEmpty ? String(output.suffix(4000)) : errors.joined(separator: "\n")
    }
  }

  /// The copy.
  private let copy: WorkingCopy
  /// The options of every build: a mutant may leave a variable unused.
  private let options = ["-Xswiftc", "-suppress-warnings"]
  /// The options of the build that is run. The manifest lists the exceptions from optimisation.
  private var release: [String] { ["-c", "release", "-Xswiftc", "-enable-testing"] + options }

  /// Builds in a copy.
  public init(_ copy: WorkingCopy) { self.copy = copy }

  /// Writes mutants and builds the module with them until the compiler accepts all that remain.
  /// - Parameters:
  ///   - mutants: The initial mutants.
  ///   - report: Receives the number of mutants that were removed in each round.
  /// - Returns: The remaining mutants.
  public func settle(_ mutants: [Mutant], of catalog: Catalog, report: (Int) -> Void) throws -> [Mutant] {
    var left = mutants
    while true {
      try copy.write(left, of: catalog)
      let (status, output) = try swift(["build", "--target", copy.module] + options)
      if status == 0 { return left }
      let refused = CompilerErrors(output, folder: "Sources/\(copy.module)").refused(left, in: catalog)
      guard !refused.isEmpty else { throw Failure(output: output) }
      report(refused.count)
      left.removeAll { refused.contains($0.number) }
    }
  }

  /// Builds the tests.
  /// - Returns: The program that runs them.
  public func tests() throws -> URL {
    let (status, output) = try swift(["build", "--build-tests"] + release)
    guard status == 0 else { throw Failure(output: output) }
    let (_, path) = try swift(["build", "--show-bin-path"] + release)
    let folder = URL(filePath: path.trimmed)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let name = names.first(where: { $0.hasSuffix(".xctest") }) else {
      throw Failure(output: "no program of tests in \(folder.path)")
    }
    return folder.appending(path: name)
  }

  /// Runs the `swift` command on the copy.
  private func swift(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", arguments[0], "--package-path", copy.folder.path] + arguments.dropFirst()
    process.standardOutput = pipe
    process.standardError = arguments.contains("--show-bin-path") ? FileHandle.nullDevice : pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
