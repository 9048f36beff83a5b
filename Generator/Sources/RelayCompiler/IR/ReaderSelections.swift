import GraphQLSchema

/// The selections of a reader: a list of items, or a choice by the object's type.
indirect enum ReaderSelections: Equatable, Sendable {
    case items([ReaderItem])
    case variants([ReaderVariant], default: [ReaderItem])
}

/// The items that are read from objects of one type.
struct ReaderVariant: Equatable, Sendable {
    var type: ObjectType
    var items: [ReaderItem]

    static func == (lhs: ReaderVariant, rhs: ReaderVariant) -> Bool {
        lhs.type === rhs.type && lhs.items == rhs.items
    }
}

/// One item that is read from an object.
struct ReaderItem: Equatable, Sendable {
    indirect enum Kind: Equatable, Sendable {
        case scalar(FieldReference)
        case linked(FieldReference, ReaderSelections)
        /// A fragment as a reference, with the type on which it matches, unless it always does.
        case fragment(FragmentSpread, on: String?)
        /// Fields read together where the object is of a type.
        case refinement(name: String, on: String, ReaderSelections)

        /// The field, if the item is one.
        var field: FieldReference? {
            switch self {
            case .scalar(let field), .linked(let field, _): field
            case .fragment, .refinement: nil
            }
        }

        /// The selections inside the item, if it has any.
        var selections: ReaderSelections? {
            switch self {
            case .linked(_, let selections), .refinement(_, _, let selections): selections
            case .scalar, .fragment: nil
            }
        }
    }

    var kind: Kind
    var condition: Condition
    /// How errors in it are caught, if they are.
    var catchTarget: CatchTarget?
}

extension ReaderSelections {
    /// Calls `body` with every item, and with the items inside it.
    func forEachItem(_ body: (ReaderItem) -> Void) {
        func visit(_ items: [ReaderItem]) {
            for item in items {
                body(item)
                item.kind.selections?.forEachItem(body)
            }
        }
        switch self {
        case .items(let items): visit(items)
        case .variants(let variants, let others):
            variants.forEach { visit($0.items) }
            visit(others)
        }
    }

    /// The names of the scalars and enums that are read.
    var leafTypes: Set<String> {
        var names: Set<String> = []
        forEachItem { item in
            if case .scalar(let field) = item.kind { names.insert(field.type.name) }
        }
        return names
    }
}
