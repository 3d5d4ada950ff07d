import Dwell
import DwellConformance
import Foundation
import SwiftUI
import Testing

@testable import DwellGallery
@testable import DwellSwiftUI

@Suite("Every public view has a preview") @MainActor
struct PreviewTests {
  /// The names of the views that apps create.
  nonisolated static let views = [
    "PageControl", "PageView", "SegmentedProgress", "ProgressMeter", "ComponentView", "FrameView",
  ]
  /// The file that lists the previews for Xcode.
  nonisolated private static let list = Snippet.file("Sources/DwellGallery/Previews/Previews+Xcode.swift")
    .code
  /// The file with the previews' content.
  nonisolated private static let content = Snippet.file("Sources/DwellGallery/Previews/Previews.swift").code

  /// The previews, as functions that the compiler accepts everywhere.
  private static var functions: String {
    var number = 0
    return list.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("#Preview(") else { return line.hasPrefix("#") ? "" : String(line) }
      number += 1
      return "@MainActor @ViewBuilder func preview\(number)() -> some View {"
    }
    .joined(separator: "\n").replacing(
      "import Dwell\n", with: "import Dwell\n@testable import DwellGallery\n")
  }

  @Test("Each view that apps create is shown, and each shown one is in Xcode's list", arguments: views)
  func views(name: String) { #expect(Self.content.contains("\(name)(")) }

  @Test("The list for Xcode compiles except for the macro")
  func compiles() throws {
    let names = Self.content.matches(of: /static func (\w+)/).map { String($0.1) }
    #expect(names.count >= 8)
    for name in names { #expect(Self.list.contains("Previews.\(name)("), "\(name) is in no preview") }
    #expect(try Snippet(place: "previews", code: Self.functions).compilerErrors() == nil)
  }

  @Test("A sheet shows a view four times: light and dark, from the left and from the right")
  func sheet() {
    let stage = Stage(width: 390, height: 600) {
      PreviewSheet { Previews.segmentedProgress(.constant(0)) }.pageTimeFrozen(at: Previews.moment)
    }
    let drawings = stage.facts.compactMap { if case .drawing(let steps) = $0 { steps } else { nil } }
    #expect(drawings.count == 4)
    #expect(drawings[0] == drawings[2])
    #expect(drawings[0] != drawings[1], "from the right")
    #expect(stage.next == nil, "its time stands")
  }

  @Test("Everything in the sheets is drawn")
  func drawn() {
    let host = ComponentHost(Dwell.SegmentedProgress(.init(pageCount: 5), at: 0))
    let stage = Stage(width: 390, height: 600) {
      VStack {
        Previews.pageControl(.constant(0))
        Previews.prominentPageControl(.constant(0))
        PreviewPages { Previews.pageView($0) }
        Previews.stories(.constant(0))
        Previews.fluid(.constant(0))
        Previews.progressMeter()
        Previews.component(host)
      }
      .pageTimeFrozen(at: Previews.moment)
    }
    let drawings = stage.facts.compactMap { if case .drawing(let steps) = $0 { steps } else { nil } }
    #expect(drawings.filter { !$0.isEmpty }.count >= 9)
  }
}
