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
  subscript(index: Int) -> Double {
    get { index >= 0 && index < count ? numbers[index] : 0 }
    set { if index >= 0, index < count { numbers[index] = newValue } }
  }

  /// Forgets the numbers and keeps their memory.
  mutating func removeAll() { count = 0 }

  /// Adds a number.
  mutating func append(_ number: Double) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity * 2)
      larger.update(from: numbers, count: count)
      numbers.deallocate()
      numbers = larger
      capacity *= 2
    }
    numbers[count] = number
    count += 1
  }

  /// Adds four numbers.
  mutating func append(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    append(a)
    append(b)
    append(c)
    append(d)
  }

  /// Adds a truth.
  mutating func append(_ truth: Bool) { append(truth ? 1 : 0) }
}
