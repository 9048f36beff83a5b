/// Where a record keeps a field: its name and arguments, `friends(first:10,orderBy:"NAME")`.
///
/// Arguments are sorted by name and so are the members of objects; a null argument and an absent
/// one give different keys.
package struct StorageKey: Sendable, Hashable {
    package let name: String
    package let arguments: [Argument]
    /// The key when it is the same whatever the variables are.
    package let constant: String?
    /// What the key begins with, and whose value follows, when its only argument is a variable:
    /// `node(id:`.
    private let head: Head?

    private struct Head: Sendable, Hashable {
        let text: String
        let variable: String
    }

    package init(name: String, arguments: [Argument]) {
        self.name = name
        self.arguments = arguments
        constant =
            arguments.allSatisfy(\.value.isConstant)
            ? Self.text(name: name, arguments: arguments, variables: [:]) : nil
        if arguments.count == 1, case .variable(let variable) = arguments[0].value {
            head = Head(text: "\(name)(\(arguments[0].name):", variable: variable)
        } else {
            head = nil
        }
    }

    package func text(_ variables: VariableData) -> String {
        if let constant { return constant }
        if let head, case .string(let value)? = variables[head.variable],
            let text = Self.text(head.text, value)
        {
            return text
        }
        return Self.text(name: name, arguments: arguments, variables: variables)
    }

    /// The same in one step for the one argument that most keys have, a text, as an id is; `nil`
    /// when that needs escapes.
    private static func text(_ head: String, _ value: String) -> String? {
        var (head, value) = (head, value)
        return head.withUTF8 { head in
            value.withUTF8 { value -> String? in
                let isPlain = value.allSatisfy { byte in
                    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                }
                guard isPlain else { return nil }
                let count = head.count + value.count + 3
                return String(unsafeUninitializedCapacity: count) { text in
                    let start = text.initialize(fromContentsOf: head)
                    text[start] = UInt8(ascii: "\"")
                    let end = text[(start + 1)...].initialize(fromContentsOf: value)
                    text[end] = UInt8(ascii: "\"")
                    text[end + 1] = UInt8(ascii: ")")
                    return count
                }
            }
        }
    }

    private static func text(
        name: String,
        arguments: [Argument],
        variables: VariableData
    ) -> String {
        let resolved = arguments.compactMap { argument in
            argument.value.resolve(variables).map { (key: argument.name, value: $0) }
        }
        return text(name: name, arguments: JSONObject(taking: resolved))
    }

    /// The key of the field `name` with these arguments.
    package static func text(name: String, arguments: JSONObject) -> String {
        guard !arguments.isEmpty else { return name }
        var writer = JSONWriter(sortsKeys: true)
        writer.reserve(64)
        writer.write(raw: name)
        writer.write(raw: "(")
        for (index, argument) in (arguments.count > 1 ? arguments.sorted : arguments).enumerated() {
            if index > 0 { writer.write(raw: ",") }
            writer.write(raw: argument.key)
            writer.write(raw: ":")
            writer.write(argument.value.normalized)
        }
        writer.write(raw: ")")
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSONValue {
    /// The same value with whole doubles as integers: `1.0` and `1` are one argument.
    fileprivate var normalized: JSONValue {
        switch self {
        case .double(let value): Int64(exactly: value).map(JSONValue.int) ?? self
        case .array(let values): .array(values.map(\.normalized))
        case .object(let object):
            .object(JSONObject(object.map { ($0.key, $0.value.normalized) }))
        default: self
        }
    }
}
