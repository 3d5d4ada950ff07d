import Dwell
import DwellSwiftUI
import ProgressRingComponent
import SwiftUI

/// The time of three pages as a ring.
struct RingView: View {
  @State private var page = 0
  @State private var host = ComponentHost(ProgressRing(.init(pageCount: 3, seconds: 4), at: 0))

  var body: some View {
    VStack {
      ComponentView(host).frame(width: 64, height: 64)
      Text("Page \(page + 1)")
    }
    .onAppear {
      host.onOutcome = { outcome in
        if let change = outcome.pageChange { page = change.to }
      }
    }
  }
}
