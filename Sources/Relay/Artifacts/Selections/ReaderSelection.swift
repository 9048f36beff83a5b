/// The selection that a definition reads from an object.
package indirect enum ReaderSelection: Sendable {
    case items([Item])
    /// A selection for each concrete type that the document distinguishes, and one for all others.
    case `switch`([(type: String, selection: ReaderSelection)], default: ReaderSelection)

    /// Something that generated code reads by position.
    package struct Item: Sendable {
        package let kind: Kind
        package let condition: Guard?
        package var annotations = Annotations()
    }

    /// The effects of directives on an item.
    package struct Annotations: Sendable, Hashable {
        package var required: RequiredAction?
        package var catchTarget: CatchTarget?
        /// Whether the field exists only in the store.
        ///
        /// It reads as null if absent.
        package var isClient = false
        /// Whether the fields of a fragment spread may be delivered later.
        package var isDeferred = false
        /// The type and the name of a field that the app derives: `Issue.heading`.
        package var derived: String?
        /// How the objects of such a field are found, if it has objects.
        package var edge: DerivedEdge?
        /// How the arguments name the objects of the field; only in updatable definitions.
        package var lookup: FieldLookup?
    }

    /// The kinds of items.
    package enum Kind: Sendable {
        case field(responseKey: String, key: StorageKey, selection: ReaderSelection?)
        case fragment(name: String, arguments: [Argument], TypeCondition?)
        case inline(alias: String, TypeCondition?, ReaderSelection)
    }

    /// The type that an object must have.
    package struct TypeCondition: Sendable, Hashable {
        package let kind: TypeReference.Kind
        package let type: String
        /// The object types that an interface or union of the app has; empty for any other type.
        ///
        /// A server can have further types, and says in responses which of them belong to its own.
        package var members: [String] = []
    }
}
