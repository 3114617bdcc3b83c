import Foundation
import PackagePlugin

/// The command plugin: `swift package tokens build`, and every other command of `tokens`.
@main
struct TokensCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "tokens").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The program has already reported the errors.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
