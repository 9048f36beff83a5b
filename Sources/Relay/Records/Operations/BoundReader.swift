/// A definition's reader plan with the variables known: which keys, which guards hold.
///
/// A class because many reads share it: all the rows of a list are read with one.
package final class BoundReader: Sendable {
    package let artifact: Artifact
    package let symbols: Symbols
    /// The items of the plan, in its order.
    package let items: ContiguousArray<Item>
    /// For each block of the plan the fields that reading it reads of the object itself.
    let fields: ContiguousArray<FieldSet>
    package let types: ContiguousArray<TypeName>
    /// The object types of the app's own interfaces and unions, by the positions of these.
    private let members: [Int: Set<TypeName>]
    /// The type of objects about which no response has said it.
    let unknownType: TypeName
    /// The values of the arguments of spreads and derived fields.
    package let arguments: ContiguousArray<FragmentArguments>
    /// The values of the definition's variables, for the queries of its derived fields.
    let variables: VariableData
    /// Whether derived fields are read from records, where samples have them.
    let readsDerivedFields: Bool
    /// Keeps the numbers of the keys in `items`.
    private let held: HeldKeys
    /// Receives the type of each fragment that is spread, and the position of its item; `nil` in
    /// readers of data.
    let noteFragment: (@Sendable (_ fragment: Any.Type, _ item: Int) -> Void)?

    /// An item of the plan with everything that reading it takes.
    package struct Item: Sendable {
        /// The field key of the item; meaningless for items that are not fields.
        package fileprivate(set) var key = FieldKey(index: .max)
        let block: OptionalPlanIndex<ReaderPlan.Block>
        /// Where the items of the block begin.
        fileprivate(set) var blockStart: Int32 = 0
        let type: OptionalPlanIndex<ReaderSelection.TypeCondition>
        fileprivate(set) var arguments: OptionalPlanIndex<[Argument]>
        let annotations: OptionalPlanIndex<ReaderSelection.Annotations>
        /// The slot where a record that was made by this selection alone has the field.
        fileprivate(set) var guess: UInt8 = 0
        let isTypename: Bool
        /// Whether it is a live field.
        var isLive: Bool { isDerived && key.index != .max }
        /// Whether it is a field that records store.
        fileprivate var isField: Bool { key.index != .max && !isTypename }
        /// Whether a directive leaves the item out.
        let isExcluded: Bool
        /// Whether it is a field whose value the app derives.
        let isDerived: Bool
        /// Whether it is such a field, but not a live one, without objects and directives that change how its
        /// value is read.
        fileprivate(set) var isPlainDerived = false
        /// Whether records may have it.
        let isStored: Bool
    }

    /// `readsDerivedFields` says whether records have the values of derived fields, as those of samples do.
    package init(
        _ artifact: Artifact,
        scope: FragmentScope,
        symbols: Symbols,
        readsDerivedFields: Bool = false
    ) {
        let plan = artifact.reader
        let variables = scope.variables
        self.artifact = artifact
        self.symbols = symbols
        self.readsDerivedFields = readsDerivedFields
        self.variables = variables
        held = symbols.hold(plan.keys.map { $0.text(variables) })
        let guards = GuardEvaluation.truths(of: plan.guards, variables)
        var items = ContiguousArray(
            plan.items.map { item in
                Item(
                    item,
                    isExcluded: item.condition.index.map { !guards[$0.position] } ?? false,
                    isDerived: item.isDerived && !readsDerivedFields
                )
            }
        )
        for index in items.indices {
            items[index].blockStart = Int32(plan.block(items[index].block).items.lowerBound)
        }
        for block in plan.blocks {
            var guess: UInt8 = 0
            for index in block.items {
                guard let key = plan.items[index].key.index else { continue }
                if items[index].isDerived {
                    let annotations = items[index].annotations.index.map { plan.annotations[$0] }
                    guard let annotations, let name = annotations.derived else { continue }
                    let isStored = symbols.reading.derivations[name]?.isStored == true
                    if isStored { items[index].key = held[key.position] }
                    items[index].isPlainDerived =
                        annotations.catchTarget == nil && annotations.required == nil
                        && plan.edges[index] == nil && !isStored && !items[index].isExcluded
                    continue
                }
                items[index].key = held[key.position]
                items[index].guess = guess
                if !items[index].isTypename, guess < .max { guess += 1 }
            }
        }
        self.items = items
        fields = ContiguousArray(
            plan.blocks.map { block in
                var fields = FieldSet.existence
                for item in items[block.items] where item.isField { fields.insert(item.key) }
                return fields
            }
        )
        types = ContiguousArray(plan.types.map { symbols.typeName($0.type) })
        var members: [Int: Set<TypeName>] = [:]
        for (position, type) in plan.types.enumerated() where !type.members.isEmpty {
            members[position] = Set(type.members.map { symbols.typeName($0) })
        }
        self.members = members
        unknownType = symbols.typeName("")
        arguments = ContiguousArray(
            plan.arguments.indices.map { FragmentArguments(at: $0, of: plan, scope) }
        )
        noteFragment = nil
    }

    /// Creates a reader that tells `noteFragment` which fragments it spreads.
    ///
    /// All spreads have arguments in it, because spreads without arguments are read without looking at
    /// anything but their items.
    init(
        _ other: BoundReader,
        noteFragment: @escaping @Sendable (_ fragment: Any.Type, _ item: Int) -> Void
    ) {
        artifact = other.artifact
        symbols = other.symbols
        held = other.held
        fields = other.fields
        types = other.types
        members = other.members
        readsDerivedFields = other.readsDerivedFields
        variables = other.variables
        unknownType = other.unknownType
        let noArguments = PlanIndex<[Argument]>(other.arguments.count)
        arguments = other.arguments + [FragmentArguments()]
        var items = other.items
        for (index, item) in other.artifact.reader.items.enumerated() {
            guard item.isFragment, item.arguments.isNone else { continue }
            items[index].arguments = OptionalPlanIndex(noArguments)
        }
        self.items = items
        self.noteFragment = noteFragment
    }
}

extension BoundReader {
    /// Returns whether objects of a type have that of a condition; `nil` if no response has said it.
    func meets(
        _ condition: PlanIndex<ReaderSelection.TypeCondition>,
        _ type: TypeName,
        in source: RecordSource
    ) -> Bool? {
        let name = types[condition.position]
        if type == name { return true }
        if !members.isEmpty, let members = members[condition.position] {
            return type == unknownType ? nil : members.contains(type)
        }
        if artifact.reader.types[condition].kind == .abstract {
            return source.typeFacts[.init(type: type, abstractType: name)]
        }
        return type == unknownType ? nil : false
    }
}

extension BoundReader.Item {
    fileprivate init(_ item: ReaderPlan.Item, isExcluded: Bool, isDerived: Bool) {
        block = item.block
        type = item.type
        arguments = item.arguments
        annotations = item.annotations
        isTypename = item.isTypename
        self.isExcluded = isExcluded
        self.isDerived = isDerived
        isStored = !isExcluded && !isTypename && !isDerived
    }
}
