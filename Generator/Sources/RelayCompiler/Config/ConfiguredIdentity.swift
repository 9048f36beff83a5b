public import GraphQLLanguage

/// The value of `identity` in `relay.json`.
public struct ConfiguredIdentity: Sendable, Equatable {
    /// The objects among which an id is unique.
    public enum Scope: String, CaseIterable, Sendable {
        /// All objects of the server.
        case global
        /// The objects of a type.
        case perType
    }

    /// The key fields of a type.
    public struct TypeKey: Sendable, Equatable {
        /// The name of the type.
        public var type: String
        /// Its key fields, as in `@typePolicy`.
        public var keyFields: String
        /// The range in the configuration.
        public var span: SourceSpan
    }

    /// The scope of ids; `nil` if the schema decides.
    public var scope: Scope?
    /// The key fields of types.
    public var types: [TypeKey] = []

    /// Creates a configuration.
    public init(scope: Scope? = nil) {
        self.scope = scope
    }

    /// The path of the source into which it is written.
    static let path = "<identity>"

    /// The configuration as an extension of the schema.
    var source: Source? {
        var lines: [String] = []
        switch scope {
        case .global: lines.append("extend schema @identity(scope: GLOBAL)")
        case .perType: lines.append("extend schema @identity(scope: PER_TYPE)")
        case nil: break
        }
        for key in types {
            let type = DiagnosticJSON.quoted(key.type)
            let fields = DiagnosticJSON.quoted(key.keyFields)
            lines.append("extend schema @identity(type: \(type), keyFields: \(fields))")
        }
        guard !lines.isEmpty else { return nil }
        return Source(path: Self.path, text: lines.joined(separator: "\n"))
    }

    /// Moves a diagnostic from the source that it is written into to the configuration.
    func locate(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.span.source.path == Self.path else { return diagnostic }
        var diagnostic = diagnostic
        let text = diagnostic.span.text
        let key = types.first { text.contains("type: \(DiagnosticJSON.quoted($0.type)),") }
        diagnostic.span = key?.span ?? types.first?.span ?? diagnostic.span
        return diagnostic
    }
}
