#if canImport(SwiftUI)
import Dwell
import Observation
import SwiftUI

/// What a viewer of stories remembers.
@MainActor @Observable
final class StoryOwner<Person: Hashable, Moment: Hashable>: ObservableObject {
  /// The person to whom the pages have turned, or with whom they begin; nil before there are people.
  var person: Person?
  /// The moments that were seen, if the app doesn't keep them.
  var seen: Set<Moment> = []
  /// The opacity of what lies above the moments, 0...1: less while a finger holds them.
  var marksOpacity = 1.0
  /// Whether a scroll view in a moment has the finger.
  @ObservationIgnored var isScrolling = false
  /// The people.
  @ObservationIgnored private var people: Set<Person> = []
  /// The last person who was shown and is, or was, among the people.
  @ObservationIgnored private var last: Person?

  /// Creates the state of a viewer.
  /// - Parameter start: the first person shown; nil to leave it to the viewer.
  init(_ start: Person?) { person = start }

  /// Sets the people. The first of them to come, the viewer begins with one.
  /// - Parameter first: returns the person with whom it begins if the app names none.
  func begin(_ people: [Person], first: () -> Person?) {
    self.people = Set(people)
    if last == nil { last = person.flatMap { self.people.contains($0) ? $0 : nil } ?? first() }
  }

  /// Returns the current person, given the app's selection: the last one shown if that is none of the people,
  /// so that another one takes the place of a person who is removed.
  func shown(for selection: Person?) -> Person? {
    if let selected = selection ?? person, people.contains(selected) { last = selected }
    return last
  }
}

extension SeenPages {
  /// The indices of those moments that are in a set.
  init<Moments: RandomAccessCollection>(_ moments: Moments, _ seen: Set<Moments.Element.ID>)
  where Moments.Element: Identifiable {
    self.init()
    for (index, moment) in moments.enumerated() where seen.contains(moment.id) { insert(index) }
  }
}
#endif
