/// A reader selection prepared for the reader: flat lists that refer to each other by position.
package struct ReaderPlan: Sendable {
    /// The storage keys of all fields.
    ///
    /// An item refers to its key by position.
    package private(set) var keys: [StorageKey] = []
    package private(set) var guards: [Guard] = []
    package private(set) var types: [ReaderSelection.TypeCondition] = []
    /// The arguments of spreads that have any, and of derived fields.
    package private(set) var arguments: [[Argument]] = []
    /// How the arguments of fields name their objects, by the positions of the items.
    ///
    /// Apart from `annotations`, which are copied when data is read.
    package private(set) var lookups: [Int: FieldLookup] = [:]
    /// How the objects of derived fields are found, by the positions of the items.
    package private(set) var edges: [Int: DerivedEdge] = [:]
    /// The positions of arguments in the selections of such fields.
    package private(set) var argumentsBelowEdges: [Range<Int>] = []
    /// The effects of directives on items that have any.
    package private(set) var annotations: [ReaderSelection.Annotations] = []
    /// The names of all items, for error messages.
    package private(set) var names: [String] = []
    package private(set) var items: ContiguousArray<Item> = []
    /// The blocks; the first is that of the definition.
    package private(set) var blocks: ContiguousArray<Block> = []
    /// Whether fragments are spread in the selection, so that its data has references.
    package private(set) var hasFragments = false
    /// The cases of all switches.
    package private(set) var cases: ContiguousArray<Case> = []

    /// A level of the selection: a list of items, or a switch over the object's type.
    package struct Block: Sendable {
        /// Positions in `items`.
        package var items = 0..<0
        /// Positions in `cases`, the default last; empty for a block of items.
        package var cases = 0..<0
    }

    /// The block for objects of one type, or of all other types.
    package struct Case: Sendable {
        package let type: OptionalPlanIndex<ReaderSelection.TypeCondition>
        package let block: PlanIndex<Block>
    }

    /// Something that generated code reads by position.
    package struct Item: Sendable {
        package var key = OptionalPlanIndex<StorageKey>.none
        package var block = OptionalPlanIndex<Block>.none
        package var condition = OptionalPlanIndex<Guard>.none
        package var type = OptionalPlanIndex<ReaderSelection.TypeCondition>.none
        package var arguments = OptionalPlanIndex<[Argument]>.none
        package var annotations = OptionalPlanIndex<ReaderSelection.Annotations>.none
        /// Whether it is `__typename`, which records do not store as a field.
        package var isTypename = false
        /// Whether it is a field that the app derives, whose value a function returns.
        package var isDerived = false
        /// Whether it spreads a fragment.
        package var isFragment: Bool { key.isNone && block.isNone }
    }

    package init(_ selection: ReaderSelection) {
        _ = add(selection, isClient: false)
    }

    /// Returns a block; an empty one for an item that has none.
    @inline(__always)
    package func block(_ index: OptionalPlanIndex<Block>) -> Block {
        index.index.map { blocks[$0] } ?? Block()
    }

    private mutating func add(_ selection: ReaderSelection, isClient: Bool) -> PlanIndex<Block> {
        // The block comes before those below it.
        let index = blocks.add(Block())
        switch selection {
        case .items(let items):
            let start = self.items.count
            self.items += items.map { _ in Item() }
            names += items.map { $0.kind.name }
            for (position, item) in items.enumerated() {
                self.items[start + position] = makeItem(item, isClient: isClient)
                if let lookup = item.annotations.lookup { lookups[start + position] = lookup }
                if let edge = item.annotations.edge { edges[start + position] = edge }
            }
            blocks[index].items = start..<start + items.count
        case .switch(let listed, let otherwise):
            var added = listed.map { type, selection in
                Case(
                    type: OptionalPlanIndex(types.add(.init(kind: .object, type: type))),
                    block: add(selection, isClient: isClient)
                )
            }
            added.append(Case(type: .none, block: add(otherwise, isClient: isClient)))
            blocks[index].cases = cases.count..<cases.count + added.count
            cases += added
        }
        return index
    }

    /// `isClient` is whether the item is below a field that exists only in the store.
    private mutating func makeItem(_ item: ReaderSelection.Item, isClient: Bool) -> Item {
        var result = Item()
        var annotations = item.annotations
        annotations.isClient = annotations.isClient || isClient
        (annotations.lookup, annotations.edge) = (nil, nil)
        if annotations != .init() {
            result.annotations = OptionalPlanIndex(self.annotations.add(annotations))
        }
        if let condition = item.condition {
            result.condition = OptionalPlanIndex(guards.add(condition))
        }
        switch item.kind {
        case .field(_, let key, let selection):
            result.key = OptionalPlanIndex(keys.add(key))
            result.isTypename = key.constant == "__typename"
            if annotations.derived != nil {
                result.isDerived = true
                result.arguments = OptionalPlanIndex(arguments.add(key.arguments))
            }
            if let selection {
                // The server has the objects of derived fields.
                let isClient = annotations.isClient && annotations.derived == nil
                let start = arguments.count
                result.block = OptionalPlanIndex(add(selection, isClient: isClient))
                if item.annotations.edge != nil {
                    argumentsBelowEdges.append(start..<arguments.count)
                }
            }
        case .fragment(_, let arguments, let type):
            hasFragments = true
            if let type { result.type = OptionalPlanIndex(types.add(type)) }
            if !arguments.isEmpty {
                result.arguments = OptionalPlanIndex(self.arguments.add(arguments))
            }
        case .inline(_, let type, let selection):
            if let type { result.type = OptionalPlanIndex(types.add(type)) }
            result.block = OptionalPlanIndex(add(selection, isClient: isClient))
        }
        return result
    }
}

extension ReaderSelection.Kind {
    fileprivate var name: String {
        switch self {
        case .field(let responseKey, _, _): responseKey
        case .fragment(let name, _, _): name
        case .inline(let alias, _, _): alias
        }
    }
}
