import Relay

/// Writes data line by line.
struct RenditionWriter {
    private(set) var lines: [String] = []

    /// Writes the fields of an object.
    mutating func write(members mirror: Mirror, _ object: Any, depth: Int) {
        if mirror.displayStyle == .enum {
            guard let child = mirror.children.first else { return line("case \(object)", depth) }
            line("case \(child.label ?? "")", depth)
            return write(members: Mirror(reflecting: child.value), child.value, depth: depth + 1)
        }
        let isConnection = object is any SelectedConnection
        for child in mirror.children {
            guard let name = child.label else { continue }
            // The nodes are in the edges.
            if isConnection, name == "nodes" { continue }
            write(child.value, after: "\(name):", depth: depth)
        }
    }

    /// Writes a value after the name of its field, or after the `-` of an element.
    private mutating func write(_ value: Any, after start: String, depth: Int) {
        let value = Self.unwrapped(value)
        if let text = Self.leaf(value) { return line("\(start) \(text)", depth) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .collection, !(value is any SelectedConnection) else {
            line(start, depth)
            return write(members: mirror, value, depth: depth + 1)
        }
        guard !mirror.children.isEmpty else { return line("\(start) []", depth) }
        line(start, depth)
        for element in mirror.children { write(element.value, after: "-", depth: depth + 1) }
    }

    private mutating func line(_ text: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    /// Returns the value in optionals and in the results of fields; `Optional.none` for `nil`.
    private static func unwrapped(_ value: Any) -> Any {
        guard let wrapper = value as? any RenditionWrapper else { return value }
        return wrapper.content.map(unwrapped) ?? Optional<Any>.none as Any
    }

    /// Returns the text of a value without fields; `nil` for objects and lists.
    private static func leaf(_ value: Any) -> String? {
        switch value {
        case let value as any RenditionLeaf: value.rendition
        case let value as any GraphQLEnum: value.rawValue
        case let value as String: JSONValue.string(value).description
        case let value as ID: JSONValue.string(value.rawValue).description
        case is any RenditionWrapper: "nil"
        case is any SelectedObject, is [Any], is any RenditionList: nil
        default: String(describing: value)
        }
    }
}

/// A value that contains another one, or none.
private protocol RenditionWrapper {
    var content: Any? { get }
}

extension Optional: RenditionWrapper {
    fileprivate var content: Any? { map { $0 } }
}

/// A list that is not an array.
private protocol RenditionList {}

extension GrowingList: RenditionList {}

/// A value with a text of its own.
private protocol RenditionLeaf {
    var rendition: String { get }
}

extension FragmentRef: RenditionLeaf {
    fileprivate var rendition: String { "...\(Fragment.artifact.name)" }
}

extension FieldErrors: RenditionLeaf {
    fileprivate var rendition: String { "error \(description)" }
}

extension Result: RenditionWrapper {
    fileprivate var content: Any? {
        switch self {
        case .success(let value): value
        case .failure(let error): error
        }
    }
}
