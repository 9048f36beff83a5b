import Foundation
import GraphQLLanguage
import GraphQLSchema
import Relay
import Testing

@testable import RelayCompiler

/// Definitions that are compiled with complete artifacts, and with artifacts to link.
struct LinkedSample {
    let schema: Schema
    let documents: [Document]
    let diagnostics: [Diagnostic]

    init(schema: [Source], extensions: [Source] = [], documents: [Source]) {
        let read = SchemaReader.read(schema, extensions: extensions)
        let files = documents.map(ParsedFile.init)
        self.schema = read.schema
        self.documents = files.flatMap(\.documents).map(\.document)
        diagnostics = read.diagnostics + files.flatMap(\.diagnostics)
    }

    /// Reads the files of a folder: `schema.graphql`, `extensions.graphql`, and documents.
    init(folder: URL) throws {
        let paths =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.path } ?? []
        var documents: [Source] = []
        var schema: [Source] = []
        var extensions: [Source] = []
        for path in paths.sorted() where !path.contains("/Generated/") {
            let name = path.split(separator: "/").last ?? ""
            guard name.contains(".graphql") || name.hasSuffix(".swift") else { continue }
            guard !name.hasSuffix(".graphql.swift") else { continue }
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let source = Source(path: path, text: text)
            if name.hasPrefix("schema.") {
                schema.append(source)
            } else if name.hasPrefix("extensions.") {
                extensions.append(source)
            } else if name.contains(".graphql") || text.contains("graphql(") {
                documents.append(source)
            }
        }
        if schema.isEmpty {
            let url = folder.appendingPathComponent("GraphQL/schema.graphql")
            schema = [Source(path: url.path, text: try String(contentsOf: url, encoding: .utf8))]
        }
        self.init(schema: schema, extensions: extensions, documents: documents)
        try #require(!diagnostics.hasErrors, "\(DiagnosticRenderer().render(diagnostics))")
    }

    /// Compiles the definitions twice, and compares their operations.
    ///
    /// Returns the number of operations.
    func compare(_ context: String) throws -> Int {
        do {
            return try compareOperations(context)
        } catch let error as ArtifactError {
            Issue.record("\(error), \(context)")
            return 0
        }
    }

    private func compareOperations(_ context: String) throws -> Int {
        guard let complete = try artifacts(linked: false) else { return 0 }
        let linked = try #require(try artifacts(linked: true), "\(context)")
        #expect(complete.keys.sorted() == linked.keys.sorted())
        let texts = texts()
        for (name, artifact) in complete {
            guard let other = linked[name] else { continue }
            // What is never sent is not among the compiler's operations.
            let contents = artifact.contents
            let isSent = contents.operationKind == nil || contents.typeCondition == nil
            let text = isSent ? texts[name] : "query \(name){__typename}"
            #expect(other.contents.text == text, "\(name), \(context)")
            if artifact.contents.text != other.contents.text {
                // Without the arguments, the compiler knows less about what is redundant.
                #expect(meaning(of: artifact) == meaning(of: other), "\(name), \(context)")
            }
            #expect(Self.rest(of: artifact) == Self.rest(of: other), "\(name), \(context)")
            // With too many variants, both have too many fields, and not the same ones.
            guard artifact.contents.operationKind != nil,
                artifact.normalization.hasAllVariants, other.normalization.hasAllVariants
            else { continue }
            let expected = PlanDump.lines(of: artifact, schema: schema)
            let found = PlanDump.lines(of: other, schema: schema)
            if expected != found {
                let start = zip(expected, found).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
                let before = Self.place(start, in: expected)
                let after = Self.place(start, in: found)
                Issue.record("\(name), \(context)\nComplete:\n\(before)\nLinked:\n\(after)")
            }
        }
        return complete.values.count {
            $0.contents.operationKind != nil && $0.normalization.hasAllVariants
        }
    }

    private func meaning(of artifact: Relay.Artifact) -> [String] {
        TextMeaning.all(in: artifact.contents.text ?? "", schema: schema).map { operation in
            // A fragment may have nothing left.
            operation.meaning.split(separator: "\n").filter { !$0.hasSuffix(" __typename") }
                .joined(separator: "\n")
        }
    }

    /// Returns the texts of operations that the compiler prints, by their names.
    private func texts() -> [String: String] {
        var options = CodegenOptions()
        options.linksFragments = true
        let output = Compiler.compile(documents, schema: schema, options: options)
        let operations = output.result?.operations ?? []
        return Dictionary(operations.map { ($0.name, $0.text) }) { first, _ in first }
    }

    /// Returns all of an artifact except its text and the fields of responses.
    private static func rest(of artifact: Relay.Artifact) -> String {
        let contents = artifact.contents
        return """
            \(contents.variables) \(contents.reader) \(contents.connections) \(contents.metadata)
            \(String(describing: contents.refetch)) \(String(describing: contents.id))
            \(String(describing: contents.catchTarget)) \(contents.throwsOnFieldError)
            \(String(describing: contents.typeCondition)) \(artifact.parameters == nil)
            """
    }

    /// Returns a line with the lines around it: those that lead to it, and two that follow.
    private static func place(_ index: Int, in lines: [String]) -> String {
        var path: [String] = []
        var depth = Int.max
        for line in lines[..<min(index, lines.count)].reversed() {
            let indent = line.prefix { $0 == " " }.count
            if indent < depth {
                depth = indent
                path.append(line)
            }
        }
        return (path.reversed() + lines[min(index, lines.count)...].prefix(3))
            .joined(separator: "\n")
    }

    /// Returns operations and fragments, each sorted by name; `nil` if they are refused.
    func definitions(linked: Bool) -> [CompiledDefinition]? {
        var options = CodegenOptions()
        options.linksFragments = linked
        let output = Compiler.compile(documents, schema: schema, options: options)
        return output.result?.definitions
    }

    /// Returns the artifacts, by the names of operations and those of fragments after a dot; `nil` if
    /// the definitions are refused.
    func artifacts(linked: Bool) throws -> [String: Relay.Artifact]? {
        guard let compiled = self.definitions(linked: linked) else { return nil }
        var definitions: [String: CompiledDefinition] = [:]
        for definition in compiled where !definition.isOperation {
            definitions[definition.name] = definition
        }
        var fragments: [String: Relay.Artifact] = [:]
        func artifact(_ definition: CompiledDefinition) throws -> Relay.Artifact {
            let names = definition.linked?.fragments ?? []
            let linked = try names.map { name in
                if let known = fragments[name] { return known }
                let made = try artifact(#require(definitions[name]))
                fragments[name] = made
                return made
            }
            let lines = ArtifactText.lines(of: definition, schema: schema)
            return try Relay.Artifact(
                parsing: lines.joined(separator: "\n"),
                fragments: linked
            )
        }
        var operations: [String: Relay.Artifact] = [:]
        for definition in compiled where definition.isOperation {
            operations[definition.name] = try artifact(definition)
        }
        for definition in definitions.values {
            operations[".\(definition.name)"] = try artifact(definition)
        }
        return operations
    }
}
