/// The parsed text of an artifact.
package struct ArtifactContents: Sendable {
    package var name = ""
    /// The kind of an operation; `nil` for a fragment.
    package var operationKind: OperationKind?
    /// The type condition of a fragment, or the type of the objects at which the data of an operation begins that
    /// is never sent.
    package var typeCondition: ReaderSelection.TypeCondition?
    /// The object types of a fragment on an interface or union.
    var types: [String] = []
    /// Whether reading the definition throws if any of its own fields has an error.
    package var throwsOnFieldError = false
    /// How errors that no field catches are returned.
    package var catchTarget: CatchTarget?
    /// The text that is sent; `nil` for a fragment, and for an operation that is sent by its id alone.
    package var text: String?
    /// The text of the definition without fragments.
    var own: OwnText?
    /// The text without fragments for operations with `@jsonResponse`: it lacks what only the store needs.
    var json: OwnText?
    package var id: String?
    /// The constants that the document gives the network.
    package var metadata = JSONObject()
    /// The variables of an operation, or the arguments of a fragment.
    package var variables: [VariableDefinition] = []
    /// The age that the type of a linked operation declares, in seconds.
    var maxAge: Int32?
    /// The connections among the definition's own fields.
    package var connections: [ConnectionPath] = []
    /// How to refetch a fragment.
    package var refetch: RefetchPath?
    package var normalization = NormalizationSelection()
    /// Whether a fragment can be linked.
    ///
    /// It has no fields if their conditions exclude each other.
    var hasNormalization = false
    package var reader = ReaderSelection.items([])
}

/// The text of a definition without the fragments that it spreads.
struct OwnText: Sendable {
    let text: String
    /// Whether it has fragments' variables, or spreads with arguments.
    let isTemplate: Bool
    /// The fragments that it spreads; none of a template.
    var spreads: [String] = []
}

extension ArtifactContents {
    /// The parameters of requests; `nil` for a fragment and for an operation that is never sent.
    var parameters: RequestParameters? {
        guard let operationKind, text != nil || id != nil else { return nil }
        return RequestParameters(
            name: name,
            operationKind: operationKind,
            text: text,
            id: id,
            metadata: metadata
        )
    }
}
