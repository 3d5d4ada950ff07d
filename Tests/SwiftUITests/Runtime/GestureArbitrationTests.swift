import SwiftUI
import Testing

@Suite("Gestures compete for a finger as Apple documents") @MainActor
struct GestureArbitrationTests {
  /// The events of a gesture.
  typealias Log = Changing<[String]>

  /// A drag that logs its events.
  func drag(_ log: Log, _ name: String = "drag", distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance)
      .onChanged { _ in if log.value.last != "\(name) moves" { log.value.append("\(name) moves") } }
      .onEnded { _ in log.value.append("\(name) ends") }
  }

  /// A scroll view of 100 by 100 points with content of 100 by 1000 points.
  func scene<V: View>(_ axes: Axis.Set = .vertical, @ViewBuilder _ content: @escaping @MainActor () -> V)
    -> StandInScene<some View>
  {
    RuntimeStage {
      ScrollView(axes) {
        content().frame(width: axes == .vertical ? 100 : 1000, height: axes == .vertical ? 1000 : 100)
      }
    }.scene
  }

  /// Moves a finger from the middle, in four steps of a tenth of a second, and lifts it.
  @discardableResult
  func move<V: View>(
    on scene: StandInScene<V>, x: Double = 0, y: Double = 0, from start: CGPoint = CGPoint(x: 50, y: 50),
    by arbitration: GestureArbitration = .iOS18, goesBack: Bool = false
  ) -> Finger {
    let finger = scene.finger(at: start, by: arbitration, goesBack: goesBack)
    for step in 1...4 {
      let part = Double(step) / 4
      finger.move(to: CGPoint(x: start.x + x * part, y: start.y + y * part), at: scene.date + 0.1)
    }
    finger.lift(at: scene.date + 0.1)
    return finger
  }

  @Test("A finger along a scroll view scrolls it, within its content; one across it doesn't")
  func scrolls() {
    let scene = scene { Color.red }
    #expect(move(on: scene, y: -40).owners == [.scrollView(.vertical)])
    #expect(scene.scrollOffsets == [CGPoint(x: 0, y: 40)])
    move(on: scene, y: 200)
    #expect(scene.scrollOffsets == [.zero])
    #expect(move(on: scene, x: -40).owners == [])
    #expect(scene.scrollOffsets == [.zero])
  }

  @Test("Before iOS 18 a scroll view takes fingers that move along it from drags inside")
  func dragBefore18() {
    let log = Log([])
    let scene = scene { Color.red.gesture(drag(log)) }
    #expect(move(on: scene, y: -40, by: .iOS17).owners.last == .scrollView(.vertical))
    #expect(scene.scrollOffsets == [CGPoint(x: 0, y: 40)])
    #expect(!log.value.contains("drag ends"), "it was cancelled")
    log.value = []
    #expect(move(on: scene, x: -40, by: .iOS17).owners == [.drag])
    #expect(log.value == ["drag moves", "drag ends"])
  }

  @Test("Since iOS 18 a drag inside keeps its fingers from the scroll view, in any direction")
  func dragSince18() {
    let log = Log([])
    let scene = scene { Color.red.gesture(drag(log)) }
    #expect(move(on: scene, y: -40).owners == [.drag])
    #expect(scene.scrollOffsets == [.zero])
    #expect(log.value == ["drag moves", "drag ends"])
  }

  @Test("A simultaneous drag shares the finger with the scroll view, unless it begins at once")
  func simultaneous() {
    for (distance, owners) in [
      (10.0, [Finger.Owner.drag, .scrollView(.vertical)]), (0, [.drag]),
    ] {
      let log = Log([])
      let scene = scene { Color.red.simultaneousGesture(drag(log, distance: distance)) }
      #expect(move(on: scene, y: -40).owners == owners, "\(distance) points")
      #expect(log.value == ["drag moves", "drag ends"])
    }
  }

  @Test("A high-priority drag precedes those inside and the scroll view")
  func highPriority() {
    for arbitration in GestureArbitration.allCases {
      let log = Log([])
      let scene = scene {
        ZStack { Color.red.gesture(drag(log, "inner")) }.highPriorityGesture(drag(log, "outer"))
      }
      #expect(move(on: scene, y: -40, by: arbitration).owners == [.drag])
      #expect(log.value == ["outer moves", "outer ends"])
    }
  }

  @Test("The inner of two nested drags gets the finger")
  func inner() {
    let log = Log([])
    let scene = scene { ZStack { Color.red.gesture(drag(log, "inner")) }.gesture(drag(log, "outer")) }
    move(on: scene, x: 40)
    #expect(log.value == ["inner moves", "inner ends"])
  }

  @Test("Each of two nested scroll views takes fingers along its axis")
  func nested() {
    let stage = RuntimeStage {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 100) }.frame(width: 100, height: 100)
          .frame(height: 1000)
      }
    }
    move(on: stage.scene, y: -430)
    #expect(stage.scene.scrollOffsets == [CGPoint(x: 0, y: 430), .zero])
    #expect(move(on: stage.scene, x: -40).owners == [.scrollView(.horizontal)])
    #expect(stage.scene.scrollOffsets == [CGPoint(x: 0, y: 430), CGPoint(x: 40, y: 0)])
    #expect(move(on: stage.scene, y: -20).owners == [.scrollView(.vertical)])
  }

  @Test("A long press ends when the finger moves too far, and a simultaneous one lets it scroll")
  func longPress() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        Color.red.overlay { Text("held \(isHeld)") }
          .simultaneousGesture(
            LongPressGesture(minimumDuration: .infinity).updating($isHeld) { down, held, _ in held = down })
      }
    }
    let scene = scene { Held() }
    /// Whether it is pressed.
    func isHeld() -> Bool {
      scene.root.allFacts.contains { if case .text("held true") = $0 { true } else { false } }
    }
    let finger = scene.finger(at: CGPoint(x: 50, y: 50))
    #expect(isHeld())
    finger.move(to: CGPoint(x: 50, y: 30), at: scene.date)
    #expect(!isHeld())
    #expect(finger.owners == [.scrollView(.vertical)])
  }

  @Test("A tap goes to the innermost view that takes it, and to none if the finger has moved")
  func taps() {
    let log = Log([])
    let scene = scene {
      ZStack { Color.red.onTapGesture { log.value.append("inner") } }
        .gesture(SpatialTapGesture().onEnded { _ in log.value.append("outer") })
    }
    #expect(move(on: scene, x: 3).owners == [.tap])
    move(on: scene, x: 30)
    #expect(log.value == ["inner"])
  }
}
