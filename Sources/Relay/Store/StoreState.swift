/// What the writer lock protects: the truth from the server, and what is laid over it.
struct StoreState {
    /// The records as the server has told, and local updates have made them.
    var base = RecordSource()
    var identities = Identities()
    let emptyShape = Shape.makeEmpty()
    /// Optimistic updates in the order in which they were made.
    var layers: [Layer] = []
    /// The records that the layers changed when they were last laid over the base.
    var overlaid: ContiguousArray<DataID> = []
    /// Whether garbage was left because layers were in force.
    var needsCollection = false
    private var nextLayer = 0

    /// An optimistic update, made anew whenever the base has changed.
    struct Layer {
        let id: Int
        let apply: (inout StoreTransaction) throws -> Void
    }

    mutating func addLayer(_ apply: @escaping (inout StoreTransaction) throws -> Void) -> Int {
        nextLayer += 1
        layers.append(Layer(id: nextLayer, apply: apply))
        return nextLayer
    }

    /// Runs `body` on a copy of the base; when it throws, the base stays as it was.
    mutating func changeBase<Result>(
        _ symbols: Symbols,
        _ body: (inout StoreTransaction) throws -> Result
    ) rethrows -> (result: Result, changed: ContiguousArray<DataID>) {
        var transaction = StoreTransaction(
            source: base,
            identities: take(&identities, .placeholder),
            symbols: symbols,
            emptyShape: emptyShape
        )
        // Identities that a refused response has brought do no harm, and others may be in use.
        defer { identities = transaction.identities }
        let result = try body(&transaction)
        base = transaction.source
        return (result, transaction.changed)
    }

    /// Lays all layers over the base; one that throws is taken off, and no other.
    mutating func overlay(
        _ symbols: Symbols,
        _ failed: (Int, any Error) -> Void
    ) -> (view: RecordSource, changed: ContiguousArray<DataID>) {
        let before = overlaid
        overlaid = []
        var view = base
        layers.removeAll { layer in
            var transaction = StoreTransaction(
                source: view,
                identities: take(&identities, .placeholder),
                symbols: symbols,
                emptyShape: emptyShape
            )
            defer { identities = transaction.identities }
            do {
                try layer.apply(&transaction)
            } catch {
                failed(layer.id, error)
                return true
            }
            view = transaction.source
            overlaid += transaction.changed
            return false
        }
        return (view, before + overlaid)
    }
}
