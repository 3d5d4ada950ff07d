import Testing

@testable import DwellJSON

/// Reading a schema, and the messages for invalid documents.
@Suite("JSON readers")
struct JSONReaderTests {
  @Test("The example of JSONDocument reads a schema")
  func example() throws {
    let document = try JSONDocument(text: #"{"pages": 3, "loops": true}"#, name: "scene.json")
    let fields = try document.root.object(allowed: ["pages", "loops"])
    let pages = try fields.required("pages", example: "3").integer(in: 0...100)
    let loops = try fields["loops"]?.bool() ?? true
    #expect(pages == 3 && loops)
  }

  @Test("A value has its kind")
  func kindOfValue() throws {
    let kinds = try ["null", "true", "1", "\"\"", "[]", "{}"].map { try node($0).kind }
    #expect(kinds == JSONKind.allCases)
  }

  @Test("A message quotes a value as in the document, as far as it fits")
  func text() throws {
    let number = try node("123456789")
    #expect(
      [.max, 9, 8, 0, .min].map { number.text(limit: $0) } == [
        "123456789", "123456789", "1234…789", "1…9", "1…9",
      ])
  }

  @Test("Each reader accepts its own kind of value")
  func kinds() throws {
    #expect(try node(#""x""#).string() == "x")
    #expect(try node("true").bool())
    #expect(try node("2.5").number() == 2.5)
    #expect(try node("2").integer() == 2)
    #expect(try node("2e1").integer(in: 0...20) == 20)
    #expect(try node("[1, 2]").array().map { try $0.integer() } == [1, 2])
    #expect(try node(#"{"a": 1}"#).object(allowed: ["a"]).names == ["a"])
  }

  @Test("Each reader rejects every other kind of value and suggests what to write")
  func wrongKinds() {
    expect("t:2:2: is 4, not a string -- write \"4\"") { try node("4").string() }
    expect("t:2:2: is null, not a string -- write \"text\", or leave the field out") {
      try node("null").string()
    }
    expect("t:2:2: is a list, not a string -- write \"text\"") { try node("[]").string() }
    expect("t:2:2: is true, not a string -- write \"true\"") { try node("true").string() }
    expect("t:2:2: is \"4\", not a number -- write e.g. 1") { try node("\"4\"").number() }
    expect("t:2:2: is \"4\", not a number -- write e.g. 10") { try node("\"4\"").number(in: 10...20) }
    expect("t:2:2: is \"4\", not a number -- write e.g. 2.5") { try node("\"4\"").number(example: 2.5) }
    expect("t:2:2: is false, not a whole number -- write e.g. 0") { try node("false").integer(in: -9...0) }
    expect("t:2:2: is \"true\", not true or false -- write true or false, without quotes") {
      try node("\"true\"").bool()
    }
    expect("t:2:2: is 1, not true or false -- write true or false, without quotes") { try node("1").bool() }
    expect("t:2:2: is an object, not a list -- write it as [...]") { try node("{}").array() }
    expect("t:2:2: is a list, not an object -- write it as {...}") { try node("[]").object() }
    expect("t:2:2: is null, not a list -- write it as [...], or leave the field out") {
      try node("null").array()
    }
    expect("t:2:2: is \"\\u001babcde…mnopqrstuv\", not a number -- write e.g. 1") {
      try node("\"\\u001babcdefghijklmnopqrstuv\"").number()
    }
  }

  @Test("A number out of range is reported with its bounds, or the schema's own rule")
  func ranges() {
    expect("t:2:2: is -3; it must be from 0 to 1 -- write e.g. 0") { try node("-3").number(in: 0...1) }
    expect("t:2:2: is 1e300; it must be from 0 to 1 -- write e.g. 1") { try node("1e300").number(in: 0...1) }
    expect("t:2:2: is 0.4; it must be at least 0.5 -- write e.g. 0.5") {
      try node("0.4").number(in: 0.5 ... .greatestFiniteMagnitude)
    }
    expect("t:2:2: is 3; it must be at most 2 -- write e.g. 2") { try node("3").number(in: -.infinity...2) }
    expect("t:2:2: is -3; durations are seconds above 0 -- write e.g. 4") {
      try node("-3").number(in: 1...9, rule: "durations are seconds above 0", example: 4)
    }
  }

  @Test("A whole number is exact or rejected")
  func integers() throws {
    #expect(try node("9007199254740992").integer() == 9_007_199_254_740_992)
    #expect(try node("-9007199254740992").integer() == -9_007_199_254_740_992)
    expect("t:2:2: is 2.5; it must be a whole number -- write e.g. 2") { try node("2.5").integer(in: 0...6) }
    expect("t:2:2: is 7; it must be from 0 to 6 -- write e.g. 6") { try node("7").integer(in: 0...6) }
    expect("t:2:2: is -0.5; it must be at least 0 -- write e.g. 0") {
      try node("-0.5").integer(in: 0 ... .max)
    }
    expect("t:2:2: is 1e300; it must be at least 1 -- write e.g. 9007199254740992") {
      try node("1e300").integer(in: 1 ... .max)
    }
    expect("t:2:2: is -1e19; it is too large to be exact -- write e.g. -9007199254740992") {
      try node("-1e19").integer()
    }
  }

  @Test("An unknown field is rejected at its name, with the nearest known one")
  func unknownFields() {
    let known = ["picture", "duration", "alt", "title"]
    let list = #""picture", "duration", "alt", "title""#
    expect(#"t:3:2: durration: is an unknown field -- did you mean "duration"? The choices are \#(list)"#) {
      try node("{\"alt\": \"\",\n \"durration\": 3}").object(allowed: known)
    }
    expect(#"t:2:3: colour: is an unknown field -- write one of \#(list)"#) {
      try node(#"{"colour": 3}"#).object(allowed: known)
    }
    expect(#"t:2:3: Title: is an unknown field -- did you mean "title"? The choices are \#(list)"#) {
      try node(#"{"Title": 3}"#).object(allowed: known)
    }
    expect(#"t:2:3: loops: is an unknown field -- did you mean "loop"?"#) {
      try node(#"{"loops": 3}"#).object(allowed: ["loop"])
    }
    expect(#"t:2:3: a: is an unknown field -- remove it"#) { try node(#"{"a": 3}"#).object(allowed: []) }
    expect(#"t:2:3: [""]: is an unknown field -- write one of \#(list)"#) {
      try node(#"{"": 3}"#).object(allowed: known)
    }
  }

  @Test("A missing field is reported at its object, with an example")
  func missingField() {
    expect(#"t:2:2: has no "pages" -- write e.g. "pages": ["a.jpg"]"#) {
      try node("{}").object().required("pages", example: #"["a.jpg"]"#)
    }
  }

  @Test("An unknown choice is rejected with the nearest known one")
  func choices() throws {
    let directions = ["leftToRight", "rightToLeft"]
    #expect(try node(#""rightToLeft""#).string(among: directions) == "rightToLeft")
    expect(
      #"t:2:2: is "leftToRigth", which is not a known value -- did you mean "leftToRight"? The choices are "leftToRight", "rightToLeft""#
    ) { try node(#""leftToRigth""#).string(among: directions) }
    expect(#"t:2:2: is "up", which is not a known value -- write one of "leftToRight", "rightToLeft""#) {
      try node(#""up""#).string(among: directions)
    }
  }

  @Test("A schema can add its own problems, at a value or at a name")
  func ownProblems() throws {
    let fields = try node(#"{"a": 1}"#).object()
    #expect(fields["a"]?.problem("is odd", fix: "write 2").description == "t:2:8: a: is odd -- write 2")
    #expect(
      fields.problem(withName: "a", "is old", fix: "write b").description == "t:2:3: a: is old -- write b")
    #expect(
      fields.problem(withName: "z", "is old", fix: "write b").description == "t:2:2: is old -- write b")
  }

  /// The value of a document, on its second line and second column.
  private func node(_ text: String) throws -> JSONNode {
    try JSONDocument(text: "\n " + text, name: "t").root
  }

  /// Expects a problem with exactly this message.
  private func expect<Value>(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ read: () throws -> Value
  ) {
    do {
      let value = try read()
      Issue.record("was read as \(value)", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)" == message, sourceLocation: sourceLocation)
    }
  }
}
