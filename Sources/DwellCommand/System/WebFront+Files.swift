import DwellHTML
import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension WebFront {
  /// The environment variable that names the folder of dwell.js and dwell.css.
  static let variable = "DWELL_WEB"

  /// The elements, or another script and style sheet of the given name, from the first of these folders that
  /// contains them: the value of `DWELL_WEB`, share/dwell in the program's folder or beside it, and Web/dist
  /// in a folder above it, as in a clone.
  /// - Parameter module: the name of a module that the page needs besides; nil for none.
  public static func installed(
    _ name: String = "dwell", module: String? = nil
  ) throws(CommandProblem) -> WebFront {
    let files = ["\(name).js", "\(name).css"] + (module.map { ["\($0).mjs"] } ?? [])
    if let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty {
      guard let front = try read(files, from: value) else {
        throw .failure(
          "\(variable) is \(quoted(value)), a folder without \(module.map { "\($0).mjs" } ?? files[0]) "
            + "-- correct it, or unset it")
      }
      return front
    }
    for folder in folders(of: programPath) {
      if let front = try read(files, from: folder) { return front }
    }
    throw .failure(
      "the web elements (\(files.joined(separator: ", "))) are missing -- build them with: make web, "
        + "or set \(variable) to their folder")
  }

  /// The possible paths of all scripts and style sheets, in any of these folders.
  static var installedFiles: [String] {
    let given = getenv(variable).map { String(cString: $0) } ?? ""
    let all = given.isEmpty ? folders(of: programPath) : [given]
    return all.flatMap { folder in
      ["dwell.js", "dwell.css", "gallery.js", "gallery.css", "stories.mjs"].map { "\(folder)/\($0)" }
    }
  }

  /// Whether the files are installed.
  static func isInstalled(_ name: String) -> Bool { (try? installed(name)) != nil }

  /// The folders to search for a program at the given path.
  public static func folders(of program: String) -> [String] {
    var parents: [String] = []
    var rest = program[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      parents.append(String(rest))
    }
    return parents.prefix(2).map { $0 + "/share/dwell" } + parents.dropFirst().map { $0 + "/Web/dist" }
  }

  /// The elements in a folder; nil if they are missing.
  private static func read(_ files: [String], from folder: String) throws(CommandProblem) -> WebFront? {
    let paths = files.map { "\(folder)/\($0)" }
    guard paths.allSatisfy({ access($0, F_OK) == 0 }) else { return nil }
    var texts: [String] = []
    for path in paths { texts.append(String(decoding: try Input.bytes(of: path), as: UTF8.self)) }
    let module = texts.count > 2 ? texts[2] : nil
    guard let front = WebFront(script: texts[0], style: texts[1], module: module) else {
      throw .failure(
        "\(printable(paths[0], limit: 400)) cannot be embedded in a page -- rebuild it with: make web")
    }
    return front
  }

  /// The absolute path of this program, without links; empty if the system doesn't report it.
  private static var programPath: String {
    #if canImport(Darwin)
    var length: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&buffer, &length) == 0 else { return "" }
    let resolved = realpath(&buffer, nil)
    #else
    let resolved = realpath("/proc/self/exe", nil)
    #endif
    defer { free(resolved) }
    return resolved.map { String(cString: $0) } ?? ""
  }
}
