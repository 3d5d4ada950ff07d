extension Seed {
  /// The lines of `Examples/Seeds`, by name; `make bless` writes this file from them.
  static let code: [String: [Listing.Front: String]] = [
    "Timed pages": [
      .swiftUI: """
      PageView(count: 3, selection: $page) { [Color.red, .green, .blue][$0] }
        .pageTimer(duration: 4)
        .foregroundStyle(.white)
      """,
      .gtk: """
      let pages = CarouselWidget(pages: ["red", "green", "blue"].map(page))
      pages?.theme = .onPictures
      """,
      .html: """
      <dwell-carousel label="Labs" duration="4" loop style="color: white">
        <p class="red"></p> <p class="green"></p> <p class="blue"></p>
      </dwell-carousel>
      """,
    ],
    "Score": [
      .swiftUI: """
      ProgressMeter(
        meterWidth: 100, borderWidth: 2, verticalPadding: 44,
        correctResponses: 7, questionCount: 10)
      """,
      .gtk: """
      let meter = ProgressMeterWidget(.init(value: 7, of: 10))
      """,
      .html: """
      <dwell-meter label="Score" value="7" max="10"></dwell-meter>
      """,
    ],
    "Pages": [
      .swiftUI: """
      PageView {
        ForEach(colors, id: \\.self) { $0 }
      }
      """,
      .gtk: """
      let pages = CarouselWidget(pages: colors.map(page)) {
        $0.timer.advances = false
        $0.pages.loops = false
      }
      """,
      .html: """
      <dwell-carousel label="Colours">
        <p class="orange"></p> <p class="teal"></p> <p class="red"></p>
        <p class="blue"></p> <p class="green"></p> <p class="purple"></p>
      </dwell-carousel>
      """,
    ],
    "Segments": [
      .swiftUI: """
      SegmentedProgress(selection: $page, count: 5)
        .pageIndicatorTint(gray200, current: green700)
        .pageTimer(duration: 4)
      """,
      .gtk: """
      var configuration = SegmentedProgress.Configuration(pageCount: 5)
      configuration.segments.tint = .color(gray200)
      configuration.segments.currentTint = .color(green700)
      let segments = SegmentedProgressWidget(configuration)
      """,
      .html: """
      <dwell-segments label="Steps" pages="5" duration="4"
        style="--dwell-color: #eeeeee; --dwell-progress-color: #388e3c"></dwell-segments>
      """,
    ],
    "Places": [
      .swiftUI: """
      PageControl(selection: $page, count: 5)
        .pageIndicatorImage(Image(systemName: "location.fill"), for: 0)
      """,
      .gtk: """
      var places = PageControl.Configuration(pageCount: 5)
      places.dots.showsProgress = false
      places.dots.images.set(ImageName(0), forPage: 0)
      let control = PageControlWidget(places, content: PageContent(texture: { _ in arrow }))
      """,
      .html: """
      <dwell-page-control label="Places" pages="5" page-images="0"
        style="--dwell-image-0: var(--location)"></dwell-page-control>
      """,
    ],
  ]
}
