import Testing

/// A document that is rejected, and the message.
struct Refusal: CustomTestStringConvertible, Sendable {
  /// The document.
  let text: String
  /// The whole message.
  let message: String
  /// The text of a failure.
  var testDescription: String { text.debugDescription }

  /// Makes a refusal.
  init(_ text: String, _ message: String) {
    self.text = text
    self.message = message
  }
}

/// Documents that are not JSON.
extension Refusal {
  /// Structural errors.
  static let structure = [
    Refusal("", "t:1:1: is empty; a JSON value is needed -- write e.g. {}"),
    Refusal(" \r\n\t ", "t:1:1: is empty; a JSON value is needed -- write e.g. {}"),
    Refusal("{", "t:1:2: ends before the { on line 1 is closed -- write the missing }"),
    Refusal("\n[1", "t:2:3: ends before the [ on line 2 is closed -- write the missing ]"),
    Refusal("[1,", "t:1:4: ends before the [ on line 1 is closed -- write the missing ]"),
    Refusal("[1,2,\n]", "t:1:5: has a comma after its last item -- remove the comma"),
    Refusal(#"{"a":1,}"#, "t:1:7: has a comma after its last item -- remove the comma"),
    Refusal("[,1]", "t:1:2: has a comma with nothing before it -- remove the comma"),
    Refusal("[1,,2]", "t:1:4: has a comma with nothing before it -- remove the comma"),
    Refusal("[1 2]", #"t:1:4: has no comma before 2 -- write a comma between the two"#),
    Refusal(
      "{\"a\": 1\n \"bbbbbbbbbbbbbbbbbbb\": 2}",
      "t:2:2: has no comma before \"bbbbbbbbbbbbbbbbbbb\" -- write a comma between the two"),
    Refusal(#"{"a" 1}"#, #"t:1:6: a: has no colon between name and value -- write "a": and the value"#),
    Refusal(
      #"{"a": }"#, #"t:1:7: a: has "}" where a value is needed -- write a value, e.g. 4, "text" or true"#),
    Refusal(
      #"{"a":"#,
      #"t:1:6: a: has the end of the document where a value is needed -- write a value, e.g. 4, "text" or true"#
    ),
    Refusal("{a: 1}", #"t:1:2: has a name without quotes, a -- write "a""#),
    Refusal("{[]: 1}", #"t:1:2: has "[" where the name of a field is needed -- write "name": value"#),
    Refusal("{'a': 1}", #"t:1:2: has a string in single quotes -- write it in double quotes, "...""#),
    Refusal(
      #"{"p": ['a']}"#, #"t:1:8: p[0]: has a string in single quotes -- write it in double quotes, "...""#),
    Refusal("[1}", "t:1:3: closes the [ on line 1 with \"}\" -- write ]"),
    Refusal(
      "{} {}", "t:1:4: has more text after its end: \"{\" -- remove it, or put everything into one [...]"),
    Refusal("]", #"t:1:1: has "]" where a value is needed -- write a value, e.g. 4, "text" or true"#),
    Refusal("// x\n{}", "t:1:1: has a comment; JSON has none -- remove the comment"),
    Refusal("{ /* x */ }", "t:1:3: has a comment; JSON has none -- remove the comment"),
    Refusal("[1, # x\n2]", "t:1:5: [1]: has a comment; JSON has none -- remove the comment"),
    Refusal("{} // x", "t:1:4: has a comment; JSON has none -- remove the comment"),
    Refusal(
      #"{"a": 1, "b": {"a": 1, "a": 2}}"#,
      "t:1:24: b.a: appears twice in one object -- remove one of the two"),
    Refusal(#"{"a": 1, "\u0061": 2}"#, "t:1:10: a: appears twice in one object -- remove one of the two"),
  ]

  /// Errors in words, numbers and strings.
  static let tokens = [
    Refusal("[tru]", #"t:1:2: [0]: is tru, a word without quotes -- write "tru""#),
    Refusal("[True]", "t:1:2: [0]: is True -- write true"),
    Refusal("NaN", "t:1:1: is NaN, which JSON does not have -- write a number, or leave the field out"),
    Refusal("None", "t:1:1: is None, which JSON does not have -- write a number, or leave the field out"),
    Refusal("01", bad("01")), Refusal("1.", bad("1.")), Refusal(".5", bad(".5")), Refusal("+1", bad("+1")),
    Refusal("-", bad("-")), Refusal("0x10", bad("0x10")), Refusal("1e", bad("1e")),
    Refusal(
      "1,5e+",
      "t:1:2: has more text after its end: \",\" -- remove it, or put everything into one [...]"),
    Refusal("12px", bad("12px")), Refusal("1_000", bad("1_000")), Refusal("--1", bad("--1")),
    Refusal("-01", bad("-01")),
    Refusal("-Infinity", bad("-Infinity")), Refusal("1.e3", bad("1.e3")),
    Refusal("1e400", "t:1:1: is 1e400, which is too large for a number -- write at most 1e308"),
    Refusal("[-1e400]", "t:1:2: [0]: is -1e400, which is too large for a number -- write at most 1e308"),
    Refusal("1e-400", "t:1:1: is 1e-400, which is too close to 0 for a number -- write 0"),
    Refusal(#""abc"#, "t:1:1: has a string that does not end -- write the missing \" at its end"),
    Refusal(#""abc\"#, "t:1:1: has a string that does not end -- write the missing \" at its end"),
    Refusal(
      "\"a\nb\"",
      "t:1:3: has a line break inside a string -- close the string with \", or write \\n for the break"),
    Refusal("\"a\tb\"", "t:1:3: has a tab inside a string -- write \\t"),
    Refusal(
      "\"\u{1B}\"",
      "t:1:2: has the control character \\u{1B} inside a string -- remove it, or write \\u001b"),
    Refusal(
      "[1,  \"\u{0}\"]",
      "t:1:7: [1]: has the control character \\u{0} inside a string -- remove it, or write \\u0000"),
    Refusal(#""C:\q""#, #"t:1:4: has \q, which is not a JSON escape -- write \\ for a backslash"#),
    Refusal(#""\é""#, #"t:1:2: has \é, which is not a JSON escape -- write \\ for a backslash"#),
    Refusal(#""\u12""#, #"t:1:2: has \u without four hexadecimal digits -- write e.g. \u00e9"#),
    Refusal(#""\u12g4""#, #"t:1:2: has \u without four hexadecimal digits -- write e.g. \u00e9"#),
    Refusal(#""\ud800""#, half), Refusal(#""\udc00x""#, half), Refusal(#""\ud83dx\ude00""#, half),
    Refusal(#""\ud83d\u0041""#, half), Refusal(#""\ud83d\ud83d""#, half),
  ]

  /// The message for half a surrogate pair.
  static let half =
    #"t:1:1: has half of a surrogate pair in its \u escapes -- write the character itself, or both halves as \ud83d\ude00"#

  /// The message for a number in another syntax.
  static func bad(_ text: String) -> String {
    "t:1:1: is \(text), which is not a JSON number -- write it like 4, -3, 0.5 or 1e6, or in double quotes if it is text"
  }
}
