/// The requests that fetch a fragment again, or a page of its list.
struct RefetchRequest<Fragment: RefetchableFragment>: Sendable {
    let reference: FragmentRef<Fragment>
    let path: RefetchPath
    /// The fragment's paginated list, if it has one.
    let connection: ConnectionPath?
    private let query: Artifact
    private let parameters: RequestParameters
    /// The variables that the fragment sees.
    private let seen: VariableData

    init(_ reference: FragmentRef<Fragment>) {
        let contents = Fragment.artifact.contents
        let query = Fragment.RefetchQuery.artifact
        guard let path = contents.refetch, let parameters = query.parameters else {
            preconditionFailure("The artifact of `\(Fragment.self)` has no refetch query.")
        }
        self.reference = reference
        self.path = path
        self.query = query
        self.parameters = parameters
        connection = contents.connections.first
        seen =
            (reference.arguments ?? FragmentArguments())
            .scope(contents.variables, in: reference.owner.effectiveVariables).variables
    }

    private var owner: OperationDescriptor { reference.owner }

    var name: String { Fragment.artifact.name }

    /// The record where the query's data begins.
    ///
    /// A fragment on the query type may be spread elsewhere than at the root, for example in the
    /// payload of a mutation.
    var root: DataID { path.path.isEmpty ? reference.dataID : .root }

    /// Identifies the list, or the fragment, for ``PageLoads``.
    func list(_ variables: VariableData) -> PageLoads.List {
        var variables = variables
        for name in pagingVariables { variables[name] = nil }
        return PageLoads.List(
            session: owner.session,
            object: reference.dataID,
            fragment: ObjectIdentifier(Fragment.artifact),
            variables: variables
        )
    }

    /// The variables for the number of rows and the cursor, in both directions.
    private var pagingVariables: [String] {
        [connection?.forward, connection?.backward].flatMap { [$0?.count, $0?.cursor] }
            .compactMap { $0 }
    }

    private func names(_ direction: PageDirection) -> ConnectionPath.Direction? {
        direction == .next ? connection?.forward : connection?.backward
    }

    // MARK: - Variables

    /// The query's variables, as the fragment has them, without the object's id.
    var variables: VariableData {
        var variables: VariableData = [:]
        for definition in query.contents.variables {
            let name = definition.name
            // The query above may have a variable of this name, with the id of another object.
            if name == path.identifier?.variable { continue }
            if let value = seen[name] {
                variables[name] = value
            } else if isUnset(definition) {
                variables[name] = .null
            }
        }
        return variables
    }

    /// Whether the fragment was given a variable without a value, so that its default doesn't apply.
    private func isUnset(_ definition: VariableDefinition) -> Bool {
        guard definition.defaultValue != nil else { return false }
        return reference.arguments?.unset.contains(definition.name) ?? false
    }

    /// The variables for a page, without those of the other direction.
    func variables(
        _ direction: PageDirection,
        count: Int,
        from state: ConnectionState
    ) -> VariableData {
        var variables = variables
        for definition in query.contents.variables
        where pagingVariables.contains(definition.name) {
            // Null, so that the default doesn't apply.
            variables[definition.name] = definition.defaultValue == nil ? nil : .null
        }
        let names = names(direction)
        var limit: Int64? = Int64(count)
        var cursor = direction == .next ? state.endCursor : state.startCursor
        if let numbering = connection?.numbering {
            let rows = state.rowCount
            let window = state.range?.window(direction, count: count, rows: rows, numbering)
            limit = window?.limit ?? limit
            cursor = .int(window.map { numbering.number(of: $0) } ?? numbering.firstNumber)
        }
        if let name = names?.count, let limit { variables[name] = .int(limit) }
        if let name = names?.cursor, let cursor { variables[name] = cursor }
        return variables
    }

    /// A request for a whole list again.
    struct Reload {
        var variables: VariableData
        /// The number of rows to load altogether.
        var count = 0
        /// The number of rows to request at a time; `nil` for all at once.
        var pageSize: Int?
        /// Whether all pages have this size.
        var hasFixedPageSize = false
    }

    /// Returns the request for as many rows as the list has.
    ///
    /// Pages that are numbered keep the size that they were opened with, because the size and the
    /// number together give their place.
    func reload(_ state: ConnectionState, _ variables: VariableData, pageSize: Int?) -> Reload {
        var reload = Reload(variables: variables, pageSize: pageSize)
        let names = names(reloadDirection)
        guard let name = names?.count else { return reload }
        let own = Int(clamping: variables[name]?.int ?? 0)
        reload.count = max(state.rowCount, own)
        guard reload.count > 0 else { return reload }
        if case .pages(let first)? = connection?.numbering {
            let number = names?.cursor.flatMap { variables[$0]?.int } ?? first
            let size = number == first ? pageSize ?? own : own
            guard size > 0 else { return reload }
            reload.pageSize = size
            reload.hasFixedPageSize = true
            reload.variables[name] = .int(Int64(size))
        } else {
            reload.variables[name] = .int(Int64(min(reload.count, pageSize ?? reload.count)))
        }
        return reload
    }

    /// The direction in which the fragment loads its first page.
    var reloadDirection: PageDirection {
        guard connection?.forward != nil else { return .previous }
        let isBackward =
            connection?.backward?.count.flatMap { seen[$0]?.int } != nil
            && connection?.forward?.count.flatMap { seen[$0]?.int } == nil
        return isBackward ? .previous : .next
    }

    // MARK: - Operations

    /// Returns the operation with these variables and the object's id.
    ///
    /// - Throws: A ``StoreError`` if the object was deleted, or its id is not in the store.
    func operation(
        _ variables: VariableData,
        in source: RecordSource
    ) throws(StoreError) -> OperationDescriptor {
        var variables = variables
        let record = source[reference.dataID]
        if record?.isDeleted ?? source.isWithdrawn(reference.dataID) {
            throw .deleted(definition: name)
        }
        if let identifier = path.identifier, variables[identifier.variable] == nil {
            let key = owner.symbols.hold([identifier.field])
            guard let id = record?[key[0]].json, !id.isNull else {
                throw .missing(definition: name, fields: [identifier.field])
            }
            variables[identifier.variable] = id
        }
        let unset = query.contents.variables.filter { definition in
            isUnset(definition) && variables[definition.name] == .null
        }
        return OperationDescriptor(
            artifact: query,
            request: parameters,
            variables: variables,
            unset: Set(unset.map(\.name)),
            symbols: owner.symbols,
            session: owner.session
        )
    }

    // MARK: - Reading

    /// Returns what the store knows about the list.
    func connectionState(in source: RecordSource) -> ConnectionState {
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        return connectionState(of: reference.dataID, bound, in: source)
    }

    /// Returns what the store knows about the list that an operation of ``operation(_:in:)`` selects.
    func connectionState(
        of operation: OperationDescriptor,
        in source: RecordSource
    ) -> ConnectionState {
        let id = object(of: operation, in: source) ?? reference.dataID
        let bound = operation.reader(of: Fragment.artifact, arguments: arguments(operation))
        return connectionState(of: id, bound, in: source)
    }

    private func connectionState(
        of id: DataID,
        _ bound: BoundReader,
        in source: RecordSource
    ) -> ConnectionState {
        guard let connection, let place = bound.place(at: connection.path, of: id, in: source)
        else { return ConnectionState() }
        guard connection.numbering == nil else {
            return ConnectionState(numbered: place, in: source, owner.symbols)
        }
        return ConnectionState(place.value, in: source, owner.symbols)
    }

    /// Returns the object that an operation has fetched.
    private func object(
        of operation: OperationDescriptor,
        in source: RecordSource
    ) -> DataID? {
        let bound = operation.reader(of: query, arguments: nil)
        guard case .link(let id) = bound.value(at: path.path, of: root, in: source) else {
            return nil
        }
        return id
    }

    /// Returns whether an operation has fetched an object.
    func hasObject(of operation: OperationDescriptor, in source: RecordSource) -> Bool {
        object(of: operation, in: source) != nil
    }

    /// The arguments of the fragment's spread in its query.
    private func arguments(_ operation: OperationDescriptor) -> FragmentArguments? {
        let definitions = Fragment.artifact.contents.variables
        guard !definitions.isEmpty else { return nil }
        var arguments = FragmentArguments()
        for definition in definitions {
            if let value = operation.effectiveVariables[definition.name] {
                arguments.values[definition.name] = value
            } else {
                arguments.unset.insert(definition.name)
            }
        }
        return arguments
    }

    /// Returns whether an object that was fetched by id may be the reference's.
    private func mayBe(_ id: DataID, in source: RecordSource) -> Bool {
        // The object of a saved reference has no record.
        path.identifier == nil || id == reference.dataID || source[reference.dataID] == nil
    }

    /// Returns a reference to the object that an operation has fetched.
    ///
    /// - Throws: ``RefetchError/notReturned(fragment:)`` if there is none.
    func reference(
        to operation: OperationDescriptor,
        in source: RecordSource
    ) throws(RefetchError) -> FragmentRef<Fragment> {
        guard let id = object(of: operation, in: source),
            source[id]?.isDeleted == false, mayBe(id, in: source)
        else { throw .notReturned(fragment: name) }
        return FragmentRef(dataID: id, owner: operation, arguments: arguments(operation))
    }
}
