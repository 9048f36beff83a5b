import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Random edits of random schemas, and random documents.
///
/// A definition that the new schema makes invalid is one that a breaking change affects, and a
/// definition whose generated code differs is one that some change affects, itself or through the
/// fragments that it reaches.
///
/// `RELAY_SCHEMA_EDITS` is the number of schemas: 30 by default.
struct RandomSchemaChangeTests {
    private static let count =
        ProcessInfo.processInfo.environment["RELAY_SCHEMA_EDITS"].flatMap(UInt64.init) ?? 30
    private static let scalars = ["DateTime": "Scalars.DateTime", "Text": "String"]

    @Test func affectedDefinitionsAreThoseThatTheCompilerSeesChange() throws {
        var broken = 0
        var changed = 0
        for seed in 0..<Self.count {
            let project = try TemporaryProject()
            try project.delete("Name.graphql")
            var options = CodegenOptions()
            options.customScalarTypes = Self.scalars
            let random = RandomProject(seed: seed)
            let definitions = random.definitions(options)
            guard !definitions.isEmpty else { continue }
            try project.write("schema.graphql", random.schema)
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
                 "customScalarTypes": {"DateTime": "Scalars.DateTime", "Text": "String"}}
                """
            )
            for (index, text) in definitions.enumerated() {
                try project.write("\(index).graphql", text)
            }
            let new = SchemaEdits.edited(random.schema, seed: seed)
            let impact = try SchemaImpact(
                from: [Source(path: "old.graphql", text: random.schema)],
                to: [Source(path: "new.graphql", text: new)],
                configuration: project.url("relay.json")
            )
            let differences = Differences(random.schema, new, definitions, options)
            let breaking = Self.names(impact.effects.filter { $0.change.severity == .breaking })
            #expect(
                differences.broken.isSubset(of: breaking),
                "Seed \(seed): \(differences.broken), \(impact.effects.map(\.change.message))"
            )
            #expect(impact.isBreaking || differences.broken.isEmpty)
            let all = Self.names(impact.effects)
            for (name, reached) in differences.changed {
                #expect(
                    !all.isDisjoint(with: reached),
                    "Seed \(seed): \(name), \(impact.effects.map(\.change.message))"
                )
            }
            broken += differences.broken.count
            changed += differences.changed.count
        }
        #expect(broken > 3)
        #expect(changed > 3)
    }

    private static func names(_ effects: [SchemaImpact.Effect]) -> Set<String> {
        Set(effects.flatMap(\.definitions).map { "\($0.kind) \($0.name)" })
    }
}

/// What the compiler makes of the same definitions with two schemas.
private struct Differences {
    private(set) var broken: Set<String> = []
    /// The definitions with other generated code, with those that they reach.
    private(set) var changed: [(name: String, reached: Set<String>)] = []

    init(_ old: String, _ new: String, _ definitions: [String], _ options: CodegenOptions) {
        func compile(_ schema: String, _ sources: [Source]) -> Compiler.Output<[GeneratedFile]> {
            var input = Compiler.Input(
                schema: [Source(path: "schema.graphql", text: schema)],
                documents: sources
            )
            input.options = options
            return Compiler.compile(input)
        }
        let sources = definitions.enumerated().map { Source(path: "\($0).graphql", text: $1) }
        let entries = sources.flatMap { ParsedFile($0).definitions }
        let names = entries.map(Self.name)
        // Whatever is still valid can have changed.
        var valid = sources
        while true {
            let errors = compile(new, valid).diagnostics.filter { $0.severity == .error }
            let paths = Set(errors.map(\.span.source.path))
            if valid.count == sources.count {
                broken = Set(zip(sources, names).filter { paths.contains($0.0.path) }.map(\.1))
            }
            let rest = valid.filter { !paths.contains($0.path) }
            if rest.count == valid.count { break }
            valid = rest
        }
        guard let before = compile(old, valid).result, let after = compile(new, valid).result
        else { return }
        let texts = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0.text) })
        for file in after where texts[file.name] != file.text {
            guard let source = sources.firstIndex(where: { file.text.contains("from \($0.path)") })
            else { continue }
            changed.append((names[source], Self.reached(source, entries)))
        }
    }

    private static func name(_ entry: DefinitionEntry) -> String {
        let kind =
            if case .operation(let operation) = entry.definition {
                operation.operation.rawValue
            } else {
                "fragment"
            }
        return "\(kind) \(entry.key?.name ?? "")"
    }

    private static func reached(_ start: Int, _ entries: [DefinitionEntry]) -> Set<String> {
        var names: Set<String> = []
        var waiting = [entries[start]]
        while let entry = waiting.popLast() {
            guard names.insert(name(entry)).inserted else { continue }
            waiting += entries.filter {
                $0.key?.isOperation == false && entry.spreads.contains($0.key?.name ?? "")
            }
        }
        return names
    }
}

/// Edits of a schema at random.
private enum SchemaEdits {
    static func edited(_ schema: String, seed: UInt64) -> String {
        var random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 11)
        var document = Parser.parse(Source(text: schema)).document
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let candidate = edit(document, &random)
            if mistakes(Printer.print(candidate)) <= mistakes(schema) { document = candidate }
        }
        return Printer.print(document)
    }

    private static func mistakes(_ schema: String) -> Int {
        SchemaReader.read([Source(path: "new.graphql", text: schema)]).diagnostics.count
    }

    private static func edit(_ document: Document, _ random: inout SeededGenerator) -> Document {
        var document = document
        let objects = document.definitions.indices.filter {
            if case .type(.object) = document.definitions[$0] { true } else { false }
        }
        let all = Bool.random(using: &random) ? objects : Array(document.definitions.indices)
        guard let index = all.randomElement(using: &random),
            case .type(let type) = document.definitions[index]
        else { return document }
        switch type {
        case .object(var object):
            edit(&object, &random)
            document.definitions[index] = .type(.object(object))
        case .inputObject(var object):
            edit(&object, &random)
            document.definitions[index] = .type(.inputObject(object))
        case .enum(var type):
            if let value = type.values.indices.randomElement(using: &random) {
                type.values.remove(at: value)
            }
            document.definitions[index] = .type(.enum(type))
        default: break
        }
        return document
    }

    private static func edit(
        _ object: inout ObjectTypeDefinition,
        _ random: inout SeededGenerator
    ) {
        guard let index = object.fields.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: object.fields.remove(at: index)
        case 1: object.interfaces = []
        case 2: object.fields[index].arguments = []
        case 3:
            let type = TypeNode(TypeReference.nonNull(.named("Int")))
            object.fields[index].arguments.append(
                InputValueDefinition(name: Name("added"), type: type)
            )
        default: edit(&object.fields[index].type, &random)
        }
    }

    private static func edit(
        _ object: inout InputObjectTypeDefinition,
        _ random: inout SeededGenerator
    ) {
        guard let index = object.fields.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: object.fields.remove(at: index)
        case 1:
            let type = TypeNode(TypeReference.nonNull(.named("Int")))
            object.fields.append(InputValueDefinition(name: Name("added"), type: type))
        default: edit(&object.fields[index].type, &random)
        }
    }

    private static func edit(_ type: inout TypeNode, _ random: inout SeededGenerator) {
        let old = TypeReference(type)
        let new: TypeReference =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .list(old)
            case 1: .named("String")
            default: old.isNonNull ? old.nullable : .nonNull(old)
            }
        type = TypeNode(new)
    }
}
