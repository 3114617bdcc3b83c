// swift-tools-version: 6.2
import PackageDescription

// A package of its own, which uses the library `TokenKit` as any other program does.
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
