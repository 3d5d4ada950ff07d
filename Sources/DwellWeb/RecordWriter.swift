import Dwell

/// Numbers one after another in memory, as scripts read them.
struct RecordWriter {
  /// The numbers. Their address changes when they grow.
  private var numbers: UnsafeMutablePointer<Double>
  /// How many there is room for.
  private var capacity = 256
  /// How many there are.
  private(set) var count = 0

  /// No number yet.
  init() { numbers = .allocate(capacity: capacity) }

  /// Where the numbers begin.
  var address: UnsafePointer<Double> { UnsafePointer(numbers) }

  /// The number at a place, which must be below `count`; 0 elsewhere.
  subscript(index: Int) -> Double { index >= 0 && index < count ? numbers[index] : 0 }

  /// Forgets the numbers and keeps their memory.
  mutating func removeAll() { count = 0 }

  /// Adds a record of so many numbers, all 0, and gives its place, which holds until the next one is added.
  mutating func add(_ length: Int) -> UnsafeMutablePointer<Double> {
    if count + length > capacity {
      let larger = UnsafeMutablePointer<Double>.allocate(capacity: (count + length) * 2)
      larger.update(from: numbers, count: count)
      numbers.deallocate()
      numbers = larger
      capacity = (count + length) * 2
    }
    let record = numbers + count
    record.update(repeating: 0, count: length)
    count += length
    return record
  }
}

extension UnsafeMutablePointer<Double> {
  /// Writes a rectangle: four numbers.
  func write(_ rect: Rect) {
    self[0] = rect.x
    self[1] = rect.y
    self[2] = rect.width
    self[3] = rect.height
  }

  /// Writes a colour: three numbers.
  func write(_ color: Color) {
    self[0] = color.red
    self[1] = color.green
    self[2] = color.blue
  }
}
