// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours adapt to light and dark appearance. Tokens that vary with anything else are read from a
/// ``TokenTheme``; here they do not compile.
public enum Tokens {
}
