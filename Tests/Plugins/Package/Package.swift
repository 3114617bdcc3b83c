// swift-tools-version: 6.2
import PackageDescription

// A separate package whose targets get their tokens from the plugins.
let package = Package(
  name: "plugged",
  dependencies: [.package(name: "tokens", path: "../../..")],
  targets: [
    // Uses the tokens of the package, in `tokens/`.
    .executableTarget(
      name: "App",
      dependencies: ["Brand"],
      plugins: [.plugin(name: "BuildTokens", package: "tokens")]
    ),
    // Uses the tokens in its own folder.
    .target(
      name: "Brand",
      exclude: ["tokens"],
      plugins: [.plugin(name: "BuildTokens", package: "tokens")]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")]
}
