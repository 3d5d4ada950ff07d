#!/usr/bin/env bash
# Sourced by each script that builds the package: marks a build as the project's own, where warnings are errors and,
# on Linux, the SwiftUI views build against the stand-in in Tests/SwiftUI. With `part` these and the tests of pure Swift
# are left out, in builds with GTK or a sanitizer. Package.swift reads no other variable.
export DWELL_DEVELOPMENT=${DWELL_DEVELOPMENT:-1}
