@testable import Relay

/// A server with a random but consistent graph: it answers any operation of the tests' schema.
///
/// Everything is derived from the seed and from what is asked for, so the same object is the same
/// wherever it turns up. It knows nothing of plans: it walks selections as the artifact has them.
struct ResponseGraph {
    let seed: UInt64
    /// Whether objects of different types have different ids.
    var hasTypedIDs = true
    /// Whether an object may have other values in each place where it turns up.
    var contradictsItself = false
    /// Whether fields are sent that `@include` or `@skip` leave out.
    var sendsExcludedFields = false

    private static let possibleTypes = [
        "Character": ["Human", "Droid"], "Being": ["Human", "Ghost"], "Piece": ["Pawn", "Queen"],
        "SearchResult": ["Human", "Droid", "Starship", "Vehicle"],
        "Holder": ["Member", "Guild"],
        "Node": ["Human", "Droid", "Starship", "Story", "User", "Vehicle"],
    ]

    private static let ids = [
        "1", "client:root", "root", "\u{e9}", "e\u{301}", "a\"b\\", "", "0 0", longID,
    ]

    /// As long as ids get, and with what separates fields and arguments in names of places.
    static let longID = String(repeating: "root.node(id:\"1\").", count: 16)

    static func isOne(_ type: String, of abstractType: String) -> Bool {
        possibleTypes[abstractType]?.contains(type) ?? false
    }

    /// The `data` of the answer to an operation.
    func answer(_ operation: OperationDescriptor) -> JSONValue {
        object(
            [operation.artifact.contents.normalization],
            type: "",
            place: "root",
            path: "",
            operation.effectiveVariables
        )
    }

    /// The fields that apply to an object, each with all the selections below it.
    static func collect(
        _ selections: [NormalizationSelection],
        type: String,
        _ variables: VariableData,
        ignoresConditions: Bool = false,
        isOne: (String) -> Bool
    ) -> [(field: NormalizationField, children: [NormalizationSelection])] {
        var result: [(field: NormalizationField, children: [NormalizationSelection])] = []
        for selection in selections {
            for field in selection.fields
            where ignoresConditions || field.condition?.holds(variables) ?? true {
                let children = field.selection.map { [$0] } ?? []
                if let known = result.firstIndex(where: {
                    $0.field.responseKey == field.responseKey
                }) {
                    result[known].children += children
                } else {
                    result.append((field, children))
                }
            }
            let refined = selection.refinements.filter {
                $0.kind == .object ? $0.type == type : isOne($0.type)
            }
            guard !refined.isEmpty || !selection.deferrals.isEmpty else { continue }
            let inner = collect(
                refined.map(\.selection) + selection.deferrals.map(\.selection),
                type: type,
                variables,
                ignoresConditions: ignoresConditions,
                isOne: isOne
            )
            for (field, children) in inner {
                if let known = result.firstIndex(where: {
                    $0.field.responseKey == field.responseKey
                }) {
                    result[known].children += children
                } else {
                    result.append((field, children))
                }
            }
        }
        return result
    }

    private func generator(_ place: String) -> SeededGenerator {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
        for byte in place.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return SeededGenerator(seed: hash)
    }

    private func object(
        _ selections: [NormalizationSelection],
        type: String,
        place: String,
        path: String,
        _ variables: VariableData
    ) -> JSONValue {
        var generator = generator(place + type)
        var place = place
        let fields = Self.collect(
            selections,
            type: type,
            variables,
            ignoresConditions: sendsExcludedFields
        ) { Self.isOne(type, of: $0) }
        var id: JSONValue = .null
        if fields.contains(where: { $0.field.responseKey == "id" }) {
            let text = generator.pick(Self.ids)
            // An object whose id is empty is its place.
            let whole = text.isEmpty || !hasTypedIDs ? text : "\(type)|\(text)"
            if !text.isEmpty { place = whole }
            id = .string(whole)
        }
        let members = fields.map { field, children -> (String, JSONValue) in
            let key = field.key.text(variables)
            if key.hasPrefix("__") { return (field.responseKey, .string(type)) }
            if key == "id" { return (field.responseKey, id) }
            let path = "\(path)|\(field.responseKey)"
            // One field in five has a value of its own in each place.
            var generator = self.generator("\(place)|\(key)")
            if contradictsItself, generator.chance(20) { generator = self.generator(path) }
            let value = value(
                field.type,
                children,
                place: "\(place)|\(key)",
                path: path,
                variables,
                &generator
            )
            return (field.responseKey, value)
        }
        return .object(JSONObject(members))
    }

    private func value(
        _ type: TypeReference,
        _ children: [NormalizationSelection],
        place: String,
        path: String,
        _ variables: VariableData,
        _ generator: inout SeededGenerator,
        isNullable: Bool = true
    ) -> JSONValue {
        if case .nonNull(let inner) = type {
            return value(
                inner,
                children,
                place: place,
                path: path,
                variables,
                &generator,
                isNullable: false
            )
        }
        if isNullable, generator.chance(20) { return .null }
        switch type {
        case .nonNull: return .null
        case .list(let inner):
            return .array(
                (0..<Int.random(in: 0..<4, using: &generator)).map { index in
                    value(
                        inner,
                        children,
                        place: "\(place)|\(index)",
                        path: "\(path)|\(index)",
                        variables,
                        &generator
                    )
                }
            )
        case .named(let kind, let name):
            if kind == .object || kind == .abstract {
                let types = Self.possibleTypes[name] ?? [name]
                return object(
                    children,
                    type: generator.pick(types),
                    place: place,
                    path: path,
                    variables
                )
            }
            return scalar(kind, &generator)
        }
    }

    private func scalar(
        _ kind: TypeReference.Kind,
        _ generator: inout SeededGenerator
    ) -> JSONValue {
        switch kind {
        case .int: .int(Int64.random(in: -5...5, using: &generator))
        case .float: .double(Double(Int.random(in: -9...9, using: &generator)) + 0.25)
        case .boolean: .bool(Bool.random(using: &generator))
        case .enumeration: .string(generator.pick(["JEDI", "EMPIRE", "NEWER"]))
        case .scalar: generator.pick(["2001", "2002-\u{e9}\n"])
        default:
            .string(
                generator.pick(["", "a", "e\u{301}", "\u{e9}", "x\"\\\n\u{1}y", "😀 long enough"])
            )
        }
    }
}

/// Builds a response again from the records that it was written into.
struct ResponseReader {
    let source: RecordSource
    let symbols: Symbols
    let variables: VariableData

    func read(_ selections: [NormalizationSelection], _ id: DataID) -> JSONValue {
        guard let record = source[id] else { return "no record" }
        let type = symbols.text(record.typeName)
        let fields = ResponseGraph.collect(selections, type: type, variables) {
            let fact = RecordSource.TypeFact(
                type: record.typeName,
                abstractType: symbols.typeName($0)
            )
            return source.typeFacts[fact] ?? false
        }
        let members = fields.map { field, children -> (String, JSONValue) in
            let key = field.key.text(variables)
            if key.hasPrefix("__") { return (field.responseKey, .string(type)) }
            return (field.responseKey, value(record[symbols.fieldKey(key)], children))
        }
        return .object(JSONObject(members))
    }

    private func value(_ value: Value, _ children: [NormalizationSelection]) -> JSONValue {
        switch value {
        case .link(let id): read(children, id)
        case .links(let ids): .array(ids.map { read(children, $0) })
        case .list(let values): .array(values.map { self.value($0, children) })
        default: value.json ?? "absent"
        }
    }
}

extension JSONValue {
    /// The same value with the members of objects in another order, and others among them.
    func shuffled(_ generator: inout SeededGenerator) -> JSONValue {
        switch self {
        case .array(let values):
            return .array(values.map { $0.shuffled(&generator) })
        case .object(let object):
            var members = object.map { ($0.key, $0.value.shuffled(&generator)) }
            if generator.chance(20) { members.append(("zzz", ["id": [1, .null], "y": "]"])) }
            return .object(JSONObject(members.shuffled(using: &generator)))
        default: return self
        }
    }
}
