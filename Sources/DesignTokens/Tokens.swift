// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours know light and dark appearance themselves. What varies with more than that cannot be read
/// here: a ``TokenTheme`` has it.
public enum Tokens {
}
