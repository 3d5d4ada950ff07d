import Foundation
import Testing

@testable import Mutation

/// The choice and naming of mutants.
@Suite struct SelectionTests {
  /// Sources of two folders, one with three times as many lines.
  private let files = [
    SourceFile(path: "Long/A.swift", text: (0..<30).map { "let a\($0) = b + \($0 + 5)\n" }.joined()),
    SourceFile(path: "Deep/Short/B.swift", text: (0..<10).map { "let a\($0) = b < c\n" }.joined()),
  ]

  @Test func `folders get mutants in proportion to their lines`() {
    let chosen = Selection(Catalog(files: files), seed: 1).choose(8, without: [])
    #expect(chosen.count { $0.folder == "Long" } == 6)
    #expect(chosen.count { $0.folder == "Deep/Short" } == 2)
  }

  @Test func `a seed always chooses the same mutants, another seed others`() {
    let catalog = Catalog(files: files)
    let first = Selection(catalog, seed: 1).choose(8, without: [])
    #expect(Selection(catalog, seed: 1).choose(8, without: []) == first)
    #expect(Selection(catalog, seed: 2).choose(8, without: []) != first)
  }

  @Test func `an excluded mutant is replaced by another one`() throws {
    let selection = Selection(Catalog(files: files), seed: 1)
    let first = selection.choose(8, without: [])
    let excluded = try #require(first.first).number
    let second = selection.choose(8, without: [excluded])
    #expect(second.count == 8)
    #expect(Set(first.map(\.number)).intersection(second.map(\.number)).count == 7)
  }

  @Test func `a place is chosen twice only after all others`() {
    let chosen = Selection(Catalog(files: files), seed: 1, within: ["Deep"]).choose(10, without: [])
    #expect(Set(chosen.map(\.site)).count == 10)
  }

  @Test func `a change of other lines does not change a mutant's name`() throws {
    let before = Catalog(files: [SourceFile(path: "A/B.swift", text: "f(a < b)\nf(a < b)\n")])
    let after = Catalog(files: [SourceFile(path: "A/B.swift", text: "let c = 3\n\n  f(a < b)\nf(a < b)\n")])
    let list = try MutantList(MutantList.entry(for: before.mutants[2]) + "reason: why", needsReasons: true)
    let number = try #require(try list.numbers(in: after).first)
    #expect(after.mutants[number - 1].line == 4)
    #expect(after.mutants[number - 1].identity.occurrence == 2)
  }

  @Test func `a list's entry without a reason, a repeated entry, or one without a match is refused`() {
    let catalog = Catalog(files: [SourceFile(path: "A/B.swift", text: "f(a < b)")])
    let entry = "file: A/B.swift\nline: f(a < b)\nrule: < to <=\n"
    #expect(throws: MutantList.Problem.self) { try MutantList(entry, needsReasons: true) }
    #expect(throws: MutantList.Problem.self) { try MutantList(entry + "\n" + entry, needsReasons: false) }
    let other = entry.replacing("a < b", with: "a < c")
    #expect(throws: MutantList.Problem.self) {
      try MutantList(other, needsReasons: false).numbers(in: catalog)
    }
  }

  @Test func `a list with missing mutants names the remaining ones`() throws {
    let catalog = Catalog(files: [SourceFile(path: "A/B.swift", text: "f(a < b)")])
    let entry = MutantList.entry(for: catalog.mutants[0])
    let list = try MutantList(entry + "\n" + entry.replacing("a < b", with: "a < c"), needsReasons: false)
    #expect(list.remainingNumbers(in: catalog) == [1])
  }

  @Test func `the nearest tests are those in the folder of the same name`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "near-\(UUID().uuidString)/CoreTests")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let sources = [
      "Deep/Short/A": "@Suite struct A { @Test func a() {} }\nextension B { @Test func b() {} }",
      "Long/C": "struct C {}",
    ]
    for (name, text) in sources {
      let file = folder.appending(path: "\(name).swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let near = try NearTests(in: folder)
    #expect(near.filter(for: "Deep/Short") == "^CoreTests\\.(A|B)/")
    #expect(near.filter(for: "Long") == nil)
  }

  @Test func `the table counts by folder and reports shortfalls`() {
    let mutants = Catalog(files: files).mutants
    let long = mutants.filter { $0.folder == "Long" }
    let short = mutants.filter { $0.folder == "Deep/Short" }
    let results: [(Mutant, Table.Verdict)] = [
      (long[0], .survived), (long[1], .failed("A", count: 1)), (short[0], .timedOut), (short[1], .crashed),
    ]
    let table = Table(results, equivalents: [short[2]], hasCounts: true)
    #expect(table.rows.map(\.folder) == ["Deep/Short", "Long"])
    #expect(table.rows.map(\.percent) == [100, 50])
    #expect(table.rows.map(\.equivalent) == [1, 0])
    #expect(table.total.noticed == 3 && table.total.single == 1 && table.total.timedOut == 1)
    #expect(table.shortfalls(overall: 75, folder: 50) == [])
    #expect(
      table.shortfalls(overall: 76, folder: 51) == [
        "75.0 % noticed, the goal is 76.0 %", "Long: 50.0 % noticed, the goal of a folder is 51.0 %",
      ])
  }
}
