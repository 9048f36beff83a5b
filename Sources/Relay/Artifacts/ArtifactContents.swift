/// An artifact's text, parsed.
package struct ArtifactContents: Sendable {
    package var name = ""
    /// The kind of an operation; `nil` for a fragment.
    package var operationKind: OperationKind?
    /// The type condition of a fragment.
    package var typeCondition: ReaderSelection.TypeCondition?
    package var text: String?
    package var id: String?
    /// The variables of an operation, the arguments of a fragment.
    package var variables: [VariableDefinition] = []
    package var normalization = NormalizationSelection()
    package var reader = ReaderSelection.items([])
}
