extension PageTimer.Configuration: Configurable {
  package static func visit<Visitor: OptionVisitor>(
    _ options: inout Visitor, _ value: inout PageTimer.Configuration, _ other: PageTimer.Configuration
  ) {
    options.flag(
      "asksBeforeAdvancing", &value.asksBeforeAdvancing, other.asksBeforeAdvancing,
      "Whether a page whose time is over waits for approval, advance or veto")
    options.choice(
      "afterInteraction", &value.afterInteraction, other.afterInteraction,
      "What the timer does after an interaction with pages or marks")
  }
}
