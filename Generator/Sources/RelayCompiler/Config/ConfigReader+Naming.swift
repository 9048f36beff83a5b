import GraphQLLanguage
import GraphQLSchema

extension ConfigReader {
    static let namingKeys = [
        "acronyms", "enumCases", "fragmentNames", "memberNames", "operationNames",
        "schemaTypeNames", "schemaTypePrefix",
    ]

    /// Reads how GraphQL names are converted to Swift names.
    mutating func naming(_ node: JSONNode) -> CodegenOptions.Naming {
        var naming = CodegenOptions.Naming()
        let what = "`naming` must be an object, `{ \"enumCases\": … }`"
        let members = ConfigMembers(
            own: values.members(node, what, keys: Self.namingKeys) ?? []
        )
        if let node = members["enumCases"] {
            naming.enumCases = values.choice(node, "enumCases", "way to spell") ?? .camelCase
        }
        if let node = members["acronyms"] {
            for (word, span) in values.places(node, "acronyms") {
                if SwiftNames.isTypeName(word) {
                    naming.acronyms.append(word)
                } else {
                    values.report("`\(word)` is not a word of letters and digits.", span)
                }
            }
        }
        naming.schemaTypeNames = names(
            members["schemaTypeNames"],
            "schemaTypeNames",
            of: "GraphQL names"
        )
        naming.operationNames = names(members["operationNames"], "operationNames", of: "operations")
        naming.fragmentNames = names(members["fragmentNames"], "fragmentNames", of: "fragments")
        naming.memberNames = names(members["memberNames"], "memberNames", of: "coordinates")
        if let node = members["schemaTypePrefix"],
            let prefix = values.string(node, "schemaTypePrefix")
        {
            naming.schemaTypePrefix = prefix
            if !SwiftNames.isIdentifier(prefix) {
                values.report("A Swift name can't begin with `\(prefix)`.", node.span)
            }
        }
        return naming
    }

    /// Records the positions of the parts that are given names.
    func placeNames(_ naming: JSONNode?, in config: inout ProjectConfig) {
        let keys: [(String, WritableKeyPath<ConfigPlaces, [String: SourceSpan]>)] = [
            ("schemaTypeNames", \.types), ("memberNames", \.members),
            ("operationNames", \.operations), ("fragmentNames", \.fragments),
        ]
        for (key, path) in keys {
            for member in naming?[key]?.members ?? [] {
                config.places[keyPath: path][member.key] = member.keySpan
            }
        }
    }

    /// Reads an object that maps GraphQL names to Swift names.
    private mutating func names(
        _ node: JSONNode?,
        _ key: String,
        of keys: String
    ) -> [String: String] {
        guard let node else { return [:] }
        var names: [String: String] = [:]
        let what = "`\(key)` must be an object that maps \(keys) to Swift names"
        for member in values.members(node, what, keys: nil) ?? [] {
            guard let name = values.string(member.value, key, isElement: true) else { continue }
            names[member.key] = name
            if !SwiftNames.isIdentifier(name) {
                values.report("`\(name)` is not a Swift name.", member.value.span)
            }
        }
        return names
    }
}
