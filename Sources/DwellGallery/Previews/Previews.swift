#if canImport(SwiftUI) && DEBUG
import Dwell
import DwellSwiftUI
import SwiftUI

/// What the previews show: every public view. They are ordinary views, so that they are compiled and tested
/// everywhere; only Xcode has the macro that lists them (Previews+Xcode.swift).
@MainActor
enum Previews {
  /// The moment shown in sheets, in seconds: in the middle of the first page.
  static let moment = 2.5

  /// A page control.
  static func pageControl(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.PageControl(selection: page, count: 5).pageTimer(duration: 4)
  }

  /// A page control with a background, in a row that reaches beyond its ends.
  static func prominentPageControl(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.PageControl(selection: page, count: 40)
      .pageControlOptions(background: .prominent).frame(width: 200).pageTimer(duration: 4)
  }

  /// Pages with dots.
  static func pageView(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.PageView(count: 3, selection: page) { number in
      RoundedRectangle(cornerRadius: 12).fill(.gray).overlay { Text(verbatim: "\(number + 1)") }
    }
    .pageIndicator(.dots).pageEffect(.fadeAndScale).pageTimer(duration: 4)
    .frame(height: 120)
  }

  /// Several pages in view, turned three at a time, with the next one peeking in.
  static func productRow(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.PageView(count: 10, selection: page) { number in
      RoundedRectangle(cornerRadius: 12).fill(.gray).overlay { Text(verbatim: "\(number + 1)") }
        .padding(.bottom, 32)
    }
    .pageLayout(.perView(3.3), perTurn: 3, spacing: 12, insets: 16)
    .pageIndicator(.dots, inset: 8)
    .frame(height: 144)
  }

  /// Centred cards, whose neighbours peek in on both sides.
  static func cards(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.PageView(count: 5, selection: page) { number in
      RoundedRectangle(cornerRadius: 12).fill(.gray).overlay { Text(verbatim: "\(number + 1)") }
    }
    .pageLayout(spacing: 10, insets: 40, alignment: .center)
    .frame(height: 120)
  }

  /// Pages with segments on top, as in stories.
  static func stories(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.PageView(count: 4, selection: page) { number in
      RoundedRectangle(cornerRadius: 12).fill(.gray).overlay { Text(verbatim: "\(number + 1)") }
    }
    .pageIndicator(.segments, edge: .top, inset: 8).pagesTurnByTap().pageTimer(duration: 4)
    .frame(height: 120)
  }

  /// Segments.
  static func segmentedProgress(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.SegmentedProgress(selection: page, count: 5).pageTimer(duration: 4)
  }

  /// Segments filled as one fluid.
  static func fluid(_ page: Binding<Int>) -> some View {
    DwellSwiftUI.SegmentedProgress(selection: page, count: 5)
      .segmentedProgressFill(.fluid).pageTimer(duration: 4)
  }

  /// Meters, upwards and in the direction of text.
  static func progressMeter() -> some View {
    HStack {
      DwellSwiftUI.ProgressMeter(value: 7, total: 10)
      DwellSwiftUI.ProgressMeter(value: 7, total: 10, axis: .horizontal)
    }
    .frame(height: 120)
  }

  /// One of the core's components, and a static drawing of it.
  static func component(_ host: ComponentHost<Dwell.SegmentedProgress>) -> some View {
    VStack {
      ComponentView(host)
      FrameView(host.component.frame(at: moment))
    }
    .frame(height: 88)
  }
}
#endif
