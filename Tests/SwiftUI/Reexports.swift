// Apple's SwiftUI brings these along.
@_exported import Foundation
