/// What depends on an object's type: conditions, switches, and fragments that are spread on it.
extension Reader {
    private mutating func matches(_ type: Int) -> Bool {
        guard let record else { return false }
        let name = bound.types[type]
        if record.typeName == name { return true }
        guard plan.types[type].kind == .abstract else { return false }
        let fact = RecordSource.TypeFact(type: record.typeName, abstractType: name)
        if let isOne = source.typeFacts[fact] { return isOne }
        if !isAbandoned { note(missing: ()) }
        return false
    }

    /// The position of the case of a switch that the object's type selects.
    @_spi(Generated) public mutating func switchCase() -> Int {
        let cases = plan.blocks[block].cases
        for index in cases.dropLast() {
            if let record, record.typeName == bound.types[plan.cases[index].type] {
                return index - cases.lowerBound
            }
        }
        return cases.count - 1
    }

    /// Reads the object as one case of a switch says.
    @_spi(Generated) public mutating func caseValue<Object: Selection>(_ position: Int) -> Object {
        let outer = block
        block = plan.cases[plan.blocks[block].cases.lowerBound + position].block
        defer { block = outer }
        return Object(&self)
    }

    /// Reads fields of the object that belong together, where it is of their type.
    @_spi(Generated) public mutating func optionalInline<Object: Selection>(
        _ position: Int
    ) -> Object? {
        let item = item(position)
        guard applies(item) else { return nil }
        let outer = block
        block = plan.items[item].block
        defer { block = outer }
        if catchTarget(item) == .null {
            return try? catchingErrors { Object(&$0) }.get()
        }
        return catchingNull { Object(&$0) }
    }

    /// The same, or the errors below it.
    @_spi(Generated) public mutating func inlineResult<Object: Selection>(
        _ position: Int
    ) -> Result<Object?, FieldErrors> {
        catchingErrors { $0.optionalInline(position) }
    }

    /// Whether an item's guard holds and the object is of its type.
    private mutating func applies(_ item: Int) -> Bool {
        let condition = plan.items[item].condition
        if condition >= 0, !bound.guards[condition] { return false }
        guard plan.items[item].type >= 0 else { return true }
        enter(item)
        defer { leave() }
        return matches(plan.items[item].type)
    }

    // MARK: - Fragments

    /// Refers to the object for a fragment that is spread on it.
    @_spi(Generated) public func fragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment> {
        let arguments = plan.items[item(position)].arguments
        return FragmentRef(
            dataID: id,
            owner: owner,
            arguments: arguments < 0 ? nil : bound.arguments[arguments]
        )
    }

    /// Refers to the object for a fragment that may not match it.
    @_spi(Generated) public mutating func optionalFragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment>? {
        applies(item(position)) ? fragment(position) : nil
    }

    /// Refers to the object that a value links to.
    mutating func reference<Fragment: FragmentDefinition>(
        _ stored: StoredValue
    ) -> FragmentRef<Fragment> {
        var target = id
        if case .link(let linked) = stored.value { target = linked } else { fail(stored.value, ()) }
        return FragmentRef(dataID: target, owner: owner, arguments: nil)
    }
}
