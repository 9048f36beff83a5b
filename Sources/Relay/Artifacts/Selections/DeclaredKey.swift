/// The key of the objects of a field, as declared in an artifact:
/// `@key(type: "Book", fields: ["author.id", "isbn"], scope: "Publication")`.
package struct DeclaredKey: Sendable, Hashable {
    /// The object type that it applies to; `nil` for all types without a key of their own.
    package let type: String?
    /// The paths of the key fields from the object; empty if the object's place identifies it.
    package let fields: [[String]]
    /// The same paths as response keys, which differ for key fields that are sent under an alias.
    package let responsePaths: [[String]]
    package let scope: Scope
    /// The name of the app's type that computes the key from the fields.
    package let keyType: String?

    /// The objects among which the values of the key fields are unique.
    package enum Scope: Sendable, Hashable {
        /// All objects of the server.
        case global
        /// The objects of the same type.
        case type
        /// The objects of all types that name the same group.
        case group(String)
    }

    /// Returns `nil` if the annotation lacks the list of fields.
    init?(_ annotation: Annotation) {
        func paths(_ argument: String) -> [[String]]? {
            annotation.argument(argument)?.resolve([:])?.array?.compactMap(\.string).map { path in
                path.split(separator: ".").map(String.init)
            }
        }
        guard let fields = paths("fields") else { return nil }
        type = annotation.text("type")
        keyType = annotation.text("by")
        self.fields = fields
        responsePaths = paths("as") ?? fields
        guard responsePaths.count == fields.count, !responsePaths.contains([]) else { return nil }
        switch annotation.text("scope") {
        case nil: scope = .type
        case ""?: scope = .global
        case let name?: scope = .group(name)
        }
    }

    /// The name of the only key field, if the object itself has it and its value is the key.
    var singleField: String? {
        keyType == nil && fields.count == 1 && fields[0].count == 1 ? fields[0][0] : nil
    }

    /// The response key of the only key field, if the object itself has it.
    var singleResponseKey: String? { singleField == nil ? nil : responsePaths[0].first }
}

extension [DeclaredKey] {
    /// Returns the key of objects of a type; of `nil`, that of types without one of their own.
    func key(of type: String?) -> DeclaredKey? {
        let own = type.flatMap { type in first { $0.type == type } }
        return own ?? first { $0.type == nil }
    }
}
