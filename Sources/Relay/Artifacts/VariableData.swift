/// The variables of one execution, as they go to the server: `{"first": 10, "after": null}`.
///
/// A variable that is absent and one that is `.null` are different, here, in the request and in
/// storage keys. Two are equal when their values and their files are.
public struct VariableData: Sendable, Hashable, Encodable {
    /// The variables by name, in the order in which they were written; `null` where a file is.
    public var values: JSONObject
    /// The files, by their paths in ``values``: `["avatar": a, "input.files.0": b]`.
    ///
    /// A network sends them beside the JSON, as the GraphQL multipart request specification says:
    /// its `map` has these paths, each after `variables.`.
    public var uploads: [String: FileUpload]

    /// Variables with these values, and files at places where `values` has `null`.
    ///
    /// ```swift
    /// VariableData(["input": ["title": "Me", "file": nil]], uploads: ["input.file": file])
    /// ```
    public init(_ values: JSONObject = [:], uploads: [String: FileUpload] = [:]) {
        self.values = values
        self.uploads = uploads
    }

    init(_ writer: VariableWriter) {
        self.init(writer.values, uploads: writer.uploads)
    }

    /// The value of the variable `name`; `nil` when it is absent.
    ///
    /// Setting it removes the files that the variable had.
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

    /// Encodes the variables as one object, without the files.
    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension VariableData: ExpressibleByDictionaryLiteral {
    /// Variables written out: `["first": 10]`.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(JSONObject(elements))
    }
}

extension VariableData: CustomStringConvertible {
    /// The variables as compact JSON text, without the files.
    public var description: String { JSONValue.object(values).description }
}
