/// The key of a field in a record: its name and arguments, such as
/// `friends(first:10,orderBy:"NAME")`.
///
/// Arguments and the members of objects are sorted by name. A null argument and an absent one make
/// different keys.
package struct StorageKey: Sendable {
    package let name: String
    package let arguments: [Argument]
    /// The key, if it does not depend on variables.
    package let constant: String?
    /// The start of a key with a single argument that is a variable, such as `node(id:`, to which
    /// the variable's value is appended.
    private let prefix: Prefix?

    private struct Prefix: Sendable {
        let text: String
        let variable: String
    }

    package init(name: String, arguments: [Argument]) {
        self.name = name
        self.arguments = arguments
        if arguments.isEmpty {
            constant = name
        } else {
            constant =
                arguments.allSatisfy(\.value.isConstant)
                ? Self.text(name: name, arguments: arguments, variables: [:]) : nil
        }
        if arguments.count == 1, case .variable(let variable) = arguments[0].value {
            prefix = Prefix(text: "\(name)(\(arguments[0].name):", variable: variable)
        } else {
            prefix = nil
        }
    }

    package func text(_ variables: VariableData) -> String {
        if let constant { return constant }
        if let prefix, case .string(let value)? = variables[prefix.variable],
            let text = Self.text(prefix.text, value)
        {
            return text
        }
        return Self.text(name: name, arguments: arguments, variables: variables)
    }

    /// Returns the key for the most common argument, a single string such as an id, without
    /// building a JSON value.
    ///
    /// Returns `nil` if the string needs escapes.
    private static func text(_ prefix: String, _ value: String) -> String? {
        var (prefix, value) = (prefix, value)
        return prefix.withUTF8 { prefix in
            value.withUTF8 { value -> String? in
                let isPlain = value.allSatisfy { byte in
                    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                }
                guard isPlain else { return nil }
                let count = prefix.count + value.count + 3
                return String(unsafeUninitializedCapacity: count) { text in
                    let start = text.initialize(fromContentsOf: prefix)
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

    /// Returns the key of the field `name` with these arguments.
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

// The other properties follow from these.
extension StorageKey: Hashable {
    package static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.arguments == other.arguments
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(arguments)
    }
}

extension JSONValue {
    /// The value with integral doubles as integers, because `1.0` and `1` are the same argument.
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
