/// The fields of one level of a response, as the normalizer expects them.
package struct NormalizationSelection: Sendable {
    package var fields: [NormalizationField] = []
    package var refinements: [Refinement] = []
    package var deferrals: [(deferral: Deferral, selection: NormalizationSelection)] = []
    /// The fragments whose fields are in artifacts of their own; empty once they are linked.
    var spreads: [LinkedFragment] = []

    /// The fields of an inline fragment, for objects that match its type condition.
    package struct Refinement: Sendable {
        package let kind: TypeReference.Kind
        package let type: String
        /// Whether the type exists only in the store.
        package var isClient = false
        /// The details for linking.
        var details = TypeTest.Details()
        package let selection: NormalizationSelection
    }

    /// A fragment that is linked when the app runs.
    struct LinkedFragment: Sendable {
        let fragment: String
        var arguments: [Argument] = []
        /// The arguments as text, such as `(size:$s)`; empty without any.
        var argumentsText = ""
        /// The number of fields before it.
        let position: Int
        /// The fragment's type, if objects here may not have it.
        let match: TypeTest?
        let condition: Guard?
    }

    /// A type that objects may have.
    struct TypeTest: Sendable {
        let kind: TypeReference.Kind
        let type: String
        var details = Details()

        /// The details for linking, because the runtime doesn't have the schema.
        struct Details: Sendable {
            /// The object types that have the type, of those that objects here may have; `nil` if they
            /// are not known.
            var members: [String]?
            /// The abstract types whose objects all have the type.
            var narrower: [String] = []
            /// The age that the type declares, in seconds.
            var maxAge: Int32?
        }
    }
}

/// A field of a response.
package struct NormalizationField: Sendable {
    package let responseKey: String
    package let key: StorageKey
    package var type: TypeReference
    package var condition: Guard?
    /// The fields of a composite field's objects.
    package var selection: NormalizationSelection?
    package var annotations = Annotations()

    /// The effects of directives on a field.
    package struct Annotations: Sendable {
        /// Whether the field, and everything below it, exists only in the store.
        package var isClient = false
        package var handles: [FieldHandle] = []
        package var stream: (deferral: Deferral, initialCount: ArgumentValue)?
        /// The keys of its objects, unless these are global ids.
        package var keys: [DeclaredKey] = []
        /// How its arguments name its objects, if they do.
        package var lookup: FieldLookup?
        /// For how many seconds it is fresh; `nil` if it doesn't age.
        package var maxAge: Int32?
        /// The ages that it may have, until it is linked; `nil` for those of a field without
        /// declarations.
        var declaredAges: DeclaredAges?
    }
}
