// swift-tools-version: 6.2
import PackageDescription

// A separate package that uses the library `TokenKit` like any other program.
let package = Package(
  name: "client",
  dependencies: [.package(name: "tokens", path: "../..")],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [.product(name: "TokenKit", package: "tokens")]
    )
  ]
)
