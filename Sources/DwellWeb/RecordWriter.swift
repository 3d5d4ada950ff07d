import Dwell

/// A buffer of numbers that scripts read.
struct RecordWriter {
  /// The numbers. Their address changes when the buffer grows.
  private var numbers: UnsafeMutablePointer<Double>
  /// The capacity, in numbers.
  private var capacity = 256
  /// The number of numbers.
  private(set) var count = 0

  /// Creates an empty buffer.
  init() { numbers = .allocate(capacity: capacity) }

  /// The address of the first number.
  var address: UnsafePointer<Double> { UnsafePointer(numbers) }

  /// The number at an index; 0 if out of range.
  subscript(index: Int) -> Double { index >= 0 && index < count ? numbers[index] : 0 }

  /// Removes all numbers and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Adds a record of `length` zeros and returns its address, which is valid until the next one is added.
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
