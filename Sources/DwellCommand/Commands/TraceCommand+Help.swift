import Dwell

extension TraceCommand {
  /// The text of `dwell trace --help`.
  public static let help = """
    Usage: dwell trace SCENARIO

    Plays a scenario file, with a perfect front or the front that it describes, and
    prints one JSON object per line for each sample: the display and semantics at that time.
    SCENARIO is a file, - for the standard input, or scene:NAME for a demo scene of
    `dwell render --list`. The same scenario gives the same trace on every machine.

    A scenario:
      {"component": "pageControl",
       "size": {"width": 390, "height": 44},
       "configuration": {"pageCount": 3, "duration": 4, "durations": {"1": 2}},
       "events": [{"at": 1.5, "type": "pause", "reason": "hover"},
                  {"at": 2, "type": "resume", "reason": "hover"},
                  {"at": 3, "type": "select", "page": 2}],
       "samples": {"every": 0.1, "until": 12}}

    Times are seconds from the start, lengths are points. Unknown fields and values
    out of range are errors with their line and column.

      component      "pageControl", "pageView", "segmentedProgress",
                     "progressMeter" or "carousel"
      size           width and height: 0...1000000
      appearance     "light" or "dark" (light)
      configuration  the component's configuration, below
      events         a list of at most 100000 events, below (none)
      front          how the front deviates, below (a perfect one)
      samples        {"every": seconds, "until": seconds}, or a list of times;
                     at most 1000000

    Configuration of a page control (defaults in parentheses):
      pageCount            0...1000000000
      currentPage          the first page shown, from 0 (0)
      duration             seconds above 0, "infinite", or "external" for pages that
                           report their own progress (4)
      durations            of single pages by number: {"1": 2} (none)
      loops                whether the first page follows the last (true)
      initialProgress      the progress of the first page at the start, 0..<1 (0)
      pausedBy             a list of reasons to pause (none)
      startDelay           seconds before the first page's time, 0...1000000 (0)
      \(Help.rows(of: PageTimer.Configuration.self))
      \(Help.rows(of: DotRow.Configuration.self))
      direction            leftToRight, rightToLeft, topToBottom or bottomToTop
                           (leftToRight)
      reduceMotion         whether pages cross-fade instead of moving (false)
      tint                 "#rrggbb", "#rrggbbaa", "foreground" or "background"
                           (foreground)
      currentTint          of the current dot; with a tint neither fades (tint)
      seenTint             of seen dots in two colours (a mix of both)
      backgroundTint       of the background behind the dots (tint)
      images               numbers of images in place of dots: {"all": 1, "current": 2,
                           "pages": {"0": 3}, "currentPages": {"0": 4}} (none)
      textScale            how much larger than usual text is, 0.01...100 (1)
      metrics              lengths in points, opacities and counts:
                           \(Help.options(of: PageControlMetrics.self))

    Configuration of a page view:
      pageCount, currentPage, direction, reduceMotion    as above
      loops                whether the first page follows the last (false)
      spacing              between pages, 0...1000000 (0)
      layout               perView 1...1000 pages, or length: points, viewport or own
                           (viewport); leadingInset, trailingInset: 0...1000000 (0);
                           \(Help.options(of: PageLayout.self))
      effect               slide, fadeAndScale, crossFade, stack, cover,
                           flip, cube, hero, multiBrowse or a list of looks by increasing
                           distance in pages, -1000...1000 (slide): shift -100...100;
                           scaleAlong, scaleAcross 0...100; rotation in degrees;
                           opacity, mask 0...1; order -1000...1000
      physics              \(Help.options(of: PagingPhysics.self))
      snap                 where pages rest after a gesture: pages or none (pages)
      turnsOnCrossWheel    whether a wheel turns pages across the axis too (true)
      pageLengths          of pages longer than the view: {"2": 1200} (none)

    Configuration of a segmented progress:
      the fields of a page control from pageCount to afterInteraction, direction,
      reduceMotion
      \(Help.rows(of: SegmentRow.Configuration.self))
      tint                 as tint above, of the track (foreground)
      currentTint          of the fill; with a tint neither fades (tint)
      metrics              \(Help.options(of: SegmentedProgressMetrics.self))

    Configuration of a carousel:
      the same fields of a page control, those of a page view from spacing to
      pageLengths, and
      advances             whether pages are timed (true)
      control              an object with the other fields of a page control (dots
                           that suit pages with or without a time)
      segments             or one with those of a segmented progress (none)
      indicatorSide        start, end or none (end)
      indicatorInset       to the background or the indicators, 0...1000000 (25 or 28)
      indicatorMargin      0...1000000 (32)
      controls             a list of the buttons previous, next and pause (none)
      hoverArea            everywhere or indicator (everywhere)
      taps                 what a tap on the pages does: none or turn (none)
      speed                of pages that pass, in points per second, -10000...10000
                           (0: they rest)
      isOverMedia          whether pages are of unknown colours (false)

    Configuration of a meter:
      value, maximum       -1000000000...1000000000
      minimum              (0)
      revealDuration       0...1000000 seconds (4)
      colors               hue, vermilionToBlue, or two to five of "#rrggbb" and
                           {"level": 0.5, "color": "#rrggbb"} (hue)
      borderTint           as tint above (foreground)
      direction            (bottomToTop)
      reduceMotion         (false)
      metrics              \(Help.options(of: ProgressMeterMetrics.self))

    Events all have "at" and "type"; these are the types and their further fields:
      press, move, release, hover   x, y
      cancel, leave, wheelEnded     none
      key                           key: left, right, up, down, home, end, pageUp,
                                    pageDown or space
      wheel                         x, y, isPrecise (false)
      crown                         points
      select                        page, animated (true)
      setPosition                   position: in pages, of another pager
      advance, veto, restart        none
      pause, resume                 reason: touch, scrub, hover, focus, hidden,
                                    background, loading, reduceMotion or app (app)
      setPageCount                  count
      insert, remove                index, count (1)
      movePage                      from, to
      setDuration                   duration
      setPageDuration               page, duration (or null)
      setProgress                   progress: 0...1, rate: per second (0)
      setSeen                       page, isSeen (true)
      setPageLength                 page, length (or null)
      setPageCrossLength            page, length (or null)
      setValue                      value
      resize                        width, height
      setDisplayScale               scale: device pixels per point, 0.1...100, or 0
      setDirection                  direction
      setReduceMotion               reduceMotion
      appearance                    appearance

    A front that isn't perfect:
      lateness    the delay of every wake-up in seconds, or a list of
                  {"from": time, "until": time, "by": seconds}, for wake-ups
                  due between these times (0)
      frames      which frames are drawn: "rate" per second, 1...1000 (60); one in
                  "oneIn", 1...1000000 (1); none in "dropped", a list of {"from": time,
                  "until": time} (none). Wake-ups come with a frame that is drawn
                  (none: a frame is drawn for each sample)
      clockSteps  a list of {"at": time, "by": seconds}: the front's clock jumps, by a
                  number below 0 backwards (none)

    Each line of the trace has:
      at         the time; a sample includes the events at its time
      clock      the time on the front's clock, if it differs
      drawn      when the frame was drawn, if earlier; null before the first
      state      nextChange: "still", "everyFrame" or a time on the front's clock; and
                 of components with a timer: currentPage, progress, position, isRunning,
                 pausedBy, of a segmented progress also sequenceProgress, of a carousel
                 also phase; of a page view: currentPage, targetPage, settledPage,
                 phase, position, pageFraction; of both with fitsPage preferredSize;
                 of a meter: value, fraction, shownFraction
      semantics  role, label, value, actions, and as rect x, y, width and height; null
                 while there is no element; a list for a page view and a carousel
      display    the display list as text
      events     the events since the last line, if any: the scenario's
                 events with isHandled, wakeUp with the time it was due if it came
                 late, and pageChange, advanceRequest, end, and diagnostics by names

    Options:
    \(Help.list([.help]))

    """
}
