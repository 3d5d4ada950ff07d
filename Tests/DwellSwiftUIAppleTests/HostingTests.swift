#if canImport(SwiftUI) && !os(watchOS)
import DwellSwiftUI
import SwiftUI
import Testing

/// Behaviour that depends on a real host: lifetimes, insertions, appearance, direction and size. CI runs them
/// on a Mac; they can't run on Linux.
@Suite("Views in an Apple window") @MainActor
struct HostingTests {
  /// The app's pages and selection.
  @MainActor final class Model: ObservableObject {
    /// The pages.
    @Published var pages = ["b", "c"]
    /// The selected page.
    @Published var page = "b"
    /// The appearances and disappearances.
    var log: [String] = []
  }

  /// Pages bound to a model.
  struct Pages: View {
    /// The model.
    @ObservedObject var model: Model
    var body: some View {
      PageView(model.pages, id: \.self, selection: $model.page) { name in
        SwiftUI.Color.black
          .onAppear { model.log.append("+\(name)") }
          .onDisappear { model.log.append("-\(name)") }
      }
    }
  }

  /// A full control, whose pages don't advance.
  func control(_ direction: LayoutDirection = .leftToRight) -> some View {
    PageControl(selection: .constant(0), count: 3).pageTimer(duration: 4, isPaused: true)
      .environment(\.layoutDirection, direction)
  }

  @Test("Insertions before the current page keep it")
  func insertions() {
    let model = Model()
    let host = HostedView(Pages(model: model), width: 200, height: 100)
    #expect(model.log.contains("+b"))
    model.log = []
    model.pages = ["x", "y", "a", "b", "c"]
    host.layOut()
    #expect(!model.log.contains("-b"), "\(model.log)")
    #expect(model.page == "b")
    host.close()
  }

  @Test("A model is released with its screen")
  func lifetime() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      let host = HostedView(Pages(model: model), width: 200, height: 100)
      host.close()
    }
    RunLoop.main.run(mode: .default, before: .distantPast)
    #expect(weakModel == nil)
  }

  @Test("Dots are dark on light, and light on dark")
  func appearance() throws {
    let light = try HostedView(control(), width: 84, height: 44).picture()
    let dark = try HostedView(control(), width: 84, height: 44, isDark: true).picture()
    #expect(light.differences(from: dark) > 50)
  }

  @Test("From right to left the row is mirrored")
  func direction() throws {
    let row = try HostedView(control(), width: 84, height: 44).picture()
    let mirrored = try HostedView(control(.rightToLeft), width: 84, height: 44).picture()
    #expect(row.mirrored.differences(from: mirrored) < 40)
    #expect(row.differences(from: mirrored) > 50)
  }

  @Test("Pages are as large as their view", arguments: [(200.0, 100.0), (320, 480)])
  func sizes(_ width: Double, _ height: Double) throws {
    let picture = try HostedView(Pages(model: Model()), width: width, height: height).picture()
    for (x, y) in [(2.0, 2.0), (width - 3, height - 3), (width / 2, height / 2)] {
      #expect(picture.darkness(x: x, y: y) > 0.9, "at \(x), \(y)")
    }
  }
}
#endif
