import DwellFiles
import Foundation
import Testing

/// Files have either their old or their complete new content. Tests/DwellCommandTests tests signals and full
/// disks.
@Suite(.serialized) struct AtomicFileTests {
  /// A folder for a test's files, which is removed with its last reference.
  private final class Folder: Sendable {
    /// Its path, without links.
    let path: String

    /// Makes the folder.
    init() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "dwell-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let resolved = realpath(folder.path, nil)
      defer { free(resolved) }
      path = resolved.map { String(cString: $0) } ?? folder.path
    }

    /// Removes the folder.
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The text of a file in it.
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// The names of the files in it.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
  }

  @Test func `a file is written, and its absolute path without links is returned`() throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: ".")
    #expect(try AtomicFile.write("one\n", to: folder.path + "/link/./a.txt") == folder.path + "/a.txt")
    #expect(try folder.text("a.txt") == "one\n")
    #expect(try AtomicFile.write("two", to: folder.path + "/a.txt") == folder.path + "/a.txt")
    #expect(try folder.text("a.txt") == "two")
    #expect(folder.names == ["a.txt", "link"])
  }

  @Test func `a replaced file keeps its permissions`() throws {
    let folder = try Folder()
    for (name, mode) in [("private", 0o600), ("shared", 0o664), ("locked", 0o400)] {
      let path = "\(folder.path)/\(name)"
      try Data("old".utf8).write(to: URL(filePath: path))
      for isWrittenByProcess in [false, true] {
        chmod(path, mode_t(mode))
        if isWrittenByProcess {
          try AtomicFile.write(to: path) { (draft: AtomicFile.Draft) in
            (try? Data("new".utf8).write(to: URL(filePath: draft.path), options: [])) != nil
          }
        } else {
          try AtomicFile.write("new", to: path)
        }
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(Int(status.st_mode) & 0o777 == mode | 0o600, "\(name), \(isWrittenByProcess)")
        #expect(try folder.text(name) == "new")
      }
    }
  }

  @Test func `discarded content leaves the old file, or none`() throws {
    let folder = try Folder()
    try AtomicFile.write("old", to: folder.path + "/a.txt")
    for name in ["a.txt", "b.txt"] {
      let written = try AtomicFile.write(to: "\(folder.path)/\(name)") { output in
        output.write("new")
        return false
      }
      #expect(written == nil)
    }
    #expect(try folder.text("a.txt") == "old")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `a new file replaces none: if its name is taken, it gets a number`() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder.path + "/c.d", withIntermediateDirectories: true)
    for (near, names) in [
      ("a.png", ["a.png", "a-2.png", "a-3.png"]), ("b", ["b", "b-2"]), (".e", [".e", ".e-2"]),
      ("c.d/b", ["c.d/b", "c.d/b-2"]), ("c.d/a.b.png", ["c.d/a.b.png", "c.d/a.b-2.png"]),
    ] {
      for name in names {
        let written = try AtomicFile.writeNew(near: "\(folder.path)/\(near)") { $0.write(name) }
        #expect(written == "\(folder.path)/\(name)")
      }
      for name in names { #expect(try folder.text(name) == name, "the later ones left it alone") }
    }
    #expect(folder.names.allSatisfy { !$0.hasSuffix(".part") })
    #expect(try AtomicFile.writeNew(near: folder.path + "/new") { _ in false } == nil)
    #expect(!folder.names.contains("new"))
  }

  @Test(arguments: ["a", "é", "e\u{301}"], 240...255)
  func `a name may have as many bytes as the file system has room for`(letter: String, count: Int) throws {
    let folder = try Folder()
    let letters = String(repeating: letter, count: (count - 4) / letter.utf8.count)
    let name = letters + String(repeating: "-", count: count - 4 - letters.utf8.count) + ".txt"
    let path = "\(folder.path)/\(name)"
    #expect(name.utf8.count == count)
    #expect(try AtomicFile.write("one", to: path) == path)
    try AtomicFile.write(to: path) { (draft: AtomicFile.Draft) in
      (try? Data("two".utf8).write(to: URL(filePath: draft.path), options: [])) != nil
    }
    #expect(try folder.text(name) == "two")
    #expect(folder.names.count == 1)
    #expect(throws: FileError(path: path + String(repeating: "b", count: 99), errno: ENAMETOOLONG)) {
      try AtomicFile.write("one", to: path + String(repeating: "b", count: 99))
    }
  }

  @Test func `a file that another process writes is moved into place when it is complete`() throws {
    let folder = try Folder()
    for text in ["old", "new"] {
      let written = try AtomicFile.write(to: folder.path + "/a.mp4") { (draft: AtomicFile.Draft) in
        #expect(text == "old" || (try? folder.text("a.mp4")) == "old")
        return (try? Data(text.utf8).write(to: URL(filePath: draft.path), options: [])) != nil
      }
      #expect(written == folder.path + "/a.mp4")
      #expect(try folder.text("a.mp4") == text)
    }
    #expect(try AtomicFile.write(to: folder.path + "/a.mp4") { (_: AtomicFile.Draft) in false } == nil)
    #expect(try folder.text("a.mp4") == "new")
    #expect(folder.names == ["a.mp4"])
  }

  @Test func `another process replaces a link's target, and writes neither folder nor device`() throws {
    let folder = try Folder()
    try AtomicFile.write("old", to: folder.path + "/real")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "real")
    try AtomicFile.write(to: folder.path + "/link") { (draft: AtomicFile.Draft) in
      (try? Data("new".utf8).write(to: URL(filePath: draft.path), options: [])) != nil
    }
    #expect(try folder.text("real") == "new")
    #expect(folder.names == ["link", "real"])
    let device = FileError(
      path: "/dev/null", reason: "it is a pipe or a device, and its start is written last",
      fix: "give the name of a file")
    let codes = [(folder.path, EISDIR), (folder.path + "/no/a", ENOENT)]
    for error in codes.map({ FileError(path: $0, errno: $1) }) + [device] {
      #expect(throws: error) { try AtomicFile.write(to: error.path) { (_: AtomicFile.Draft) in true } }
    }
  }

  @Test func `leftovers of killed programs are removed when their file is written again`() throws {
    let folder = try Folder()
    let (dead, name) = (pid_t.max, "a.txt")
    for other in ["\(name).\(dead).part", "\(name).\(dead - 1).part"] + Self.kept(dead) {
      _ = FileManager.default.createFile(atPath: "\(folder.path)/\(other)", contents: nil)
    }
    // Another container has processes of other ids.
    let locked = open("\(folder.path)/\(name).\(dead - 1).part", O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX) == 0)
    try AtomicFile.write("new", to: "\(folder.path)/\(name)")
    #expect(folder.names.sorted() == (Self.kept(dead) + [name, "\(name).\(dead - 1).part"]).sorted())
  }

  /// Names of files that aren't leftovers of `a.txt`, though they look like those of a process.
  private static func kept(_ dead: pid_t) -> [String] {
    [
      "a.txt.1.part", "b.txt.\(dead).part", "a.txt.part", "a.txt.x.part", "a.txt.-5.part",
      "a.txt.\(dead).part.bak",
    ]
  }

  @Test func `a temporary file that the other process has replaced isn't moved into place`() throws {
    let folder = try Folder()
    try AtomicFile.write("old", to: folder.path + "/a.mp4")
    for replace in [rename, symlink, link] {
      #expect(throws: FileError.self) {
        try AtomicFile.write(to: folder.path + "/a.mp4") { (draft: AtomicFile.Draft) in
          _ = try? AtomicFile.write("new", to: folder.path + "/new")
          unlink(draft.path)
          return replace(folder.path + "/new", draft.path) == 0
        }
      }
      #expect(try folder.text("a.mp4") == "old")
    }
    #expect(folder.names == ["a.mp4", "new"])
  }

  @Test(arguments: [false, true])
  func `a link's missing target is created, and a link to itself is an error`(
    isWrittenByProcess: Bool
  ) throws {
    let folder = try Folder()
    /// Writes a text.
    func write(_ text: String, to name: String) throws {
      let path = "\(folder.path)/\(name)"
      guard isWrittenByProcess else {
        try AtomicFile.write(text, to: path)
        return
      }
      try AtomicFile.write(to: path) { (draft: AtomicFile.Draft) in
        (try? Data(text.utf8).write(to: URL(filePath: draft.path), options: [])) != nil
      }
    }
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/real", withIntermediateDirectories: true)
    for (link, target) in [
      ("one", "two"), ("two", "real/file"), ("far", folder.path + "/real/far"), ("loop", "loop"),
      ("gone", "no/file"),
    ] {
      try files.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    for name in ["one", "far"] { try write(name, to: name) }
    #expect(try folder.text("real/file") == "one" && folder.text("real/far") == "far")
    for (name, code) in [("loop", ELOOP), ("gone", ENOENT)] {
      #expect(throws: FileError(path: "\(folder.path)/\(name)", errno: code)) { try write("", to: name) }
    }
    for name in ["one", "two", "far", "loop", "gone"] {
      #expect((try? files.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")) != nil, "\(name)")
    }
  }

  @Test func `a failed write is reported with the system's reason, and leaves nothing behind`()
    throws
  {
    let folder = try Folder()
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write(to: folder.path + "/a.txt") { output in
        output.fail(ENOMEM)
        output.fail(EIO)
        return output.write("more")
      }
    }
    #expect(error == FileError(path: folder.path + "/a.txt", errno: ENOMEM))
    #expect(folder.names == [])
  }

  @Test func `a file that cannot be written is reported in one line, with reason and fix`() {
    #expect(
      FileError(path: "a\nb.txt", errno: EACCES).description
        == #"a\nb.txt cannot be written (Permission denied) -- check the folder, its permissions and the free space"#
    )
    #expect(FileError(path: "", errno: ENOENT).description.hasPrefix("\"\" cannot be written ("))
  }

  @Test func `threads that write concurrently write their own files`() async throws {
    let folder = try Folder()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { _ = try? AtomicFile.write("\(number)", to: "\(folder.path)/\(number).txt") }
      }
    }
    for number in 0..<200 { #expect(try folder.text("\(number).txt") == "\(number)") }
    #expect(folder.names.count == 200)
  }

  @Test func `the program's own signal handler stays during and after a write`() throws {
    let folder = try Folder()
    // The handler is harmless to programs that other tests start.
    let before = signal(SIGHUP) { _ in }
    defer { signal(SIGHUP, before) }
    /// The program's current action for the signal.
    func handler() -> Int {
      let handler = signal(SIGHUP, SIG_DFL)
      signal(SIGHUP, handler)
      return unsafeBitCast(handler, to: Int.self)
    }
    let own = handler()
    var meanwhile = 0
    try AtomicFile.write(to: folder.path + "/a.txt") { output in
      meanwhile = handler()
      return output.write("whole")
    }
    #expect(meanwhile == own && handler() == own)
  }
}
