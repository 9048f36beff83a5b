@testable @_spi(Generated) import Relay

/// What any definition reads, as text: it asks the reader for what its artifact says, with the
/// Swift types that generated code would have.
struct Tree: Selection, ModelValue {
    let text: String

    static func areSame(_ left: Self, _ right: Self) -> Bool { left.text == right.text }

    /// Which part of which artifact is read; a class because nested trees share it.
    final class Context: @unchecked Sendable {
        // @unchecked Sendable because one read uses it, on one thread.
        var selection: ReaderSelection
        /// What the response has at this level: the types of the fields.
        var levels: [NormalizationSelection]

        init(_ selection: ReaderSelection, _ levels: [NormalizationSelection]) {
            self.selection = selection
            self.levels = levels
        }

        func with<Result>(
            _ selection: ReaderSelection,
            _ levels: [NormalizationSelection],
            _ body: () -> Result
        ) -> Result {
            let outer = (self.selection, self.levels)
            (self.selection, self.levels) = (selection, levels)
            defer { (self.selection, self.levels) = outer }
            return body()
        }
    }

    @TaskLocal static var context = Context(.items([]), [])

    /// Reads an operation, or a part of one.
    static func read(
        _ operation: OperationDescriptor,
        _ source: RecordSource
    ) -> Snapshot<Tree> {
        let contents = operation.artifact.contents
        let context = Context(contents.reader, [contents.normalization])
        return $context.withValue(context) {
            Snapshot(
                source: source,
                bound: operation.reader(of: operation.artifact, arguments: nil),
                owner: operation,
                id: .root
            )
        }
    }

    /// Reads nothing of an object but whether it was deleted.
    static func readNothing(
        _ id: DataID,
        _ owner: OperationDescriptor,
        _ source: RecordSource
    ) -> Snapshot<Tree> {
        Snapshot(
            source: source,
            bound: owner.reader(of: AnyFragment.artifact, arguments: nil),
            owner: owner,
            id: id
        )
    }

    init(_ reader: inout Reader) {
        let context = Self.context
        switch context.selection {
        case .switch(let cases, let otherwise):
            let position = reader.switchCase()
            let selection = position < cases.count ? cases[position].selection : otherwise
            var result: Tree?
            context.with(selection, context.levels) { result = reader.caseValue(position) }
            text = "#\(position)\(result?.text ?? "")"
        case .items(let items):
            var parts: [String] = []
            for (position, item) in items.enumerated() {
                parts.append(Self.read(item, position, &reader, context))
            }
            text = "{\(parts.joined(separator: ","))}"
        }
    }

    private static func read(
        _ item: ReaderSelection.Item,
        _ position: Int,
        _ reader: inout Reader,
        _ context: Context
    ) -> String {
        switch item.kind {
        case .field(let responseKey, _, let selection):
            let found = context.levels.fields(responseKey)
            var type = found.type
            // What may be left out is optional in generated code.
            if item.condition != nil, case .nonNull(let inner) = type { type = inner }
            var text = ""
            context.with(selection ?? .items([]), found.children) {
                text = read(type.modelType, position, &reader)
            }
            return "\(responseKey):\(text)"
        case .fragment(let name, _, let type):
            guard type != nil || item.condition != nil else {
                let _: FragmentRef<AnyFragment> = reader.fragment(position)
                return "...\(name)"
            }
            let reference: FragmentRef<AnyFragment>? = reader.optionalFragment(position)
            return reference == nil ? "" : "...\(name)"
        case .inline(let alias, _, let selection):
            var result: Tree?
            context.with(selection, context.levels) { result = reader.optionalInline(position) }
            return "\(alias):\(result?.text ?? "nil")"
        }
    }

    private static func read<Value: ModelValue>(
        _ type: Value.Type,
        _ position: Int,
        _ reader: inout Reader
    ) -> String {
        (reader.value(position) as Value).text
    }
}

/// Any fragment, by reference only.
enum AnyFragment: GraphQLFragment {
    typealias Data = Tree
    static let artifact = Artifact(v1: "fragment AnyFragment on type Any")
}

/// A value that a tree can hold.
protocol ModelValue: FieldValue {
    var text: String { get }
}

extension String: ModelValue { var text: String { "\"\(self)\"" } }
extension Int: ModelValue { var text: String { "\(self)" } }
extension Double: ModelValue { var text: String { "\(self)" } }
extension Bool: ModelValue { var text: String { "\(self)" } }
extension ID: ModelValue { var text: String { "\"\(rawValue)\"" } }
extension JSONValue: ModelValue {
    var text: String { string.map { "\"\($0)\"" } ?? description }
}
extension Optional: ModelValue where Wrapped: ModelValue {
    var text: String { self?.text ?? "nil" }
}
extension Array: ModelValue where Element: ModelValue {
    var text: String { "[\(map(\.text).joined(separator: ","))]" }
}

extension TypeReference {
    /// The Swift type of such a value.
    fileprivate var modelType: any ModelValue.Type {
        if case .nonNull(let inner) = self { return inner.nonNullModelType }
        func optional<Value: ModelValue>(_: Value.Type) -> any ModelValue.Type { Value?.self }
        return optional(nonNullModelType)
    }

    private var nonNullModelType: any ModelValue.Type {
        func list<Value: ModelValue>(_: Value.Type) -> any ModelValue.Type { [Value].self }
        switch self {
        case .nonNull(let inner): return inner.nonNullModelType
        case .list(let inner): return list(inner.modelType)
        case .named(let kind, _):
            switch kind {
            case .int: return Int.self
            case .float: return Double.self
            case .boolean: return Bool.self
            case .id: return ID.self
            case .string, .enumeration: return String.self
            case .scalar: return JSONValue.self
            case .object, .abstract: return Tree.self
            }
        }
    }
}

extension [NormalizationSelection] {
    /// The type of a field, and what is below it, wherever it is selected.
    func fields(_ responseKey: String) -> (type: TypeReference, children: [NormalizationSelection])
    {
        var type: TypeReference?
        var children: [NormalizationSelection] = []
        for selection in self {
            for field in selection.fields where field.responseKey == responseKey {
                type = type ?? field.type
                if let below = field.selection { children.append(below) }
            }
            let inner = selection.refinements.map(\.selection)
            guard !inner.isEmpty else { continue }
            let found = inner.fields(responseKey)
            if found.children.isEmpty, case .named(.scalar, "") = found.type { continue }
            type = type ?? found.type
            children += found.children
        }
        return (type ?? .named(.scalar, ""), children)
    }
}
