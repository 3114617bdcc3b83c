// swift-tools-version: 6.2
import PackageDescription

// A package of its own, whose targets get their tokens from the plugins.
let package = Package(
  name: "plugged",
  dependencies: [.package(name: "tokens", path: "../../..")],
  targets: [
    // Its tokens are the package's, in `tokens/`.
    .executableTarget(
      name: "App",
      dependencies: ["Brand"],
      plugins: [.plugin(name: "BuildTokens", package: "tokens")]
    ),
    // It has tokens of its own in its folder.
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
