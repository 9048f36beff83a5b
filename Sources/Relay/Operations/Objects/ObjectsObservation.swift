/// A live reader of the objects in the store that have a fragment's data.
final class ObjectsObservation<Fragment: GraphQLFragment>:
    FragmentObservation<[FragmentRef<Fragment>]>,
    @unchecked Sendable  // because one thread at a time refreshes a reader.
{
    private let variables: VariableData
    private let functions: SearchFunctions
    private var found = FoundObjects()
    private var current: ObjectReader?
    /// Whether live fields have values that versions don't have.
    private let hasUnwritten = Flag(false)
    /// The references to the found objects; the same array as long as nothing changes.
    private var references: [FragmentRef<Fragment>] = [] { didSet { changes += 1 } }
    private var changes = 0

    init(
        _ environment: RelayEnvironment,
        _ search: ObjectSearch<Fragment>,
        _ receiver: any FragmentReceiver<[FragmentRef<Fragment>]>
    ) {
        variables = search.variables
        functions = SearchFunctions(search)
        super.init(environment, Fragment.artifact.name, receiver)
    }

    override var followsAll: Bool { true }

    override func noteUnwritten() { hasUnwritten.set(true) }

    override func end() {
        super.end()
        // Many references take long to release, perhaps in the handler of a cancellation.
        var last: ObjectsObservation? = self
        environment.store.releaseLater(&last)
    }

    override func read(
        _ version: RecordSource,
        notesSeen: Bool,
        _ data: inout [FragmentRef<Fragment>]?,
        keeping kept: inout KeptValues?
    ) -> FragmentReading {
        let reader = reader(for: version.session)
        let readsSources = hasUnwritten.isSet
        if readsSources { hasUnwritten.set(false) }
        let update = found.update(to: version, by: reader, readsSources: readsSources)
        apply(update.edits, by: reader)
        data = references
        var reading = FragmentReading(.value)
        reading.status.page.isEmpty = references.isEmpty
        reading.status.changes = changes
        reading.failures = update.failures
        if let lack = update.lack {
            reading.events = [reader.missingEvent(lack.fields, of: lack.id)]
        }
        return reading
    }

    private func reader(for session: Int) -> ObjectReader {
        if let current, current.operation.session == session { return current }
        let new = ObjectReader(
            Fragment.artifact,
            variables,
            functions,
            in: environment.store,
            session: session
        )
        // References of another session are of no use.
        references = []
        current = new
        return new
    }

    /// Changes the references as the list has changed; an object that is still there keeps its own.
    private func apply(_ edits: [FoundObjects.Edit]?, by reader: ObjectReader) {
        guard let edits else {
            var known: [DataID: FragmentRef<Fragment>] = [:]
            for reference in references { known[reference.dataID] = reference }
            let isSame = found.rows.elementsEqual(references) { $0.id == $1.dataID }
            if !isSame { references = found.rows.map { reference(to: $0.id, known, reader) } }
            return
        }
        guard !edits.isEmpty else { return }
        var removed: [DataID: FragmentRef<Fragment>] = [:]
        for edit in edits {
            switch edit {
            case .remove(let position):
                let reference = references.remove(at: position)
                removed[reference.dataID] = reference
            case .insert(let object, let position):
                references.insert(reference(to: object.id, removed, reader), at: position)
            }
        }
    }

    private func reference(
        to id: DataID,
        _ known: [DataID: FragmentRef<Fragment>],
        _ reader: ObjectReader
    ) -> FragmentRef<Fragment> {
        known[id]
            ?? FragmentRef(dataID: id, owner: reader.owner(of: id), arguments: reader.arguments)
    }
}
