import Foundation
import Mutation

/// Puts mutants into the core and checks which of them the tests detect; `Scripts/mutate.sh` lists the
/// suites.
///
/// It works in `out/mutate` of the package in the current folder, and writes `results.tsv` and
/// `survivors.txt` there.
@main
struct MutateCommand {
  /// The options.
  private let options: Options
  /// The copy in which mutants are built.
  private let copy: WorkingCopy
  /// All mutants.
  private let catalog: Catalog
  /// The numbers of the mutants that no test can detect.
  private let equivalents: Set<Int>

  /// Runs the command; exits with status 1 if the goal is not reached, 2 after an error.
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let isReached = try MutateCommand(options).run()
      exit(isReached ? 0 : 1)
    } catch let problem as Options.Problem {
      FileHandle.standardError.write(Data("mutate: \(problem)\n\(Options.usage)\n".utf8))
    } catch {
      FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
    }
    exit(2)
  }

  /// Reads the sources and the list of equivalents.
  private init(_ options: Options) throws {
    self.options = options
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    copy = WorkingCopy(
      of: here, manifest: here.appending(path: "Tools/Mutation/Mutants/Package.swift"),
      in: here.appending(path: "out/mutate"), module: options.module)
    let catalog = Catalog(files: try copy.sources())
    self.catalog = catalog
    equivalents =
      try options.equivalents.map { try MutateCommand.numbers(in: $0, catalog, needsReasons: true) } ?? []
  }

  /// The mutants that a file lists.
  private static func numbers(in path: String, _ catalog: Catalog, needsReasons: Bool) throws -> Set<Int> {
    do {
      let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      return try MutantList(text, needsReasons: needsReasons).numbers(in: catalog)
    } catch let problem as MutantList.Problem {
      throw Options.Problem(description: "\(path):\(problem.place): \(problem)")
    }
  }

  /// Performs the requested action.
  /// - Returns: Whether the goal was reached.
  private func run() throws -> Bool {
    let named = try namedMutants()
    if options.lists {
      for mutant in named ?? choice(options.count, without: []) { MutateCommand.show(mutant) }
      say(
        "\(catalog.mutants.count) mutants can be made, at \(catalog.sites.reduce(0) { $0 + $1.count }) places"
      )
      return true
    }
    try copy.prepare()
    let (built, refused) = try build(named)
    let tried = named == nil ? choice(options.count, without: refused).filter { built.contains($0) } : built
    say("mutate: \(tried.count) of \(catalog.mutants.count) mutants; the compiler refused \(refused.count)")
    return try report(try trial(tried))
  }

  /// The individually requested mutants; nil if the seed chooses them.
  private func namedMutants() throws -> [Mutant]? {
    var numbers = Set(options.only)
    if options.triesSurvivors {
      let list = copy.folder.appending(path: "survivors.txt").path
      numbers.formUnion(try MutateCommand.numbers(in: list, catalog, needsReasons: false))
    }
    guard !options.only.isEmpty || options.triesSurvivors else { return nil }
    guard numbers.allSatisfy({ (1...catalog.mutants.count).contains($0) }) else {
      throw Options.Problem(description: "--only: there are \(catalog.mutants.count) mutants")
    }
    return numbers.sorted().map { catalog.mutants[$0 - 1] }
  }

  /// The mutants that the seed chooses.
  private func choice(_ count: Int, without refused: Set<Int>) -> [Mutant] {
    Selection(catalog, seed: options.seed, within: options.prefixes)
      .choose(count, without: equivalents.union(refused))
  }

  /// Builds the module with the requested mutants, or with as many as will be tried.
  private func build(_ named: [Mutant]?) throws -> (built: [Mutant], refused: Set<Int>) {
    var refused = named == nil ? knownRefusals() : []
    defer { try? keepRefusals(refused) }
    // Some will be refused; a few additional ones save a round.
    var wanted = named ?? choice(options.count + options.count / (refused.isEmpty ? 5 : 50), without: refused)
    let build = Build(copy)
    while true {
      let before = Set(wanted.map(\.number))
      let built = try build.settle(wanted, of: catalog) { say("mutate: the compiler refuses \($0)") }
      refused.formUnion(before.subtracting(built.map(\.number)))
      let missing = named == nil ? choice(options.count, without: refused).filter { !built.contains($0) } : []
      if missing.isEmpty { return (built, refused) }
      wanted = (built + missing).sorted { $0.number < $1.number }
    }
  }

  /// The mutants that the compiler refused in the previous run, so that this run needs no rounds for them.
  private func knownRefusals() -> Set<Int> {
    guard let text = try? String(contentsOf: refusals, encoding: .utf8),
      let list = try? MutantList(text, needsReasons: false)
    else { return [] }
    return list.remainingNumbers(in: catalog)
  }

  /// Saves the mutants that the compiler refuses.
  private func keepRefusals(_ numbers: Set<Int>) throws {
    let entries = numbers.sorted().map { MutantList.entry(for: catalog.mutants[$0 - 1]) }
    try Data(entries.joined(separator: "\n").utf8).write(to: refusals)
  }

  /// The file that lists the refused mutants.
  private var refusals: URL { copy.folder.appending(path: "refused.txt") }

  /// Runs the tests for mutants.
  private func trial(_ mutants: [Mutant]) throws -> [(Mutant, Table.Verdict)] {
    let start = Date()
    let program = try Build(copy).tests()
    say("mutate: built in \(Int(-start.timeIntervalSinceNow)) s")
    let near = try options.near.map { try NearTests(in: URL(filePath: $0)) }
    let trial = Trial(program, near: near, skipped: options.skipped, countsTests: options.countsTests)
    try trial.measure(options.suites) { say("mutate: \($0) takes \(Int($1 * 10)) tenths of a second") }
    var results: [(Mutant, Table.Verdict)] = []
    try trial.run(mutants, jobs: options.jobs) { mutant, verdict in
      results.append((mutant, verdict))
      try? keep(results)
      if results.count % 20 == 0 || results.count == mutants.count {
        let survivors = results.count { $0.1 == .survived }
        say(
          "mutate: \(results.count) of \(mutants.count), \(survivors) survived, \(Int(-start.timeIntervalSinceNow)) s"
        )
      }
    }
    return results.sorted { $0.0.number < $1.0.number }
  }

  /// Saves results in files, including those of an interrupted run.
  private func keep(_ results: [(Mutant, Table.Verdict)]) throws {
    let survivors = results.filter { $0.1 == .survived }.map(\.0)
    let lines = results.map { mutant, verdict in
      "\(mutant.number)\t\(mutant.identity.file):\(mutant.line)\t\(mutant.identity.rule)\t\(verdict)\n"
    }
    try Data(lines.joined().utf8).write(to: copy.folder.appending(path: "results.tsv"))
    try Data(survivors.map(MutantList.entry).joined(separator: "\n").utf8)
      .write(to: copy.folder.appending(path: "survivors.txt"))
  }

  /// Prints the table and the survivors, and saves them in files.
  /// - Returns: Whether the goal was reached.
  private func report(_ results: [(Mutant, Table.Verdict)]) throws -> Bool {
    let survivors = results.filter { $0.1 == .survived }.map(\.0)
    say("\nSurvivors:")
    for mutant in survivors { MutateCommand.show(mutant) }
    let known = equivalents.sorted().map { catalog.mutants[$0 - 1] }.filter { mutant in
      options.prefixes.isEmpty || options.prefixes.contains { mutant.identity.file.hasPrefix($0) }
    }
    let table = Table(results, equivalents: known, hasCounts: options.countsTests)
    say("\n\(table.text)")
    try keep(results)
    guard let goal = options.goal else { return true }
    let shortfalls = table.shortfalls(overall: goal, folder: options.folderGoal)
    for shortfall in shortfalls { say("mutate: \(shortfall)") }
    return shortfalls.isEmpty
  }

  /// Prints a mutant: its number, place and rule, and the change.
  private static func show(_ mutant: Mutant) {
    let occurrence = mutant.identity.occurrence == 1 ? "" : " (\(mutant.identity.occurrence))"
    say("#\(mutant.number) \(mutant.identity.file):\(mutant.line): \(mutant.identity.rule)\(occurrence)")
    for line in mutant.original.split(separator: "\n") { say("  - \(line)") }
    for line in mutant.changed.split(separator: "\n") { say("  + \(line)") }
  }
}

/// Prints a line immediately, also into a file: a run takes minutes, and its progress is watched.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
