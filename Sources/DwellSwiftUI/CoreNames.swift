#if canImport(SwiftUI)
import Dwell

// Apps import this module and not the core, whose `Color`, `Spring`, `Axis` and views would be ambiguous
// beside SwiftUI's. What they use of the core has names of this module. Some types are re-exported by name: a
// file that doesn't import the core can use the members of its types (SE-0444) only if its module is
// re-exported, at least in part, and no other name becomes visible.

@_exported import enum Dwell.PageChangeCause
@_exported import enum Dwell.PageEdge
@_exported import struct Dwell.PageEffect
@_exported import struct Dwell.PageLook

/// When the background behind a page control's dots is visible.
public typealias PageControlBackground = Dwell.PageControl.Background
/// How a page control shows more dots than fit.
public typealias PageControlOverflow = Dwell.PageControl.Overflow
/// Whether the text `n/m` replaces a page control's dots.
public typealias PageControlNumberLabel = Dwell.PageControl.NumberLabel
/// How a page control's current dot moves from page to page, by a turn or under a finger. With Reduce Motion
/// all of them cross-fade.
public typealias PageControlTransition = Dwell.PageControl.Transition
/// What the fill of a page control's current dot shows.
public typealias PageControlFill = Dwell.PageControl.Fill
/// The user's interaction with a page control.
public typealias PageControlInteraction = Dwell.PageControl.Interaction
/// What dots and segments are for assistive technology.
public typealias PageIndicatorRole = Dwell.IndicatorRole
/// How the fill of a segmented progress advances.
public typealias SegmentedProgressFill = Dwell.SegmentedProgress.Style
/// A platform's input behaviour, for tests and previews of the other platforms.
package typealias PageControlInputProfile = Dwell.PageControl.InputProfile
/// The axis of pages: horizontal is that of text.
public typealias PageAxis = Dwell.Axis
/// The direction of pages, whatever the direction of text.
public typealias PageDirection = Dwell.Direction
/// How the pages of a page view move.
public typealias PageMotion = Dwell.PageView.Phase
/// Where the pages of a page view come to rest after a gesture.
public typealias PageSnap = Dwell.PageView.Snap
/// How long the pages of a page view are.
public typealias PageSizing = Dwell.PageLayout.Length
/// The part of a page view with which a page at rest is aligned.
public typealias PageAlignment = Dwell.PageLayout.Alignment
/// The buttons above the pages of a page view.
public typealias PageButtons = Dwell.Carousel.Controls

// Apple's modules declare types of the same names; in this module these names mean the core's types.

/// The core's point.
typealias Point = Dwell.Point
/// The core's rectangle.
typealias Rect = Dwell.Rect
/// The core's size.
typealias Size = Dwell.Size
/// The core's key.
typealias Key = Dwell.Key
/// The core's direction.
typealias Direction = Dwell.Direction
#endif
