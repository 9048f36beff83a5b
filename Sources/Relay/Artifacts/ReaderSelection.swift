/// What a definition reads of an object.
package indirect enum ReaderSelection: Sendable {
    case items([Item])
    /// One selection for each concrete type that the document names, and one for all others.
    case `switch`([(type: String, selection: ReaderSelection)], default: ReaderSelection)

    /// Something that generated code asks for by its position.
    package struct Item: Sendable {
        package let kind: Kind
        package let condition: Guard?
        package var marks = Marks()
    }

    /// What the document's directives ask for.
    package struct Marks: Sendable, Hashable {
        package var required: RequiredAction?
        package var catchTarget: CatchTarget?
        /// Whether the field exists in the store only: absent reads as null.
        package var isClient = false
        /// Whether a spread's fields may come later.
        package var isDeferred = false
    }

    /// The kinds of items.
    package enum Kind: Sendable {
        case field(responseKey: String, key: StorageKey, selection: ReaderSelection?)
        case fragment(name: String, arguments: [Argument], TypeCondition?)
        case inline(alias: String, TypeCondition, ReaderSelection)
    }

    /// The type that an object must have.
    package struct TypeCondition: Sendable, Hashable {
        package let kind: TypeReference.Kind
        package let type: String
    }
}
