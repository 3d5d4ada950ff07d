import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A view's lifetime is that of its screen") @MainActor
struct LifetimeTests {
  /// A reference that doesn't keep its object.
  struct Weak<Object: AnyObject> {
    /// The object; nil once it has been released.
    weak var object: Object?
    /// Refers to an object.
    init(_ object: Object?) { self.object = object }
  }

  /// Shows a view bound to a model, removes both, and checks that the model is released.
  func expectRelease(
    _ name: String, @ViewBuilder content: @escaping @MainActor (Model<Int>) -> some View
  ) {
    let box = Model<Model<Int>?>(Model(0))
    let model = Weak(box.value)
    let stage = Stage(height: 300) {
      if let model = box.value { content(model) }
    }
    stage.run(until: 5)
    #expect(model.object != nil, "\(name)")
    box.value = nil
    stage.run(until: 6)
    #expect(model.object == nil, "\(name) keeps its model")
  }

  @Test("A model bound to a view is released when the view has been removed")
  func model() {
    expectRelease("A page control") {
      DwellSwiftUI.PageControl(selection: $0.binding, count: 3).pageTimer(duration: 4)
    }
    expectRelease("A segmented progress") {
      DwellSwiftUI.SegmentedProgress(selection: $0.binding, count: 3).pageTimer(duration: 4)
    }
    expectRelease("A page view") {
      DwellSwiftUI.PageView(count: 3, selection: $0.binding) { Text("\($0)") }
        .pageTimer(duration: 4).pageIndicator(.dots)
    }
  }

  @Test("A model that a view's handlers use is released when the view has been removed")
  func handlers() {
    expectRelease("A page control") { model in
      DwellSwiftUI.PageControl(selection: .constant(0), count: 12)
        .pageTimerShouldAdvance { $0 != model.value }
        .onPageVisit { _ in model.value += 1 }
        .pageTimer(duration: 4, loops: false)
        .onPagesEnd { model.value += 1 }
        .onPageDiagnostics { _ in model.value += 1 }
    }
    expectRelease("A meter") { model in
      DwellSwiftUI.ProgressMeter(value: 7, total: 5).onPageDiagnostics { _ in model.value += 1 }
    }
  }

  @Test("The app's component continues when another view of it replaces the previous one")
  func replaced() {
    let host = ComponentHost(Dwell.PageControl(.init(pageCount: 3), at: 0))
    let isWide = Model(false)
    let stage = Stage {
      if isWide.value { HStack { ComponentView(host) } } else { VStack { ComponentView(host) } }
    }
    stage.run(until: 1)
    isWide.value = true
    stage.run(until: 5)
    #expect(host.component.currentPage == 1)
  }

  @Test("A view that is given another component shows it, and pauses the previous one")
  func other() {
    let hosts = [3, 4].map { ComponentHost(Dwell.PageControl(.init(pageCount: $0), at: 0)) }
    let shown = Model(0)
    let stage = Stage { ComponentView(hosts[shown.value]) }
    stage.run(until: 1)
    shown.value = 1
    stage.run(until: 1)
    stage.run(until: 6)
    #expect(hosts.map(\.component.currentPage) == [0, 1])
    #expect(stage.spoken == "page 2 of 4")
    #expect(!stage.drawing.isEmpty)
  }

  @Test("The app's component shown by two views runs until both have been removed")
  func shared() {
    let host = ComponentHost(Dwell.PageControl(.init(pageCount: 3), at: 0))
    let views = Model(2)
    let stage = Stage {
      if views.value > 0 { ComponentView(host) }
      if views.value > 1 { ComponentView(host) }
    }
    stage.run(until: 1)
    views.value = 1
    stage.run(until: 5)
    #expect(host.component.currentPage == 1)
    views.value = 0
    stage.run(until: 20)
    #expect(host.component.currentPage == 1)
  }
}
