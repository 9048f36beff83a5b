/// An element with a unique name in its list.
public protocol Named: Sendable {
    /// The name.
    var name: String { get }
    /// Whether a value is required for it; false for elements that have no values.
    var isRequired: Bool { get }
}

extension Named {
    /// False by default.
    public var isRequired: Bool { false }
}

/// A list whose elements can be looked up by name.
///
/// Short lists are searched linearly, and long ones have a hash table. If several elements have the
/// same name, the first is found.
public struct NamedList<Element: Named>: RandomAccessCollection, Sendable {
    private let elements: [Element]
    private let positions: [String: Int]
    /// The elements that are required, in order.
    public let required: [Element]

    /// Creates a list.
    public init(_ elements: [Element]) {
        self.elements = elements
        required = elements.filter(\.isRequired)
        guard elements.count > 8 else {
            positions = [:]
            return
        }
        var positions = [String: Int](minimumCapacity: elements.count)
        for (index, element) in elements.enumerated() where positions[element.name] == nil {
            positions[element.name] = index
        }
        self.positions = positions
    }

    /// The first index, always 0.
    public var startIndex: Int { 0 }

    /// The number of elements.
    public var endIndex: Int { elements.count }

    /// The element at an index.
    public subscript(index: Int) -> Element { elements[index] }

    /// The element with this name.
    public subscript(name: String) -> Element? {
        guard elements.count <= 8 else {
            return positions[name].map { elements[$0] }
        }
        for element in elements where element.name == name {
            return element
        }
        return nil
    }

    /// The names, in order.
    public var names: [String] { elements.map(\.name) }
}
