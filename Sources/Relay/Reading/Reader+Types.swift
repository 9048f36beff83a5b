/// Reading that depends on an object's type: conditions, switches and fragment spreads.
extension Reader {
    private mutating func matches(_ type: PlanIndex<ReaderSelection.TypeCondition>) -> Bool {
        guard let record else { return false }
        if record.typeName == bound.types[type.position] { return true }
        if let isOne = bound.meets(type, record.typeName, in: source) { return isOne }
        if !isAbandoned { note(missing: ()) }
        return false
    }

    /// Returns the position of the case that the object's type selects in a switch.
    @_spi(Generated) public mutating func switchCase() -> Int {
        let cases = plan.block(block).cases
        for index in cases.dropLast() {
            if let record, let type = plan.cases[index].type.index,
                record.typeName == bound.types[type.position]
            {
                return index - cases.lowerBound
            }
        }
        if isTypeUnknown, !isAbandoned {
            let path = pathDescription
            missing.append(path.isEmpty ? "__typename" : path + ".__typename")
        }
        return cases.count - 1
    }

    /// Whether no response so far contained the object's type.
    private var isTypeUnknown: Bool { record?.typeName == bound.unknownType }

    /// Reads the object with the selection of a switch case.
    @_spi(Generated) public mutating func caseValue<Object: SelectedObject>(_ position: Int)
        -> Object
    {
        let index = plan.cases[plan.block(block).cases.lowerBound + position].block
        return object(by: OptionalPlanIndex(index))
    }

    /// Reads an inline fragment with an alias, or returns `nil` if it does not apply to the object.
    @_spi(Generated) public mutating func optionalInline<Object: SelectedObject>(
        _ position: Int
    ) -> Object? {
        guard applies(position) else { return nil }
        let item = item(position)
        if catchTarget(item) == .null {
            return try? catchingErrors { $0.object(by: item.block) }.get()
        }
        return catchingNull { $0.object(by: item.block) }
    }

    /// Reads an inline fragment with an alias and `@catch`.
    @_spi(Generated) public mutating func inlineResult<Object: SelectedObject>(
        _ position: Int
    ) -> Result<Object?, FieldErrors> {
        catchingErrors { $0.optionalInline(position) }
    }

    /// Returns whether an item's guard is true and the object has its type.
    private mutating func applies(_ position: Int) -> Bool {
        let item = item(position)
        guard !item.isExcluded else { return false }
        guard let type = item.type.index else { return true }
        enter(position)
        defer { leave() }
        return matches(type)
    }

    // MARK: - Fragments

    /// Returns a reference to the object, for a fragment that is spread on it.
    @_spi(Generated) public mutating func fragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment> {
        guard let arguments = item(position).arguments.index else {
            return FragmentRef(dataID: id, spread: .plain(owner))
        }
        if let note = bound.noteFragment { note(Fragment.self, index(of: position)) }
        return FragmentRef(dataID: id, spread: spread(arguments: arguments.position))
    }

    /// Returns a spread with arguments, which all objects in this read share that have the same operation.
    private mutating func spread(arguments: Int) -> Spread {
        if spreads.isEmpty {
            spreads = ContiguousArray(repeating: nil, count: bound.arguments.count)
        }
        // Below a derived field, each object has an operation of its own.
        if let spread = spreads[arguments], spread.owner === owner { return spread }
        let spread = Spread(owner, bound.arguments[arguments])
        spreads[arguments] = spread
        return spread
    }

    /// Returns a reference to the object, or `nil` if the fragment does not apply to it.
    @_spi(Generated) public mutating func optionalFragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment>? {
        applies(position) ? fragment(position) : nil
    }

    /// Returns a reference to the object that a value links to.
    mutating func reference<Fragment: FragmentDefinition>(
        _ stored: StoredValue
    ) -> FragmentRef<Fragment> {
        var target = id
        if case .link(let linked) = stored.value { target = linked } else { fail(stored.value, ()) }
        return FragmentRef(dataID: target, owner: owner, arguments: nil)
    }
}
