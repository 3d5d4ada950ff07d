// A stand-in for the module that Xcode and Swift Playgrounds add to the manifests of app projects, so that
// the tests can check one on other systems (the source is part of SwiftPM, but compiled only there). No
// target contains this file.

import PackageDescription

/// The settings of an app.
public enum AppInfo {
  /// A kind of device.
  public enum DeviceFamily {
    /// iPhone.
    case phone
    /// iPad.
    case pad
    /// A Mac with Catalyst.
    case mac
  }
  /// An icon.
  public struct AppIcon {
    /// A placeholder for an icon.
    public static func placeholder(icon: PlaceholderIcon) -> AppIcon { AppIcon() }
    /// Some of the placeholder icons.
    public enum PlaceholderIcon {
      /// A palette.
      case palette
    }
  }
  /// The colour of controls.
  public struct AccentColor {
    /// One of the system's colours.
    public static func presetColor(_ color: PresetColor) -> AccentColor { AccentColor() }
    /// Some of the system's colours.
    public enum PresetColor {
      /// Blue.
      case blue
    }
  }
  /// An orientation of the device.
  public struct InterfaceOrientation {
    /// Upright.
    public static let portrait = InterfaceOrientation()
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation()
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation()
    /// Upside down, on some devices.
    public static func portraitUpsideDown(_ condition: Condition) -> InterfaceOrientation { .init() }
    /// The devices on which an orientation is supported.
    public struct Condition {
      /// On devices of some kinds.
      public static func when(deviceFamilies: [DeviceFamily]) -> Condition { Condition() }
    }
  }
}

extension Product {
  /// An app for iOS. Elsewhere its target is a program.
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
    displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: AppInfo.AppIcon? = nil,
    accentColor: AppInfo.AccentColor? = nil, supportedDeviceFamilies: [AppInfo.DeviceFamily],
    supportedInterfaceOrientations: [AppInfo.InterfaceOrientation]
  ) -> Product { .executable(name: name, targets: targets) }
}
