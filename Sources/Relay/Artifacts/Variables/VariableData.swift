/// The variables of one execution, as sent to the server: `{"first": 10, "after": null}`.
///
/// An absent variable and a `.null` variable are different, here, in requests and in storage keys.
/// Two values are equal if their variables and their files are.
public struct VariableData: Sendable, Hashable, Encodable {
    /// The variables by name, in the order in which they were written, with `null` in place of
    /// files.
    public var values: JSONObject
    /// The files, by their paths in ``values``: `["avatar": a, "input.files.0": b]`.
    ///
    /// A network sends them in addition to the JSON, according to the GraphQL multipart request
    /// specification. Its `map` contains these paths, each with the prefix `variables.`.
    public var uploads: [String: FileUpload]

    /// Creates variables with these values, and with files where `values` contains `null`.
    ///
    /// ```swift
    /// VariableData(["input": ["title": "Me", "file": .null]], uploads: ["input.file": file])
    /// ```
    public init(_ values: JSONObject = [:], uploads: [String: FileUpload] = [:]) {
        self.values = values
        self.uploads = uploads
    }

    init(_ writer: VariableWriter) {
        self.init(writer.values, uploads: writer.uploads)
    }

    /// The value of the variable `name`; `nil` if it is absent.
    ///
    /// Setting it removes the variable's files.
    public subscript(name: String) -> JSONValue? {
        get { values[name] }
        set {
            values[name] = newValue
            guard !uploads.isEmpty else { return }
            uploads = uploads.filter { $0.key != name && !$0.key.hasPrefix(name + ".") }
        }
    }

    /// Whether no variable is set.
    public var isEmpty: Bool { values.isEmpty }

    /// Encodes the variables as an object, without the files.
    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension VariableData: ExpressibleByDictionaryLiteral {
    /// Creates variables from a literal: `["first": 10]`.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(JSONObject(elements))
    }
}

extension VariableData: CustomStringConvertible {
    /// The variables as compact JSON text, without the files.
    public var description: String { JSONValue.object(values).description }
}
