import Foundation
import PackagePlugin

/// The build-tool plugin: compiles the tokens of a target whenever they change, and adds the
/// generated Swift code to the target.
@main
struct BuildTokens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try TokenBuild(
      tool: context.tool(named: "tokens").url,
      folders: [target.directoryURL, context.package.directoryURL],
      workFolder: context.pluginWorkDirectoryURL,
      target: target.name
    ).commands()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BuildTokens: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return try TokenBuild(
        tool: context.tool(named: "tokens").url,
        // The plugin can't find out the folder of a target, which has the target's name by default.
        folders: [project.appending(path: target.displayName), project],
        workFolder: context.pluginWorkDirectoryURL,
        target: target.displayName
      ).commands()
    }
  }
#endif
