// Apple's SwiftUI exports this too.
@_exported import Foundation

#if !os(Linux)
#error("This stand-in is for tests on Linux; everywhere else SwiftUI is Apple's.")
#endif
