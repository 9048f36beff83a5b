public import Relay

/// A value of a field of a sample.
public struct SampleValue: Sendable {
    let value: SampleNode.Value

    init(_ value: SampleNode.Value) {
        self.value = value
    }
}

/// A sample, or an optional or list of samples.
public protocol SampleConvertible {
    /// The value for a field.
    var sampleValue: SampleValue { get }
}

extension Optional: SampleConvertible where Wrapped: SampleConvertible {
    /// The value for a field; null without a sample.
    public var sampleValue: SampleValue { self?.sampleValue ?? SampleValue(.null) }
}

extension Array: SampleConvertible where Element: SampleConvertible {
    /// The value for a field of a list.
    public var sampleValue: SampleValue { SampleValue(.list(map(\.sampleValue.value))) }
}

/// The fields of a sample, by their positions in the definition's artifact.
///
/// Generated code creates it.
public struct SampleFields: Sendable {
    var node: SampleNode
    /// The indices of the fields among the values that say whether and where another page begins.
    private var pageFields: [String: Int] = [:]

    /// Creates fields of an object.
    ///
    /// - Parameters:
    ///   - type: The name of the object type.
    ///   - isChosen: Whether the test has chosen the type.
    ///   - index: The position of the case if the data is a choice by type.
    public init(_ type: String, isChosen: Bool = false, case index: Int? = nil) {
        let choice = isChosen ? SampleNode.TypeChoice.object : .none
        node = SampleNode(type: type, typeChoice: choice, caseIndex: index)
    }

    /// Sets the object's own id; `nil` for one that no other object of the sample has.
    public mutating func setID(_ position: Int, _ id: ID?) {
        node.values.append((position, .id(id)))
    }

    /// Sets `__typename`; with `nil`, the object keeps the type that it has by default.
    public mutating func setTypename(_ name: String?) {
        guard let name, name != node.type else { return }
        (node.type, node.typeChoice) = (name, .object)
    }

    /// Sets a scalar, an enum or a list of them.
    public mutating func set<Leaf: InputValue>(_ position: Int, _ value: Leaf, name: String = "") {
        let json = value.inputValue
        let isDefault = json.isNull || SampleDefault.isDefault(json, of: Leaf.self, name: name)
        let depth = (Leaf.self as? any LeafList.Type)?.listDepth ?? 0
        node.values.append((position, .leaf(json, listDepth: depth, isDefault: isDefault)))
        if Self.cursors.contains(where: { $0.flag == name || $0.cursor == name }) {
            pageFields[name] = node.values.count - 1
            completeCursors()
        }
    }

    private static let cursors = [
        (flag: "hasNextPage", cursor: "endCursor"),
        (flag: "hasPreviousPage", cursor: "startCursor"),
    ]

    /// Adds the cursors without which a page that is there can't be loaded.
    private mutating func completeCursors() {
        for (flag, cursor) in Self.cursors {
            guard let flag = pageFields[flag], let place = pageFields[cursor],
                case .leaf(.bool(true), _, _) = node.values[flag].value,
                case .leaf(.null, let depth, _) = node.values[place].value
            else { continue }
            let value = JSONValue.string(cursor)
            node.values[place].value = .leaf(value, listDepth: depth, isDefault: true)
        }
    }

    /// Sets an object or a list of objects.
    public mutating func set(_ position: Int, objects: some SampleConvertible) {
        node.values.append((position, objects.sampleValue.value))
    }

    /// Sets the fields that are read together where the object is of a type.
    ///
    /// - Parameters:
    ///   - position: The position of the fragment.
    ///   - sample: The fields; `nil` if the object is of another type.
    ///   - isAbstract: Whether the type is an interface or a union.
    public mutating func set(
        _ position: Int,
        inline sample: (some ObjectSample)?,
        isAbstract: Bool = false
    ) {
        guard let sample else { return node.values.append((position, .null)) }
        var inner = sample.fields.node
        inner.choose(isAbstract ? .abstract : .object)
        node.values.append((position, .inline(inner)))
    }

    /// Sets a fragment that is spread on the object.
    public mutating func set<Fragment: FragmentDefinition>(
        _ position: Int,
        fragment sample: Sample<Fragment>
    ) {
        node.values.append((position, .fragment(sample.node, Fragment.artifact)))
    }

    /// Sets a fragment that is spread on the object if the object has its type.
    public mutating func set<Fragment: FragmentDefinition>(
        _ position: Int,
        fragmentOrNil sample: Sample<Fragment>?
    ) {
        guard let sample else { return node.values.append((position, .null)) }
        var inner = sample.node
        let kind = Fragment.artifact.contents.typeCondition?.kind
        inner.choose(kind == .abstract ? .abstract : .object)
        node.values.append((position, .fragment(inner, Fragment.artifact)))
    }

    /// Sets the edges of a connection: copies of `edge`, each with one of the nodes.
    public mutating func set(
        _ position: Int,
        edge: some ObjectSample,
        node nodePosition: Int,
        nodes: some SampleConvertible
    ) {
        guard case .list(let list) = nodes.sampleValue.value else { return }
        let edges = list.map { value in
            var copy = edge.fields.node
            copy.values = copy.values.filter { $0.position != nodePosition }
            copy.values.append((nodePosition, value))
            return SampleNode.Value.object(copy)
        }
        node.values.append((position, .list(edges)))
    }
}

/// A list, or an optional value.
protocol LeafList {
    /// The number of lists in each other.
    static var listDepth: Int { get }
    /// Whether the value can be null.
    static var isOptional: Bool { get }
}

extension Array: LeafList {
    static var isOptional: Bool { false }

    static var listDepth: Int {
        1 + ((Element.self as? any LeafList.Type)?.listDepth ?? 0)
    }
}

extension Optional: LeafList {
    static var isOptional: Bool { true }

    static var listDepth: Int {
        (Wrapped.self as? any LeafList.Type)?.listDepth ?? 0
    }
}
