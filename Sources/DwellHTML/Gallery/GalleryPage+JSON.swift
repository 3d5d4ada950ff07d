import Dwell
import DwellJSON
import DwellScenes

extension GalleryPage {
  /// The page, as JSON for its script.
  var json: JSONLine {
    .object([
      .init("name", .string(name)), .init("title", .string(title)), .init("sentence", .string(sentence)),
      .init("isUse", .bool(kind == .use)), .init("stage", .string("\(stage)")),
      .init("counts", .array(counts.map { .number($0) })),
      .init("cards", .array(cards.map(\.json))),
      .init("rooms", .array(Self.rooms.map { .number($0) })),
      .init("switches", .array(switches.map { json(of: $0) })),
      .init("looks", .array(looks.indices.map { json(ofLook: $0) })),
    ])
  }

  /// The available page counts.
  private var counts: [Double] {
    guard case .choice(let words) = control(of: .count, in: settings()) else { return [] }
    return words.indices.map { Double(setting(.count, to: Double($0), in: settings()).count) }
  }

  /// A switch: its title and its control.
  private func json(of gallerySwitch: GallerySwitch) -> JSONLine {
    var fields: [JSONLine.Field] = [
      .init("name", .string(gallerySwitch.name)), .init("label", .string(gallerySwitch.label)),
    ]
    var settings = settings()
    settings.isVertical = false
    switch control(of: gallerySwitch, in: settings) {
    case .toggle: fields.append(.init("kind", .string("toggle")))
    case .choice(let words):
      fields += [.init("kind", .string("choice")), .init("words", .array(words.map { .string($0) }))]
    case .range(let range, let step, let unit):
      fields += [
        .init("kind", .string("range")), .init("least", .number(range.lowerBound)),
        .init("most", .number(range.upperBound)), .init("step", .number(step)), .init("unit", .string(unit)),
      ]
    }
    settings.isVertical = true
    if case .choice(let words) = control(of: gallerySwitch, in: settings) {
      fields.append(.init("verticalWords", .array(words.map { .string($0) })))
    }
    return .object(fields)
  }

  /// A look: its element, its switches, and its events.
  private func json(ofLook index: Int) -> JSONLine {
    let look = look(index)
    let element = GalleryElement(look.scenario.subject)
    let settings = settings(look: index)
    let samples = look.scenario.samples
    let end = samples.count > 0 && !look.scenario.events.isEmpty ? samples[samples.count - 1] : 0
    return .object([
      .init("title", .string(look.title)), .init("tag", .string(element.tag)),
      .init("isTimed", .bool(element.isTimed)), .init("code", .string(look.code)),
      .init("color", .string(look.palette?.foreground.hex ?? "")),
      .init("attributes", .object(element.attributes.map { .init($0.name, .string($0.value)) })),
      .init("style", .object(element.style.map { .init($0.name, .string($0.value)) })),
      // Includes properties without a switch on this page.
      .init(
        "values", .object(GallerySwitch.allCases.map { .init($0.name, .number(value(of: $0, in: settings))) })
      ),
      .init("count", .number(Double(settings.count))),
      .init("size", .array([.number(look.scenario.size.width), .number(look.scenario.size.height)])),
      .init("events", .array(look.scenario.events.compactMap { $0.json(in: look.scenario) })),
      // The length of the scenario, and the time until which there are events.
      .init("end", .number(end)),
      .init("length", .number(length(for: settings))),
    ])
  }
}

extension GalleryCard {
  /// The card, as JSON for its script.
  fileprivate var json: JSONLine {
    .object([
      .init("title", .string(title)), .init("line", .string(line)), .init("top", .string(top.hex)),
      .init("bottom", .string(bottom.hex)), .init("ink", .string(ink.hex)),
    ])
  }
}

extension ScenarioEvent {
  /// The event, with points as fractions along and across the pages; nil for events that elements don't
  /// receive.
  fileprivate func json(in scenario: Scenario) -> JSONLine? {
    guard case .event(let event) = happening else { return nil }
    /// A time, a name and two numbers.
    func line(_ name: String, _ a: Double = 0, _ b: Double = 0) -> JSONLine {
      .array([.number(at), .string(name), .number(a), .number(b)])
    }
    let direction = scenario.subject.scene.direction
    /// A name and a point.
    func line(_ name: String, _ point: Point) -> JSONLine {
      line(
        name, direction.main(of: point, in: scenario.size) / max(direction.mainLength(of: scenario.size), 1),
        direction.cross(of: point) / max(direction.crossLength(of: scenario.size), 1))
    }
    switch event {
    case .press(let point): return line("press", point)
    case .move(let point): return line("move", point)
    case .release(let point): return line("release", point)
    case .hover(let point): return line("hover", point)
    case .leave: return line("leave")
    case .key(let key): return line("step", Double(direction.step(for: key) ?? 0))
    case .select(let page, let animated): return line("select", Double(page), animated ? 1 : 0)
    case .setValue(let value): return line("setValue", value)
    default: return nil
    }
  }
}
