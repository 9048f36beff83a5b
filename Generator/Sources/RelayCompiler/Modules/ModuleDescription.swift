import GraphQLLanguage
import GraphQLSchema

/// The description of a module for packages that import it, which generate their code without the
/// module's documents.
///
/// It is a Swift file of comments, so that package managers and build systems accept it beside the
/// generated code:
///
/// ```swift
/// // @generated DesignSystem.module sha256:…
/// // Made by relay-generator for packages that import DesignSystem. Do not edit.
/// // {"format":2,"module":"DesignSystem","accessLevel":"public",…,"schema":"sha256"}
/// // {"uses":"Money.amount","type":"Int!"}
/// // {"fragment":"fragment PriceTag_money on Money { … }"}
/// ```
struct ModuleDescription: Sendable, Equatable {
    /// The version of the format: another one for other kinds of lines, and for other members that a
    /// reader can't do without.
    static let format = 2
    /// The part of the file's name between the module's name and `.swift`.
    static let kind = "module"

    var module: String
    var accessLevel: AccessLevel
    var imports: [String]
    /// The module with the samples of its data; `nil` if there are none.
    var samples: String?
    /// Whether the generated code of its fragments contains their texts, for operations that are
    /// sent as texts.
    var hasTexts: Bool
    /// Whether it has the types of the schema.
    var hasSchemaTypes: Bool
    /// The types of the schema that are generated in it, sorted.
    var types: [String]
    /// The digest of the schema.
    var schemaDigest: String
    /// The parts of the schema that its fragments use, with their types.
    var uses: [String: String]
    /// The texts of its fragments, sorted by name.
    var fragments: [String]

    /// The file that contains it.
    var file: ArtifactPart {
        let lines = self.lines
        let name = "\(module).\(Self.kind)"
        let header = [
            "\(ArtifactWriter.marker) \(name) sha256:\(Self.digest(lines))",
            "Made by relay-generator for packages that import \(module). Do not edit.",
        ]
        let text = (header + lines).map { "// \($0)\n" }.joined()
        return ArtifactPart(kind: Self.kind, text: text)
    }

    private var lines: [String] {
        let quoted = DiagnosticJSON.quoted
        func list(_ names: [String]) -> String { "[\(names.map(quoted).joined(separator: ","))]" }
        let head =
            "{\"format\":\(Self.format),\"module\":\(quoted(module)),"
            + "\"accessLevel\":\(quoted(accessLevel.rawValue)),\"imports\":\(list(imports)),"
            + "\"schemaTypes\":\(hasSchemaTypes),\"types\":\(list(types)),"
            + (samples.map { "\"samples\":\(quoted($0))," } ?? "")
            + (hasTexts ? "" : "\"texts\":false,")
            + "\"schema\":\(quoted(schemaDigest))}"
        let uses = uses.sorted { $0.key < $1.key }.map { key, type in
            "{\"uses\":\(quoted(key)),\"type\":\(quoted(type))}"
        }
        return [head] + uses + fragments.map { "{\"fragment\":\(quoted($0))}" }
    }

    private static func digest(_ lines: [String]) -> String {
        SHA256.hexadecimal(lines.joined(separator: "\n").utf8)
    }

    // MARK: - Reading

    /// Why a file is not a description.
    struct Mistake: Error {
        var message: String
    }

    /// Reads a file.
    ///
    /// - Throws: `Mistake` if it is not a description of this format, or was changed.
    init(_ source: Source) throws(Mistake) {
        let text = String(decoding: LineEnds.unified(source.bytes), as: UTF8.self)
        let lines = text.split(separator: "\n").map { line in
            line.hasPrefix("// ") ? String(line.dropFirst(3)) : String(line)
        }
        guard lines.count > 2, lines[0].hasPrefix("\(ArtifactWriter.marker) "),
            let head = Self.node(lines[2]), let format = head["format"]
        else { throw Mistake(message: "it is not a description of a module") }
        guard case .number("\(Self.format)") = format.content else {
            throw Mistake(message: "another version of relay-generator wrote it")
        }
        let rest = Array(lines.dropFirst(2))
        guard lines[0].hasSuffix(" sha256:\(Self.digest(rest))") else {
            throw Mistake(message: "it was edited, or is incomplete")
        }
        func strings(_ key: String) -> [String] { head[key]?.array?.compactMap(\.string) ?? [] }
        guard let module = head["module"]?.string,
            let access = head["accessLevel"]?.string.flatMap(AccessLevel.init)
        else { throw Mistake(message: "it is incomplete") }
        self.module = module
        accessLevel = access
        imports = strings("imports")
        samples = head["samples"]?.string
        hasTexts = head["texts"]?.bool ?? true
        hasSchemaTypes = head["schemaTypes"]?.bool ?? false
        types = strings("types")
        schemaDigest = head["schema"]?.string ?? ""
        uses = [:]
        fragments = []
        for line in rest.dropFirst() {
            let node = Self.node(line)
            if let key = node?["uses"]?.string, let type = node?["type"]?.string {
                uses[key] = type
            } else if let fragment = node?["fragment"]?.string {
                fragments.append(fragment)
            } else {
                throw Mistake(message: "another version of relay-generator wrote it")
            }
        }
    }

    private static func node(_ line: String) -> JSONNode? {
        try? JSONReader.read(Source(path: "description", text: line))
    }
}

extension ModuleDescription {
    /// Creates a description.
    init(
        module: ModuleConfig,
        fragments: [DefinitionEntry],
        fragmentTypes: [String: String],
        types: [String],
        schema: Schema,
        schemaDigest: String
    ) {
        let fragments = fragments.sorted { ($0.key?.name ?? "") < ($1.key?.name ?? "") }
        self.module = module.name
        accessLevel = module.accessLevel
        imports = module.imports.sorted()
        samples = module.samples
        hasTexts = module.hasTexts
        hasSchemaTypes = module.schemaTypes != .none
        self.types = types.sorted()
        self.schemaDigest = schemaDigest
        uses = SchemaUses.of(fragments.map(\.definition), schema, fragments: fragmentTypes)
        self.fragments = fragments.map {
            String(decoding: LineEnds.unified(Array($0.span.text.utf8)), as: UTF8.self)
        }
    }

    /// Returns why code of this module does not fit a schema, or `nil` if it does.
    func difference(from schema: Schema, digest: String) -> String? {
        guard digest != schemaDigest else { return nil }
        let schemaUses = SchemaUses(schema: schema)
        let differences = uses.sorted { $0.key < $1.key }.compactMap { coordinate, type in
            let own = schemaUses.type(of: coordinate)
            // A type that a schema lacks has no keys. Fields of it that are used are reported themselves.
            let isMissingType = own == nil && type.hasPrefix(SchemaUses.keyPrefix)
            guard own != type, !isMissingType else { return nil as String? }
            return own.map { "`\(coordinate)` is `\(type)` there and `\($0)` here" }
                ?? "`\(coordinate)` does not exist here"
        }
        guard !differences.isEmpty else { return nil }
        let others = differences.count > 3 ? ", and \(differences.count - 3) more" : ""
        return differences.prefix(3).joined(separator: "; ") + others
    }
}
