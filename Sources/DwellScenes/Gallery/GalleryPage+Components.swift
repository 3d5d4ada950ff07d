import Dwell

extension GalleryPage {
  /// One page for each component.
  static let components = [
    GalleryPage(
      "page-control", "Page Control",
      "The current dot grows into a pill and fills while its page dwells.", stage: .card,
      looks: GalleryLook.scenes([
        ("Timed", "page-control"), ("Dots", "page-control-dots"), ("Images", "page-control-images"),
        ("A million", "page-control-many"), ("Number", "page-control-label"),
        ("Worm", "page-control-worm"), ("Scrubbed", "page-control-scrub"),
      ]),
      switches: [
        .look, .transition, .numberLabel, .duration, .direction, .axis, .count, .background, .inputProfile,
        .indicatorRole,
      ]),
    GalleryPage(
      "page-view", "Page View", "Pages follow a finger, a wheel or a key, and settle where they should.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Side by side", "page-view"), ("Fade and scale", "page-view-effect"),
        ("At the edge", "page-view-edge"),
      ]),
      switches: [.look, .direction, .axis, .count]),
    GalleryPage(
      "page-layouts", "Page Layouts", "Neighbours that peek in, several pages per view, and snap points.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Peek", "layout-peek"), ("Two and a half", "layout-several"), ("By three", "layout-three"),
        ("Centred", "layout-center"),
      ]),
      switches: [.look, .duration, .direction, .axis, .count, .fitsPage]),
    GalleryPage(
      "page-effects", "Page Effects", "How pages look beside the current one, as tables.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Cover", "effect-cover"), ("Stack", "effect-stack"), ("Hero", "effect-hero"),
        ("Multi-browse", "effect-multi-browse"), ("Cross-fade", "effect-cross-fade"),
        ("Flip", "effect-flip"), ("Cube", "effect-cube"), ("Fade and scale", "page-view-effect"),
      ]),
      switches: [.look, .direction, .axis, .count]),
    GalleryPage(
      "segmented-progress", "Segmented Progress",
      "One capsule per page, as in stories, filled page by page or as one fluid.", stage: .card,
      looks: GalleryLook.scenes([
        ("Page by page", "segmented-progress"), ("One fluid", "segmented-progress-fluid"),
        ("A jump", "segmented-progress-jump"), ("A thousand", "segmented-progress-many"),
      ]),
      switches: [.look, .duration, .direction, .axis, .count, .indicatorRole]),
    GalleryPage(
      "progress-meter", "Progress Meter",
      "A gauge that is revealed, and whose hue goes from red to green with the score.", stage: .score,
      looks: GalleryLook.scenes([("Score", "progress-meter-7"), ("A change", "progress-meter-change")]),
      switches: [.look, .value, .duration, .direction, .axis]),
    GalleryPage(
      "carousel", "Carousel",
      "Pages, timer and indicator in one: when one turns the page, the others follow.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Page control", "carousel"), ("Stories", "carousel-stories"), ("Dragged", "carousel-drag"),
      ]),
      switches: [
        .look, .duration, .direction, .axis, .count, .background, .inputProfile, .indicatorRole,
      ]),
    GalleryPage(
      "carousel-controls", "Carousel Controls",
      "Buttons above the pages, a start delay, and pauses after interaction.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Buttons", "carousel-controls"), ("Start delay", "carousel-start-delay"),
        ("After interaction", "carousel-after-interaction"),
      ]),
      switches: [
        .look, .controls, .startDelay, .afterInteraction, .duration, .direction, .axis, .count,
      ]),
    GalleryPage(
      "thumbnails", "Thumbnails",
      "A strip that follows the pages above: a tap turns to a page, a drag only scrolls.",
      stage: .album, looks: [GalleryLook("Album", album)], switches: [.duration, .direction]),
  ]

  /// Eight timed pages, as many as there are cards, so that each has a thumbnail of its own.
  private static let album = Scenario(
    subject: ScenarioSubject(TimedScene(Carousel.Configuration(pageCount: 8))),
    size: Size(width: 390, height: 260), samples: SampleTimes.times([0, 2, 3.9, 4.1, 6, 8, 10, 12])
  ).overPictures
}
