import Testing

@testable import Dwell

@Suite("An edit of the list of pages")
struct PageEditTests {
  /// Every edit that fits a list of n pages, with at most two pages inserted.
  static func every(of count: Int) -> [PageEdit] {
    var edits: [PageEdit] = []
    for index in 0...count {
      for inserted in 0...2 { edits.append(.insert(at: index, count: inserted)) }
      for removed in 0...(count - index) { edits.append(.remove(at: index, count: removed)) }
    }
    for from in 0..<count { for to in 0..<count { edits.append(.move(from: from, to: to)) } }
    return edits
  }

  /// The edit applied to a real list; nil are new pages.
  private func made(_ edit: PageEdit, to pages: [Int?]) -> [Int?] {
    var pages = pages
    switch edit {
    case .insert(let index, let count):
      pages.insert(contentsOf: [Int?](repeating: nil, count: count), at: index)
    case .remove(let index, let count): pages.removeSubrange(index..<(index + count))
    case .move(let from, let to): pages.insert(pages.remove(at: from), at: to)
    }
    return pages
  }

  @Test("From one list to another, pages side by side are inserted, and removed, by one edit")
  func lists() {
    func edits(_ old: [Int], _ new: [Int]) -> [PageEdit] { PageEdit.edits(from: old, to: new) }
    #expect(edits([1, 2, 3, 4, 5], [1, 5]) == [.remove(at: 1, count: 3)])
    #expect(edits([1], [1, 2, 3, 4]) == [.insert(at: 1, count: 3)])
    #expect(edits([1, 2, 3], [8, 9, 1]) == [.remove(at: 1, count: 2), .insert(at: 0, count: 2)])
    #expect(
      edits([1, 2, 3], [2, 4]) == [
        .remove(at: 2, count: 1), .remove(at: 0, count: 1), .insert(at: 1, count: 1),
      ])
  }

  @Test("Pages keep their identity, as in a real list")
  func keepsIdentity() {
    for count in 0...6 {
      for edit in PageEditTests.every(of: count) {
        let after = made(edit, to: Array(0..<count))
        #expect(
          edit.isValid(forCount: count) && edit.newCount(of: count) == after.count, "\(edit) of \(count)")
        for page in 0..<count {
          #expect(
            edit.newIndex(of: page) == after.firstIndex(of: page), "page \(page) of \(count) after \(edit)")
        }
      }
    }
  }

  @Test("A removed page is replaced by the first remaining page after it, or else by the last")
  func findsTheSuccessor() {
    for count in 1...6 {
      for edit in PageEditTests.every(of: count) {
        let after = made(edit, to: Array(0..<count))
        for page in 0..<count {
          let survivor = (page..<count).compactMap { after.firstIndex(of: $0) }.first
          let expected =
            after.firstIndex(of: page) ?? survivor ?? max(after.count - 1, 0)
          let index = edit.newIndexOrSuccessor(of: page, count: after.count)
          #expect(index == expected, "page \(page) of \(count) after \(edit)")
        }
      }
    }
  }

  @Test("Edits out of range are refused, also with numbers at the limits")
  func refusesWhatDoesNotFit() {
    let edits: [PageEdit] = [
      .insert(at: 4, count: 1), .insert(at: -1, count: 1), .insert(at: 0, count: -1),
      .insert(at: 0, count: .max),
      .remove(at: 0, count: 4), .remove(at: 3, count: 1), .remove(at: .max, count: 1),
      .remove(at: 0, count: -1),
      .remove(at: 1, count: .max), .move(from: 0, to: 3), .move(from: 3, to: 0), .move(from: -1, to: 0),
    ]
    for edit in edits { #expect(!edit.isValid(forCount: 3), "\(edit)") }
    for count in [-1, .min, PageEdit.maximumPageCount + 1, .max] {
      for edit in PageEditTests.every(of: 2) {
        #expect(!edit.isValid(forCount: count), "\(edit) of \(count)")
      }
    }
  }

  @Test("Queries about an impossible edit, count or page return a result instead of trapping")
  func neverTraps() {
    let numbers = [Int.min, -1, 0, 1, PageEdit.maximumPageCount, .max]
    for first in numbers {
      for second in numbers {
        let edits: [PageEdit] = [
          .insert(at: first, count: second), .remove(at: first, count: second),
          .move(from: first, to: second),
        ]
        for edit in edits {
          for number in numbers {
            #expect(
              edit.newIndex(of: number).map { edit.newIndexOrSuccessor(of: number, count: 3) == $0 } ?? true)
            _ = edit.newIndexOrSuccessor(of: number, count: first)
            #expect(!edit.isValid(forCount: number) || edit.newCount(of: number) >= 0, "\(edit) of \(number)")
          }
        }
      }
    }
  }
}
