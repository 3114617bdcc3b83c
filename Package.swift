// swift-tools-version: 6.2
import PackageDescription

/// Strict settings, the same for every target, so all modules can rely on the same features.
var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A later compiler can have new warnings, so they're errors only where the compiler is known.
if Context.environment["CI"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

let package = Package(
  name: "tokens",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .executable(name: "tokens", targets: ["tokens"]),
    .library(
      name: "TokenKit",
      targets: ["Diagnostics", "TokenModel", "TokenCompiler", "TokenOutput"]
    ),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
  ],
  targets: [
    .target(name: "Diagnostics"),
    .target(name: "EmbeddedFiles"),
    .target(name: "ProgramImage"),
    .target(name: "JSONSyntax", dependencies: ["Diagnostics"]),
    .target(name: "TokenModel"),
    .target(name: "SourceForms", dependencies: ["Diagnostics", "JSONSyntax", "TokenModel"]),
    .target(
      name: "TokenCompiler",
      dependencies: ["Diagnostics", "JSONSyntax", "SourceForms", "TokenModel"]
    ),
    .target(
      name: "TokenImport",
      dependencies: ["Diagnostics", "JSONSyntax", "SourceForms", "TokenModel"]
    ),
    .target(name: "TemplateEngine", dependencies: ["Diagnostics"]),
    .target(
      name: "TokenOutput",
      dependencies: [
        "Diagnostics", "EmbeddedFiles", "JSONSyntax", "TokenModel", "TokenCompiler",
        "TemplateEngine",
      ]
    ),
    .target(
      name: "Workspace",
      dependencies: [
        "AppAudit", "Diagnostics", "JSONSyntax", "ProgramImage", "SourceForms", "TokenModel",
        "TokenCompiler", "TokenImport", "TemplateEngine", "TokenLint", "TokenOutput",
      ]
    ),
    .target(
      name: "TokenInspection",
      dependencies: ["Diagnostics", "JSONSyntax", "TokenModel", "TokenCompiler", "TokenOutput"]
    ),
    .target(
      name: "TokenLint",
      dependencies: ["Diagnostics", "JSONSyntax", "TokenModel", "TokenCompiler", "TokenInspection"]
    ),
    .target(name: "TokenDiff", dependencies: ["Diagnostics", "JSONSyntax", "TokenModel"]),
    .target(
      name: "AppAudit",
      dependencies: ["Diagnostics", "JSONSyntax", "SourceForms", "TokenImport", "TokenModel"]
    ),
    .target(name: "LiveServer", dependencies: ["Diagnostics", "JSONSyntax", "Workspace"]),
    .target(name: "CommandLineParsing", dependencies: ["Diagnostics"]),
    .executableTarget(
      name: "tokens",
      dependencies: [
        "Diagnostics", "JSONSyntax", "SourceForms", "TokenModel", "TokenCompiler", "TokenImport",
        "TemplateEngine", "TokenOutput", "TokenInspection", "TokenLint", "TokenDiff", "AppAudit",
        "Workspace", "LiveServer", "CommandLineParsing",
      ]
    ),
    .target(name: "DesignTokens"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CommandLineParsing", "Diagnostics", "TokenCompiler", "TokenModel", "TokenOutput",
        "Workspace",
      ],
      path: "Tests/Benchmarks",
      exclude: ["README.md", "compare.sh", "instructions.json", "instructions.sh"]
    ),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "AppAuditTests", dependencies: ["AppAudit", "TokenModel"]),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: [
        "CommandLineParsing", "Diagnostics", "TestSupport", "TokenCompiler", "Workspace",
        "benchmark",
      ]
    ),
    .testTarget(
      name: "CommandLineParsingTests",
      dependencies: ["CommandLineParsing", "Diagnostics"]
    ),
    .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["CommandLineParsing", "Diagnostics", "TestSupport", "Workspace", "tokens"]
    ),
    .testTarget(name: "JSONSyntaxTests", dependencies: ["Diagnostics", "JSONSyntax"]),
    .testTarget(name: "LiveServerTests", dependencies: ["LiveServer", "TestSupport"]),
    .testTarget(
      name: "TokenImportTests",
      dependencies: ["Diagnostics", "SourceForms", "TokenImport", "TokenModel"]
    ),
    .testTarget(name: "TemplateEngineTests", dependencies: ["Diagnostics", "TemplateEngine"]),
    .testTarget(
      name: "SourceFormsTests",
      dependencies: ["Diagnostics", "JSONSyntax", "SourceForms", "TokenModel"]
    ),
    .testTarget(
      name: "TokenCompilerTests",
      dependencies: ["Diagnostics", "JSONSyntax", "TestSupport", "TokenModel", "TokenCompiler"]
    ),
    .testTarget(
      name: "TokenInspectionTests",
      dependencies: ["Diagnostics", "TokenCompiler", "TokenInspection", "TokenModel"]
    ),
    .testTarget(
      name: "TokenLintTests",
      dependencies: ["Diagnostics", "TokenCompiler", "TokenLint", "TokenModel"]
    ),
    .testTarget(
      name: "TokenDiffTests",
      dependencies: ["Diagnostics", "JSONSyntax", "TokenCompiler", "TokenDiff", "TokenModel"]
    ),
    .testTarget(name: "TokenModelTests", dependencies: ["TokenModel"]),
    .testTarget(
      name: "TokenOutputTests",
      dependencies: [
        "Diagnostics", "JSONSyntax", "TestSupport", "TokenModel", "TokenCompiler", "TemplateEngine",
        "TokenOutput",
      ]
    ),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: [
        "Diagnostics", "JSONSyntax", "ProgramImage", "SourceForms", "TestSupport", "TokenCompiler",
        "TokenImport", "TokenLint", "TokenOutput", "Workspace",
      ]
    ),
  ]
)

// A plugin makes SwiftPM compile its tool, here the whole compiler, a second time for the host.
// Only packages that depend on this one need the plugins, so a clone of this repository doesn't
// declare them. SwiftPM and Xcode check out dependencies into a folder called `checkouts`. A
// package that depends on this one by path has to set `TOKENS_PLUGINS`.
let isDependency = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
if isDependency || Context.environment["TOKENS_PLUGINS"] != nil {
  package.products += [
    .plugin(name: "BuildTokens", targets: ["BuildTokens"]),
    .plugin(name: "TokensCommand", targets: ["TokensCommand"]),
  ]
  package.targets += [
    .plugin(
      name: "BuildTokens",
      capability: .buildTool(),
      dependencies: ["tokens"],
      path: "Sources/Plugins/BuildTokens"
    ),
    .plugin(
      name: "TokensCommand",
      capability: .command(
        intent: .custom(
          verb: "tokens",
          description: "Compile design tokens, or check what was compiled: build, check, explain, …"
        ),
        permissions: [
          .writeToPackageDirectory(reason: "`tokens build` writes generated files to the package")
        ]
      ),
      dependencies: ["tokens"],
      path: "Sources/Plugins/TokensCommand"
    ),
  ]
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = settings
}
