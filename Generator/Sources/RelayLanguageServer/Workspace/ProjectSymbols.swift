import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// The definitions of a project by name, and their users.
struct ProjectSymbols: Sendable {
    /// A definition and its file.
    struct Place: Sendable {
        let path: String
        let entry: DefinitionEntry
    }

    /// The fragments by name.
    private(set) var fragments: [String: Place] = [:]
    /// The operations by name.
    private(set) var operations: [String: Place] = [:]
    /// The definitions that spread a fragment, by the name of the fragment.
    private(set) var users: [String: [Place]] = [:]

    init(_ project: EditedProject) {
        for file in project.files {
            for entry in file.parsed.definitions {
                guard let key = entry.key else { continue }
                let place = Place(path: file.path, entry: entry)
                if key.isOperation {
                    if operations[key.name] == nil { operations[key.name] = place }
                } else if fragments[key.name] == nil {
                    fragments[key.name] = place
                }
                for name in entry.spreads { users[name, default: []].append(place) }
            }
        }
    }

    /// Returns the definition of a fragment.
    func fragment(_ name: String) -> FragmentDefinition? {
        guard case .fragment(let fragment)? = fragments[name]?.entry.definition else { return nil }
        return fragment
    }

    /// Returns whether a fragment is another one, or spreads it directly or indirectly.
    func reaches(_ fragment: String, _ other: String) -> Bool {
        var seen: Set<String> = [fragment]
        var waiting = [fragment]
        while let name = waiting.popLast() {
            if name == other { return true }
            for next in fragments[name]?.entry.spreads ?? [] where seen.insert(next).inserted {
                waiting.append(next)
            }
        }
        return false
    }
}
