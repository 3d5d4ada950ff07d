import DwellSwiftUI
import SwiftUI

// The screens of the article "Five screens to copy", each in at most 21 lines: the tests run them, and
// compare the article's code with this file.

/// A photo in the app.
struct Photo: Identifiable, Hashable {
  let id: String
  var color = Color.gray
}

/// A person in the app, with photos.
struct Person: Identifiable, Hashable {
  let id: String
  var moments: [Photo] = []
}

// MARK: Apple's tab view, timed

struct Tour: View {
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in Text("Page \(number + 1)").tag(number) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .bottom) { PageControl(selection: $page, count: 3).padding(.bottom, 28) }
    .pageTimer(duration: 4)
  }
}

// MARK: Apple's scroll view, timed

struct Album: View {
  let photos: [Photo]
  @State private var shown: Photo.ID?
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(photos) { $0.color.containerRelativeFrame(.horizontal) } }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging).scrollPosition(id: $shown)
    .overlay(alignment: .bottom) { PageControl(selection: $shown, pages: photos.map(\.id)).padding(28) }
    .pageTimer(duration: 4).foregroundStyle(.white)
  }
}

// MARK: Pages that come and go

struct Inbox: View {
  let photos: [Photo]
  @State var shown: Photo.ID
  var body: some View {
    PageView(photos, selection: $shown) { photo in
      photo.color.overlay { Text(photo.id) }.pageTitle(photo.id)
    }
    .pagesShowMedia()
  }
}

// MARK: Stories

struct Friends: View {
  let people: [Person]
  @State private var shown: Person?
  @State private var seen: Set<Photo.ID> = []
  var body: some View {
    HStack {
      ForEach(people) { person in
        Button {
          shown = person
        } label: {
          StoryRing(person.moments, seen: seen) { Circle().fill(.gray).overlay { Text(person.id) } }
            .frame(width: 72, height: 72)
        }
      }
    }
    .fullScreenCover(item: $shown) { person in
      StoryViewer(people, moments: \.moments, startingAt: person.id, seen: $seen) { $1.color }
        .storyTitles(\.id)
    }
  }
}

// MARK: A row of products

struct Products: View {
  let names: [String]
  var body: some View {
    PageView(names, id: \.self) { name in
      RoundedRectangle(cornerRadius: 12).fill(.gray).overlay { Text(name) }.padding(.bottom, 32)
    }
    .pageLayout(.perView(3.3), perTurn: 3, spacing: 12, insets: 16)
    .pageIndicator(.dots, inset: 8)
    .frame(height: 192)
  }
}
