import GraphQLLanguage

/// The fields and selection sets of documents as numbers, so that they can be compared quickly.
///
/// Fields of inline fragments belong to the surrounding set. Fields of spreads are found through
/// the fragment's set.
struct MergeableSelections: Sendable {
    /// A selected field.
    struct Occurrence: Sendable {
        /// The response name.
        var responseName: Int32
        /// The name of the field.
        var name: Int32
        /// Its arguments in canonical form; 0 if it has none.
        var arguments: Int32
        /// Whether it has `@stream`.
        var isStreamed: Bool
        /// The object type on which it is selected; -1 for interfaces, unions and unknown types.
        var objectType: Int32
        /// The shape of its value (lists, exclamation marks and leaf type); -1 if it is unknown.
        var shape: Int32
        /// Its selection set; -1 if it has none.
        var child: Int32
        var definition: OutputField?
        var span: SourceSpan
    }

    /// A fragment spread.
    struct Spread: Sendable {
        var fragment: Int32
        /// Its arguments in canonical form; 0 if it has none.
        var arguments: Int32
        var span: SourceSpan
    }

    /// A selection set.
    struct FieldSet: Sendable {
        var occurrences: [Int32] = []
        var spreads: [Spread] = []
    }

    private(set) var occurrences: [Occurrence] = []
    private(set) var sets: [FieldSet] = []
    private var roots: [Int32] = []
    /// The number of different strings so far.
    var textCount: Int { texts.count }
    /// The root sets of fragments, by the numbers of their names.
    private(set) var fragmentSets: [Int32: Int32] = [:]
    private var texts: [String] = [""]
    private var numbers: [String: Int32] = ["": 0]
    private var shapes: [ObjectIdentifier: Int32] = [:]

    /// The root sets of operations, then of fragments that are not spread, then of all others.
    var rootsInOrder: [Int32] {
        var isSpread = Array(repeating: false, count: texts.count)
        for set in sets {
            for spread in set.spreads { isSpread[Int(spread.fragment)] = true }
        }
        var spreadRoots: Set<Int32> = []
        for (fragment, set) in fragmentSets where isSpread[Int(fragment)] {
            spreadRoots.insert(set)
        }
        return roots.filter { !spreadRoots.contains($0) } + roots.filter(spreadRoots.contains)
    }

    func text(_ number: Int32) -> String { texts[Int(number)] }

    mutating func addRoot(ofFragment name: String? = nil) -> Int32 {
        let set = addSet()
        roots.append(set)
        if let name {
            fragmentSets[number(of: name)] = set
        }
        return set
    }

    private mutating func addSet() -> Int32 {
        sets.append(FieldSet())
        return Int32(sets.count - 1)
    }

    /// Adds a field and its selection set.
    ///
    /// Returns the selection set if there is one.
    mutating func add(
        _ field: Field,
        to set: Int32,
        parent: SchemaType?,
        definition: OutputField?,
        schema: Schema
    ) -> Int32? {
        let name = number(of: field.name.text)
        var objectType: Int32 = -1
        if case .object(let type)? = parent {
            objectType = number(of: type.name)
        }
        let child = field.selectionSet == nil ? nil : addSet()
        sets[Int(set)].occurrences.append(Int32(occurrences.count))
        occurrences.append(
            Occurrence(
                responseName: field.alias.map { number(of: $0.text) } ?? name,
                name: name,
                arguments: number(ofArguments: field.arguments),
                isStreamed: field.directives.contains(.stream),
                objectType: objectType,
                shape: definition.map { shape(of: $0, schema) } ?? -1,
                child: child ?? -1,
                definition: definition,
                span: field.responseName.span
            )
        )
        return child
    }

    mutating func add(_ spread: FragmentSpread, to set: Int32) {
        sets[Int(set)].spreads.append(
            Spread(
                fragment: number(of: spread.name.text),
                arguments: number(ofArguments: spread.arguments),
                span: spread.span
            )
        )
    }

    private mutating func number(of text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(texts.count)
        numbers[text] = number
        texts.append(text)
        return number
    }

    private mutating func number(ofArguments arguments: [Argument]) -> Int32 {
        guard !arguments.isEmpty else { return 0 }
        let text = CanonicalText.arguments(arguments)
        let names = arguments.count == 1 ? 1 : Set(arguments.map(\.name.text)).count
        guard names < arguments.count,
            names < Set(arguments.map { CanonicalText.arguments([$0]) }).count
        else { return number(of: text) }
        // As in the reference implementation, a repeated argument does not equal any other. The
        // number of texts makes it unique.
        return number(of: "\(text)\(texts.count)")
    }

    private mutating func shape(of field: OutputField, _ schema: Schema) -> Int32 {
        let id = ObjectIdentifier(field)
        if let shape = shapes[id] { return shape }
        var shape: Int32 = -1
        // Introspection fields have no shape here, as in the reference implementation, which looks
        // up only a type's own fields.
        if !field.name.hasPrefix("__"), let type = schema.namedType(of: field.type), type.isOutput {
            var text = ""
            var reference = field.type
            while true {
                switch reference {
                case .nonNull(let inner):
                    text += "!"
                    reference = inner
                    continue
                case .list(let element):
                    text += "["
                    reference = element
                    continue
                case .named(let name):
                    text += type.isLeaf ? name : "{}"
                }
                break
            }
            shape = number(of: text)
        }
        shapes[id] = shape
        return shape
    }
}

/// Prints arguments in a form that is equal for equal arguments: arguments and the fields of
/// objects are sorted.
enum CanonicalText {
    static func arguments(_ arguments: [Argument]) -> String {
        let parts = arguments.map { "\($0.name.text):\(value($0.value))" }
        return "(\(parts.sorted().joined(separator: ",")))"
    }

    static func value(_ value: Value) -> String {
        switch value {
        case .variable(let variable): "$\(variable.name.text)"
        case .int(let int): int.text
        case .float(let float): float.text
        case .string(let string): (string.isBlock ? "|" : "") + DiagnosticJSON.quoted(string.value)
        case .boolean(let boolean): boolean.value ? "true" : "false"
        case .null: "null"
        case .enum(let value): value.name.text
        case .list(let list): "[\(list.values.map(Self.value).joined(separator: ","))]"
        case .object(let object):
            "{"
                + object.fields.map { "\($0.name.text):\(Self.value($0.value))" }.sorted()
                .joined(separator: ",") + "}"
        }
    }
}
