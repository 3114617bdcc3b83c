// Uses `TokenKit` from another package: compiles sources in memory, prints their diagnostics, reads
// values from the IR, and renders a built-in target and a custom target.

import Diagnostics
import TokenCompiler
import TokenModel
import TokenOutput

/// The source files, which are read from memory instead of the disk.
let files: [String: String] = [
  "broken.tokens.json": """
  {
    "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.2] } },
    "link": { "$type": "color", "$value": "{inc}" }
  }
  """,
  "whole.tokens.json": """
  {
    "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
    "margin": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } }
  }
  """,
]

func compileFile(_ path: String) -> Compilation {
  compile(CompileRequest(source: .files([Located(path)]))) { path in
    files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
  }
}

func renderFiles(_ ir: IR, for target: String, from library: TemplateLibrary) -> [OutputFile] {
  var sources = ir.sources
  let (loaded, mistakes) = TargetLoader.load(Located(target), from: library, sources: &sources)
  guard let loaded else {
    print(TextRenderer().render(mistakes, in: sources))
    return []
  }
  let rendered = render(OutputSource(ir), for: loaded)
  if !rendered.diagnostics.isEmpty {
    print(TextRenderer().render(rendered.diagnostics, in: sources))
  }
  return rendered.files
}

print("-- an error, as text, for GitHub, and as JSON")
let broken = compileFile("broken.tokens.json")
print(TextRenderer().render(broken.diagnostics, in: broken.sources), terminator: "")
print(GitHubRenderer().render(broken.diagnostics, in: broken.sources), terminator: "")
let json = JSONRenderer().render(broken.diagnostics, in: broken.sources)
print(String(decoding: json, as: UTF8.self), terminator: "")

guard let ir = compileFile("whole.tokens.json").ir else { fatalError("the source is valid") }

print("-- values")
for token in ir.tokens where token.type == .dimension {
  let dimension = ir.values[Handle<Dimension>(token.base.value)]
  let path = ir.paths.description(of: token.path, in: ir.texts)
  print("\(path) = \(dimension.value) \(dimension.unit.name)")
}

print("-- a built-in target")
let web = renderFiles(ir, for: "css", from: TemplateLibrary())
for file in web {
  let text = String(decoding: file.bytes, as: UTF8.self)
  for line in text.split(separator: "\n") where line.contains("--gap") {
    print("\(file.path): \(line)")
  }
}

print("-- a custom target")
let target = """
  {
    "targetVersion": 1,
    "summary": "a list of measures",
    "names": { "token": "kebab", "scope": "global" },
    "files": [{ "path": "measures.txt", "template": "measures.tmpl" }]
  }
  """
let template = """
  {% for token in tokens %}
  {{ token.name }}
  {% endfor %}
  """
let own = TemplateLibrary.Folder(files: [
  .init(name: "target.json", path: "measures/target.json", bytes: Array(target.utf8)),
  .init(name: "measures.tmpl", path: "measures/measures.tmpl", bytes: Array(template.utf8)),
])
for file in renderFiles(ir, for: "measures", from: TemplateLibrary(own: ["measures": own])) {
  print("\(file.path):")
  print(String(decoding: file.bytes, as: UTF8.self), terminator: "")
}
