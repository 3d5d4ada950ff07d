import DwellFiles
import DwellHTML

/// The files that a command reads, none of which it may overwrite, by whatever name or link.
public struct ReadFiles {
  /// The identities of the files.
  private var identities: Set<FileIdentity> = []

  /// No files yet.
  public init() {}

  /// The files that the arguments of a command name: its operands, with the deck.json of folders, and the
  /// files of its options that are read.
  init(_ arguments: Arguments, of command: any Command.Type) {
    switch command.operands {
    case .files, .scenarios:
      for operand in arguments.operands {
        let path = command.path(operand)
        insert(path)
        insert(path + "/deck.json")
      }
    case .none, .folders, .words: break
    }
    for path in arguments.read { insert(command.path(path)) }
    if !arguments.written.isEmpty { for path in WebFront.installedFiles { insert(path) } }
  }

  /// Adds a file; `-` is the standard input.
  public mutating func insert(_ path: String) {
    let identity =
      path == AtomicFile.standardOutput ? FileIdentity(descriptor: 0) : FileIdentity(path: path)
    if let identity, !identity.isFolder { identities.insert(identity) }
  }

  /// Fails if one of them is an output of the command's options, or its standard output.
  public func check(_ arguments: Arguments) throws(CommandProblem) {
    for path in arguments.written where path != AtomicFile.standardOutput {
      try refuse(FileIdentity(path: path), Input.name(of: path))
    }
    try refuse(FileIdentity(descriptor: 1), "the standard output")
  }

  /// Fails for a file that is one of them.
  private func refuse(_ identity: FileIdentity?, _ name: String) throws(CommandProblem) {
    guard let identity, identities.contains(identity) else { return }
    throw .usage("\(name) is one of the files that are read, and would be replaced -- write to another")
  }
}
