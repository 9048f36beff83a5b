/// Reads a fragment's data of any object in the store, in one session.
struct ObjectReader {
    /// The operation of the references; nothing sends it.
    let operation: OperationDescriptor
    let arguments: FragmentArguments?
    private let fragment: Artifact
    private let bound: BoundReader
    private let store: Store
    private let functions: SearchFunctions
    /// The object types for which the fragment is.
    private let types: Set<TypeName>
    /// The interface or union on which it is.
    private let abstractType: TypeName?

    /// `session` is that of the versions to be read.
    init(
        _ fragment: Artifact,
        _ variables: VariableData,
        _ functions: SearchFunctions,
        in store: Store,
        session: Int
    ) {
        var arguments = FragmentArguments()
        for name in fragment.contents.variables.map(\.name) {
            arguments.values[name] = variables[name]
        }
        let omitted = arguments.scope(fragment.contents.variables, in: variables).omitted
        let key = FragmentOperationKey(fragment: ObjectIdentifier(fragment), omitted: omitted)
        let artifact = store.fragmentOperations.value(key) {
            do throws(ArtifactError) {
                return try Artifact(selecting: fragment, omitting: omitted)
            } catch {
                // As for an operation that spreads the fragment.
                preconditionFailure(error.description)
            }
        }
        var effective = variables
        for definition in fragment.contents.variables {
            let value = variables[definition.name] ?? definition.defaultValue
            effective[Artifact.variable(of: definition.name)] = value
        }
        for (name, provider) in artifact.providers {
            var writer = VariableWriter()
            provider.write(name, to: &writer)
            effective[name] = writer.values[name]
        }
        operation = OperationDescriptor(
            artifact: artifact,
            request: RequestParameters(
                name: fragment.name,
                operationKind: .query,
                text: "fragment \(fragment.name)"
            ),
            variables: effective,
            symbols: store.symbols,
            session: session
        )
        self.arguments = fragment.contents.variables.isEmpty ? nil : arguments
        self.fragment = fragment
        self.functions = functions
        self.store = store
        bound = operation.reader(of: fragment, arguments: self.arguments)
        let condition = fragment.contents.typeCondition
        let isAbstract = condition?.kind == .abstract
        let name = (condition?.type).map { store.symbols.typeName($0) }
        abstractType = isAbstract ? name : nil
        types =
            isAbstract
            ? Set(fragment.contents.types.map { store.symbols.typeName($0) })
            : Set([name].compactMap(\.self))
    }

    /// Returns whether the fragment is for a record of a version; never for the root of operations.
    func applies(to id: DataID, _ record: BorrowedRecord, in version: RecordSource) -> Bool {
        let type = record.typeName
        guard id != .root else { return false }
        if types.contains(type) { return true }
        guard let abstractType else { return false }
        // The server may have types that the generator's schema has not.
        return version.typeFacts[.init(type: type, abstractType: abstractType)] ?? false
    }

    /// Returns a checker of the data of the fragments below; `nil` if there are none.
    func checker(of version: RecordSource) -> AvailabilityChecker? {
        guard fragment.reader.hasFragments else { return nil }
        return AvailabilityChecker(source: version, bound: operation.normalization)
    }

    /// The result of reading an object.
    struct Result {
        let object: SearchedObject
        /// The fields that are missing.
        let missing: [String]
        /// The fields with errors that leave no data.
        let failures: [FieldError]
    }

    /// Reads an object's data, checks whether that of the fragments below is there, too, and asks the app
    /// whether it wants the object.
    ///
    /// `checker` is that of the version.
    func read(
        _ id: DataID,
        in version: RecordSource,
        _ checker: inout AvailabilityChecker?
    ) -> Result {
        var reader = Reader(
            source: version,
            bound: bound,
            owner: operation,
            id: id,
            notesSeen: true
        )
        reader.holdsSources = true
        let object = functions.read(&reader, id)
        object.sources = reader.takeKept()
        let reading = Reading(&reader)
        var isComplete = reading.failure == nil
        if isComplete, let reached = checker?.reach(id) {
            isComplete = reached.isComplete
            for record in reached.records where record != id {
                object.others.append(SeenRecord(record))
            }
        }
        object.others += reading.seen.lazy.filter { $0.id != id }
        object.isFound = isComplete && functions.isIncluded?(object) ?? true
        return Result(object: object, missing: reading.missing, failures: reading.failures)
    }

    /// Returns whether one object comes before another.
    func isBefore(_ object: SearchedObject, _ other: SearchedObject) -> Bool {
        if let areInIncreasingOrder = functions.areInIncreasingOrder {
            if areInIncreasingOrder(object, other) { return true }
            if areInIncreasingOrder(other, object) { return false }
        }
        return object.id.index < other.id.index
    }

    /// Returns objects in their order.
    func sorted(_ objects: [SearchedObject]) -> [SearchedObject] {
        let sorted = objects.sorted { $0.id.index < $1.id.index }
        return functions.areInIncreasingOrder.map { sorted.sorted(by: $0) } ?? sorted
    }

    /// The event that says what an object lacks.
    func missingEvent(_ fields: [String], of id: DataID) -> LogEvent {
        .readMissing(
            definition: fragment.name,
            object: store.describe(id),
            operation: operation.request.name,
            fields: fields
        )
    }

    /// The operation of a reference to an object, which stays in the store for as long as there is one.
    func owner(of id: DataID) -> OperationDescriptor { store.owner(of: operation, from: id) }
}
