import DwellSwiftUI
import SwiftUI

/// The result of a quiz: a meter that rises to the score, and is greener the higher the score is.
struct QuizResults: View {
  /// How many answers were correct.
  let correctResponses: Int
  /// How many questions there were.
  let questionCount: Int

  var body: some View {
    HStack {
      ProgressMeter(
        meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: correctResponses,
        questionCount: questionCount)
      VStack(alignment: .leading) {
        Text("\(correctResponses) of \(questionCount)").font(.largeTitle)
        Text(correctResponses == questionCount ? "All correct!" : "Have another go.")
      }
      .padding()
    }
  }
}
