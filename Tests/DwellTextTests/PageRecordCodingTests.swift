import Dwell
import DwellText
import Foundation
import Testing

@Suite("Records and times of pages as JSON")
struct PageRecordCodingTests {
  /// A value as JSON, with the fields in alphabetical order.
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// A value from JSON.
  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("A record is written and read back as it was")
  func record() throws {
    let record = PageRecord(pageCount: 9, currentPage: 5, progress: 0.1, seen: SeenPages([0..<3, 5..<6]))
    let text = #"{"currentPage":5,"pageCount":9,"progress":0.1,"seen":[[0,3],[5,6]]}"#
    #expect(try json(record) == text)
    #expect(try read(PageRecord.self, text) == record)
  }

  @Test("Times are written and read back to the last bit")
  func times() throws {
    let times = PageTimes([
      PageTime(page: 0, shown: 0.1 + 0.2, running: 0.3, completions: 1), PageTime(page: 7, shown: 1e9 / 3),
    ])
    #expect(try read(PageTimes.self, json(times)) == times)
    #expect(
      try json(PageTimes([PageTime(page: 1, shown: 2)]))
        == #"[{"completions":0,"page":1,"running":0,"shown":2}]"#)
  }

  @Test(
    "Text that is no record is refused, and pages that can't be are left out",
    arguments: [
      "{}", "[]", "[[3,0]]", "[[0]]", #"{"currentPage":5,"pageCount":9,"progress":0.1,"seen":[[3,0]]}"#,
    ])
  func mistakes(_ text: String) throws {
    #expect(throws: DecodingError.self) { try read(PageRecord.self, text) }
    #expect(try read(SeenPages.self, "[[-5,-2],[4,6],[0,2]]").ranges == [0..<2, 4..<6])
  }
}
