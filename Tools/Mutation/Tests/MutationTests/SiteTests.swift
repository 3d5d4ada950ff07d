import Testing

@testable import Mutation

/// The possible mistakes in a source.
@Suite struct SiteTests {
  /// The mutants of a source, each as `rule: changed line`.
  private func changes(_ text: String) -> [String] {
    Catalog(files: [SourceFile(path: "A/B.swift", text: text)]).mutants.map {
      "\($0.identity.rule): \($0.changed)"
    }
  }

  @Test func `an operator between two operands is replaced by similar ones`() {
    #expect(changes("let a = b < c") == ["< to <=: let a = b <= c", "< to >=: let a = b >= c"])
    #expect(changes("let a = b == c") == ["== to !=: let a = b != c"])
    #expect(changes("x(a || b)") == ["|| to &&: x(a && b)"])
    #expect(changes("let a = b..<c") == ["..< to ...: let a = b...c"])
  }

  @Test func `text that only looks like an operator is left unchanged`() {
    let none = [
      "let a: Array<Int> = b", "func f() -> Int", "func f<T: P>(_ a: T) where T: Q", "f(&a)", "a?.b",
      "let a = b!",
      "@available(iOS 17, *) func f()", "#if os(Linux) && DEBUG\n#endif", "import A", "prefix(a[b...])",
    ]
    for text in none { #expect(changes(text) == [], "\(text)") }
  }

  @Test func `comments and strings contain no places`() {
    #expect(changes("// a < 1\n/* 2 /* 3 */ 4 */") == [])
    #expect(changes(##"let a = "1 \(b < 2 ? "3" : "4") 5" + #"6 "\(7)"#"##).count == 1)
    #expect(changes("let a = \"\"\"\n  1 \" 2\n  \"\"\"") == [])
  }

  @Test func `constants are changed by one, decimal fractions are doubled and halved`() {
    #expect(changes("let a = 0") == ["0 to 1: let a = 1"])
    #expect(changes("let a = 1") == ["1 to 0: let a = 0", "1 to 2: let a = 2"])
    #expect(changes("let a = 7") == ["constant + 1: let a = 8", "constant - 1: let a = 6"])
    #expect(changes("let a = 0.25") == ["constant doubled: let a = 0.5", "constant halved: let a = 0.125"])
    #expect(changes("let a = pair.0.1 + 1e-9") == ["+ to -: let a = pair.0.1 - 1e-9"])
  }

  @Test func `signs and negations are removed`() {
    #expect(changes("let a = -b") == ["minus left out: let a = b"])
    #expect(changes("f(!b)") == ["negation left out: f(b)"])
  }

  @Test func `conditions are negated and guards removed, except for bindings`() {
    let wanted = [
      "condition negated: guard let a = b, !(a.c) else { return }",
      "guard left out: guard let a = b, true else { return }",
    ]
    #expect(changes("guard let a = b, a.c else { return }") == wanted)
    #expect(changes("while a { b }") == ["condition never true: while false { b }"])
    #expect(changes("let a = b ? c : d") == ["condition negated: let a = b is false ? c : d"])
    #expect(changes("for a in b where a.c { }").first == "condition negated: for a in b where !(a.c) { }")
  }

  @Test func `assignments and calls are removed, but not a block's value`() {
    #expect(changes("func f() {\n  a = b\n}") == ["assignment left out: "])
    #expect(changes("func f() {\n  a.b()\n  c\n    .d()\n}") == ["call left out: ", "call left out: "])
    #expect(changes("func f() -> Int { g() }") == [])
    #expect(changes("var a: Int { g() }") == [])
    #expect(changes("init(b: Int) {\n  a = b\n}") == [])
    #expect(changes("func f() {\n  let a = b\n  return c()\n}") == [])
  }

  @Test func `two arguments are exchanged unless their order doesn't matter`() {
    #expect(changes("let a = f(x: b, y: c)") == ["arguments swapped: let a = f(x: c, y: b)"])
    #expect(changes("let a = min(b, c)") == ["min to max: let a = max(b, c)"])
    #expect(changes("func f(a: Int, b: Int)") == [])
    #expect(changes("let a = f(b, b)") == [])
    #expect(changes("if case .held(let a, let b) = c { }") == [])
  }
}
