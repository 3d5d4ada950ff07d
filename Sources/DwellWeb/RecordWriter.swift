import Dwell

/// A buffer of numbers that scripts read.
struct RecordWriter {
  /// The numbers; nil until there are any. Their address changes when the buffer grows.
  private var numbers: UnsafeMutablePointer<Double>?
  /// The capacity, in numbers.
  private var capacity = 0
  /// The number of numbers.
  private(set) var count = 0

  /// The address of the first number; nil if there has been none.
  var address: UnsafePointer<Double>? { UnsafePointer(numbers) }

  /// The number at an index; 0 if out of range.
  subscript(index: Int) -> Double {
    guard let numbers, (0..<count).contains(index) else { return 0 }
    return numbers[index]
  }

  /// Removes all numbers and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Adds a record of `length` zeros and returns its address, which is valid until the next one is added.
  mutating func add(_ length: Int) -> UnsafeMutablePointer<Double> {
    let record = space(for: length) + count
    record.update(repeating: 0, count: length)
    count += length
    return record
  }

  /// Returns the address of the first number, with space for `length` more.
  private mutating func space(for length: Int) -> UnsafeMutablePointer<Double> {
    if let numbers, count + length <= capacity { return numbers }
    capacity = (count + length) * 2
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    if let numbers {
      larger.update(from: numbers, count: count)
      numbers.deallocate()
    }
    numbers = larger
    return larger
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
