#!/usr/bin/env bash
# Sourced by each script that builds the package: marks a build as the project's own, where warnings are errors and,
# on Linux, the SwiftUI views build against the stand-in in Tests/SwiftUI. Package.swift reads no other variable.
export DWELL_DEVELOPMENT=1
