/// The fields of a response at one level: what the normaliser expects of an object.
package struct NormalizationSelection: Sendable {
    package var fields: [NormalizationField] = []
    package var refinements: [Refinement] = []

    /// The fields of an inline fragment, for objects that its type condition admits.
    package struct Refinement: Sendable {
        package let kind: TypeReference.Kind
        package let type: String
        package let selection: NormalizationSelection
    }
}

/// A field of a response.
package struct NormalizationField: Sendable {
    package let responseKey: String
    package let key: StorageKey
    package let type: TypeReference
    package let condition: Guard?
    /// The fields of a composite field's objects.
    package let selection: NormalizationSelection?
}
