/// An artifact's text, parsed.
package struct ArtifactContents: Sendable {
    package var name = ""
    /// The kind of an operation; `nil` for a fragment.
    package var operationKind: OperationKind?
    /// The type condition of a fragment.
    package var typeCondition: ReaderSelection.TypeCondition?
    /// Whether any error of the definition's own fields makes reading it fail.
    package var throwsOnFieldError = false
    /// What becomes of errors that no field catches.
    package var catchTarget: CatchTarget?
    package var text: String?
    package var id: String?
    /// The variables of an operation, the arguments of a fragment.
    package var variables: [VariableDefinition] = []
    /// The connections among the definition's own fields.
    package var connections: [ConnectionPath] = []
    /// How a fragment is fetched again.
    package var refetch: RefetchPath?
    package var normalization = NormalizationSelection()
    package var reader = ReaderSelection.items([])
}
