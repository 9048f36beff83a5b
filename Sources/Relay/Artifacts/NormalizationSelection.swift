/// The fields of a response at one level: what the normaliser expects of an object.
package struct NormalizationSelection: Sendable {
    package var fields: [NormalizationField] = []
    package var refinements: [Refinement] = []
    package var deferrals: [(deferral: Deferral, selection: NormalizationSelection)] = []

    /// The fields of an inline fragment, for objects that its type condition admits.
    package struct Refinement: Sendable {
        package let kind: TypeReference.Kind
        package let type: String
        /// Whether the type exists in the store only.
        package var isClient = false
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
    package var marks = Marks()

    /// What the document's directives ask for.
    package struct Marks: Sendable {
        /// Whether the field, and all below it, exists in the store only.
        package var isClient = false
        package var handles: [FieldHandle] = []
        package var stream: (deferral: Deferral, initialCount: ArgumentValue)?
    }
}
