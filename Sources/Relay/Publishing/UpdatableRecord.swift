/// A record that generated code of an `@updatable` document reads and changes.
///
/// Fields are identified by their position in the artifact. It works only while the updater runs.
/// Fields that no response has brought are looked up as ``MissingFieldHandler`` describes, but what
/// is found is not stored.
@_documentation(visibility: internal)
public struct UpdatableRecord {
    private let proxy: RecordProxy
    private let bound: BoundReader
    private let owner: OperationDescriptor
    private let block: OptionalPlanIndex<ReaderPlan.Block>

    init(
        _ proxy: RecordProxy,
        _ bound: BoundReader,
        _ owner: OperationDescriptor,
        block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        self.proxy = proxy
        self.bound = bound
        self.owner = owner
        self.block = block
    }

    private var plan: ReaderPlan { bound.artifact.reader }

    /// The index of an item in the plan.
    private func index(_ position: Int) -> Int {
        plan.block(block).items.lowerBound + position
    }

    private func item(_ position: Int) -> BoundReader.Item { bound.items[index(position)] }

    private subscript(position: Int) -> Value {
        get { proxy[item(position).key] }
        nonmutating set { proxy[item(position).key] = newValue }
    }

    // MARK: - Scalars

    /// Reads a scalar, an enum value, or a list of them; `nil` if it is null or was never fetched.
    @_spi(Generated) public func value<Content: FieldValue>(_ position: Int) -> Content? {
        // An update that reads it depends on it.
        _ = proxy.store.source(of: proxy.dataID)
        var source = proxy.store.current.source
        if let found = missingValue(position) { source[proxy.dataID]?[item(position).key] = found }
        var reader = Reader(
            source: source,
            bound: bound,
            owner: owner,
            id: proxy.dataID,
            block: block
        )
        return reader.value(position)
    }

    /// Sets a scalar, an enum value, or a list of them; `nil` makes it null.
    @_spi(Generated) public func setValue<Content: InputValue>(
        _ position: Int,
        _ value: Content?
    ) {
        self[position] = value.map { stored($0.inputValue, position) } ?? .null
    }

    /// Sets what can't be null; `nil` makes it unknown, as if it had never been fetched.
    @_spi(Generated) public func setNonNull<Content: InputValue>(
        _ position: Int,
        _ value: Content?
    ) {
        self[position] = value.map { stored($0.inputValue, position) } ?? .absent
    }

    /// A scalar or a list of any depth, as readers of the field expect it.
    private func stored(_ json: JSONValue, _ position: Int) -> Value {
        // The type tells a list of lists from a list of scalars that are arrays.
        guard case .array(let elements) = json, elements.contains(where: { $0.array != nil }),
            let type = proxy.knownType(of: name(position)), let stored = type.stored(json)
        else { return Value(scalar: json) }
        return stored
    }

    /// The name of a field, without its arguments.
    private func name(_ position: Int) -> String {
        String(bound.symbols.text(item(position).key).prefix { $0 != "(" })
    }

    // MARK: - Links

    /// The object that a field links to; `nil` if the field is null or was never fetched.
    @_spi(Generated) public func object<Object: UpdatableSelection>(
        _ position: Int
    ) -> Object? {
        guard case .link(let id) = links(position, isList: false) else { return nil }
        return object(id, position)
    }

    /// The objects of a list, with `nil` for those that are null or deleted.
    ///
    /// Returns `nil` if the list is null or was never fetched.
    @_spi(Generated) public func objects<Object: UpdatableSelection>(
        _ position: Int
    ) -> [Object?]? {
        links(position, isList: true).links?.map { id in id.flatMap { object($0, position) } }
    }

    private func object<Object: UpdatableSelection>(_ id: DataID, _ position: Int) -> Object? {
        proxy.store.record(id).map { record in
            Object(UpdatableRecord(record, bound, owner, block: item(position).block))
        }
    }

    /// Links a field to an object, or to none.
    @_spi(Generated) public func setObject<Fragment: AssignableFragment>(
        _ position: Int,
        _ reference: FragmentRef<Fragment>?
    ) {
        if let reference, !proxy.store.owns(reference) { return }
        self[position] = reference.map { .link($0.id.dataID) } ?? .null
    }

    /// Sets the objects of a list.
    @_spi(Generated) public func setObjects<Fragment: AssignableFragment>(
        _ position: Int,
        _ references: [FragmentRef<Fragment>]
    ) {
        guard references.allSatisfy({ proxy.store.owns($0) }) else { return }
        self[position] = .links(LinkList(ContiguousArray(references.map(\.id.dataID))))
    }

    // MARK: - Fields without a value

    /// Returns a field that has no value, as handlers see it; `nil` for other fields.
    private func missingField(_ position: Int) -> MissingField? {
        let item = item(position)
        guard !item.isTypename, self[position] == .absent else { return nil }
        let text = bound.symbols.text(item.key)
        let name = name(position)
        guard let arguments = JSONObject(arguments: text.dropFirst(name.count)) else { return nil }
        return MissingField(name: name, arguments: arguments, record: proxy)
    }

    /// Returns the value that handlers have for a field without one.
    private func missingValue(_ position: Int) -> Value? {
        let handlers = proxy.store.current.missingFieldHandlers
        guard !handlers.isEmpty, let field = missingField(position) else { return nil }
        return field.value(of: nil, handlers)
    }

    /// Returns the links of a field, or those that lookups and handlers find if it has no value.
    ///
    /// Logs that none are found, because everything that the updater sets there is lost.
    private func links(_ position: Int, isList: Bool) -> Value {
        let value = self[position]
        guard value == .absent, !isClient(position), let field = missingField(position) else {
            return value
        }
        let lookup = plan.lookups[index(position)]
        let handlers = proxy.store.current.missingFieldHandlers
        if let found = field.links(isList ? 1 : 0, lookup, handlers) { return found }
        if !field.namesDeletedObjects(lookup) { logUnknownObject(field.name) }
        return value
    }

    /// Returns whether a field exists only in the store, so that it can't be fetched.
    private func isClient(_ position: Int) -> Bool {
        item(position).annotations.index.map { plan.annotations[$0].isClient } ?? false
    }

    private func logUnknownObject(_ field: String) {
        proxy.store.log(.updateUnknownObject(definition: bound.artifact.name, field: field))
    }

    // MARK: - Types and fragments

    /// Fields that belong together, where the object is of their type.
    @_spi(Generated) public func inline<Object: UpdatableSelection>(_ position: Int) -> Object? {
        guard matches(item(position).type.index) else {
            if isOfUnknownType(item(position).type.index) {
                logUnknownObject(plan.names[index(position)])
            }
            return nil
        }
        return Object(UpdatableRecord(proxy, bound, owner, block: item(position).block))
    }

    /// Refers to the object for a fragment that is spread on it.
    @_spi(Generated) public func fragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment> {
        let arguments = item(position).arguments.index
        return FragmentRef(
            dataID: proxy.dataID,
            owner: owner,
            arguments: arguments.map { bound.arguments[$0.position] }
        )
    }

    /// Refers to the object for a fragment that may not match it.
    @_spi(Generated) public func optionalFragment<Fragment: FragmentDefinition>(
        _ position: Int
    ) -> FragmentRef<Fragment>? {
        matches(item(position).type.index) ? fragment(position) : nil
    }

    private func matches(_ type: PlanIndex<ReaderSelection.TypeCondition>?) -> Bool {
        type == nil || matchesIfKnown(type) == true
    }

    /// Returns whether no response has said if the object is of an interface or a union.
    private func isOfUnknownType(_ type: PlanIndex<ReaderSelection.TypeCondition>?) -> Bool {
        type.map { plan.types[$0].kind == .abstract } ?? false && matchesIfKnown(type) == nil
    }

    private func matchesIfKnown(_ type: PlanIndex<ReaderSelection.TypeCondition>?) -> Bool? {
        guard let type, let record = proxy.store.source(of: proxy.dataID) else { return nil }
        return bound.meets(type, record.typeName, in: proxy.store.current.source)
    }
}
