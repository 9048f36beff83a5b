/// A record that generated code of an `@updatable` document reads and changes.
///
/// Fields are identified by their position in the artifact. It works only while the updater runs.
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

    private func item(_ position: Int) -> BoundReader.Item {
        bound.items[plan.block(block).items.lowerBound + position]
    }

    private subscript(position: Int) -> Value {
        get { proxy[item(position).key] }
        nonmutating set { proxy[item(position).key] = newValue }
    }

    // MARK: - Scalars

    /// Reads a scalar, an enum value, or a list of them; `nil` if it is null or was never fetched.
    @_spi(Generated) public func value<Content: FieldValue>(_ position: Int) -> Content? {
        var reader = Reader(
            source: proxy.store.current.source,
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
        self[position] = value.map { Value(scalar: $0.inputValue) } ?? .null
    }

    /// Sets what can't be null; `nil` makes it unknown, as if it had never been fetched.
    @_spi(Generated) public func setNonNull<Content: InputValue>(
        _ position: Int,
        _ value: Content?
    ) {
        self[position] = value.map { Value(scalar: $0.inputValue) } ?? .absent
    }

    // MARK: - Links

    /// The object that a field links to; `nil` if the field is null or was never fetched.
    @_spi(Generated) public func object<Object: UpdatableSelection>(
        _ position: Int
    ) -> Object? {
        guard case .link(let id) = self[position] else { return nil }
        return object(id, position)
    }

    /// The objects of a list, with `nil` for those that are null or deleted.
    ///
    /// Returns `nil` if the list is null or was never fetched.
    @_spi(Generated) public func objects<Object: UpdatableSelection>(
        _ position: Int
    ) -> [Object?]? {
        self[position].links?.map { id in id.flatMap { object($0, position) } }
    }

    private func object<Object: UpdatableSelection>(_ id: DataID, _ position: Int) -> Object? {
        proxy.store.record(id).map { record in
            Object(UpdatableRecord(record, bound, owner, block: item(position).block))
        }
    }

    /// Links a field to an object, or to none.
    @_spi(Generated) public func setObject<Ref: AssignableRef>(_ position: Int, _ reference: Ref?) {
        if let reference, !proxy.store.owns(reference) { return }
        self[position] = reference.map { .link($0.id.dataID) } ?? .null
    }

    /// Sets the objects of a list.
    @_spi(Generated) public func setObjects<Ref: AssignableRef>(
        _ position: Int,
        _ references: [Ref]
    ) {
        guard references.allSatisfy({ proxy.store.owns($0) }) else { return }
        self[position] = .links(LinkList(ContiguousArray(references.map(\.id.dataID))))
    }

    // MARK: - Types and fragments

    /// Fields that belong together, where the object is of their type.
    @_spi(Generated) public func inline<Object: UpdatableSelection>(_ position: Int) -> Object? {
        guard matches(item(position).type.index) else { return nil }
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
        guard let type else { return true }
        guard let record = proxy.store.source(of: proxy.dataID) else { return false }
        let name = bound.types[type.position]
        let fact = RecordSource.TypeFact(type: record.typeName, abstractType: name)
        let facts = proxy.store.current.source.typeFacts
        return record.typeName == name || facts[fact] == true
    }
}
