import Foundation
import Mutation

/// Puts mutants into the core and tries which of them the tests notice; `Scripts/mutate.sh` says with which
/// suites.
///
/// It works in `out/mutate` of the package in the current folder, and leaves `results.tsv` and
/// `survivors.txt` there.
@main
struct MutateCommand {
  /// The options.
  private let options: Options
  /// The copy in which mutants are built.
  private let copy: WorkingCopy
  /// All mutants.
  private let catalog: Catalog
  /// The numbers of those that no test can notice.
  private let equivalents: Set<Int>

  /// Runs it; ends with status 1 if the goal is not reached, 2 if something is wrong.
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

  /// Does what is asked for.
  /// - Returns: Whether the goal is reached.
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

  /// The mutants that are asked for one by one; nil if they are to be chosen.
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

  /// Builds the module with the mutants that are asked for, or with as many as are to be tried.
  private func build(_ named: [Mutant]?) throws -> (built: [Mutant], refused: Set<Int>) {
    var refused = named == nil ? knownRefusals() : []
    defer { try? keepRefusals(refused) }
    // Some are refused; a few more to begin with save a round.
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

  /// The mutants that the compiler refused the last time, so that the next run has no rounds for them.
  private func knownRefusals() -> Set<Int> {
    guard let text = try? String(contentsOf: refusals, encoding: .utf8),
      let list = try? MutantList(text, needsReasons: false)
    else { return [] }
    return list.remainingNumbers(in: catalog)
  }

  /// Keeps the mutants that the compiler refuses.
  private func keepRefusals(_ numbers: Set<Int>) throws {
    let entries = numbers.sorted().map { MutantList.entry(for: catalog.mutants[$0 - 1]) }
    try Data(entries.joined(separator: "\n").utf8).write(to: refusals)
  }

  /// The file that lists what the compiler refused.
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

  /// Keeps results in files, also those of an interrupted run.
  private func keep(_ results: [(Mutant, Table.Verdict)]) throws {
    let survivors = results.filter { $0.1 == .survived }.map(\.0)
    let lines = results.map { mutant, verdict in
      "\(mutant.number)\t\(mutant.identity.file):\(mutant.line)\t\(mutant.identity.rule)\t\(verdict)\n"
    }
    try Data(lines.joined().utf8).write(to: copy.folder.appending(path: "results.tsv"))
    try Data(survivors.map(MutantList.entry).joined(separator: "\n").utf8)
      .write(to: copy.folder.appending(path: "survivors.txt"))
  }

  /// Prints the table and the survivors, and keeps them in files.
  /// - Returns: Whether the goal is reached.
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

  /// Prints a mutant: its number, place and rule, and what it changes.
  private static func show(_ mutant: Mutant) {
    let occurrence = mutant.identity.occurrence == 1 ? "" : " (\(mutant.identity.occurrence))"
    say("#\(mutant.number) \(mutant.identity.file):\(mutant.line): \(mutant.identity.rule)\(occurrence)")
    for line in mutant.original.split(separator: "\n") { say("  - \(line)") }
    for line in mutant.changed.split(separator: "\n") { say("  + \(line)") }
  }
}

/// Prints a line at once, also into a file: a run takes minutes and is watched.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
