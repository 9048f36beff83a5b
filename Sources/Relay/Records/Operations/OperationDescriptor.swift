/// An operation with its variables: what is executed, retained, and owns the fragments read below
/// it.
///
/// A class because every fragment reference of a result points to it.
package final class OperationDescriptor: Sendable {
    package let artifact: Artifact
    package let request: RequestParameters
    /// The variables as they are sent.
    package let variables: VariableData
    /// The variables with the defaults of those that are absent.
    package let effectiveVariables: VariableData
    /// The store's symbols; tells stores apart, too.
    package let symbols: Symbols
    /// The store's session in which the operation was described; it may not write into another.
    package let session: Int
    /// Whether records have the values of derived fields, as those of samples do.
    private let readsDerivedFields: Bool
    private let readers: Memo<ReaderKey, BoundReader>
    /// Keeps what the operation selects in the store; `nil` in descriptors that no result refers to.
    private let retention: Disposable?

    private struct ReaderKey: Hashable {
        let artifact: ObjectIdentifier
        let arguments: FragmentArguments?
    }

    /// Creates a descriptor.
    ///
    /// `unset` names variables that are sent as null, so that the server ignores their defaults, but
    /// have no value in the store's field keys. `readsDerivedFields` says whether records have the values of
    /// derived fields.
    package init(
        artifact: Artifact,
        request: RequestParameters,
        variables: VariableData,
        unset: Set<String> = [],
        symbols: Symbols,
        session: Int = 0,
        readsDerivedFields: Bool = false
    ) {
        self.artifact = artifact
        self.session = session
        self.request = request
        self.variables = variables
        // The result of a mutation is not stored under its arguments.
        let keyed =
            variables.uploads.isEmpty || request.operationKind != .query
            ? variables : variables.identifyingFiles()
        var effective = artifact.contents.variables.applyingDefaults(to: keyed)
        for name in unset { effective[name] = nil }
        effectiveVariables = effective
        self.symbols = symbols
        self.readsDerivedFields = readsDerivedFields
        readers = Memo()
        retention = nil
    }

    private init(_ other: OperationDescriptor, _ retention: Disposable) {
        artifact = other.artifact
        request = other.request
        variables = other.variables
        effectiveVariables = other.effectiveVariables
        symbols = other.symbols
        session = other.session
        readsDerivedFields = other.readsDerivedFields
        readers = other.readers
        self.retention = retention
    }

    /// Another descriptor of the same operation, which holds `retention` for as long as it lives.
    package func holding(_ retention: Disposable) -> OperationDescriptor {
        OperationDescriptor(self, retention)
    }

    /// The reader of a definition spread below this operation, with the spread's arguments.
    package func reader(of artifact: Artifact, arguments: FragmentArguments?) -> BoundReader {
        let key = ReaderKey(artifact: ObjectIdentifier(artifact), arguments: arguments)
        return readers.value(key) {
            let scope =
                artifact === self.artifact
                ? FragmentScope(effectiveVariables)
                : (arguments ?? FragmentArguments())
                    .scope(artifact.contents.variables, in: effectiveVariables)
            return BoundReader(
                artifact,
                scope: scope,
                symbols: symbols,
                readsDerivedFields: readsDerivedFields
            )
        }
    }

    /// The operation's normalization plan with its variables.
    ///
    /// It is bound each time, because most operations have one payload, and storing the result cost
    /// more than binding again.
    package var normalization: BoundNormalization { BoundNormalization(self) }

    /// Identifies executions of the same request.
    package var identifier: RequestIdentifier {
        RequestIdentifier(artifact: ObjectIdentifier(artifact), variables: effectiveVariables)
    }
}

/// An operation and the values of its variables.
package struct RequestIdentifier: Hashable, Sendable {
    package let artifact: ObjectIdentifier
    package let variables: VariableData
}
