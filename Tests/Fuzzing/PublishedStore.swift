import Foundation

@testable import Relay

/// A store with something in it, and what has become of it by a response.
struct PublishedStore {
    /// As what a response is published.
    enum Mode: Character {
        case query = "q"
        case nextPage = "n"
        case mutation = "m"
        case subscription = "s"
        case optimistic = "o"

        init?(letter: UInt8) {
            self.init(rawValue: Character(Unicode.Scalar(letter)))
        }
    }

    private struct NoNetwork: Network {
        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            .single { throw CancellationError() }
        }
    }

    private let environment: RelayEnvironment
    private let operation: OperationDescriptor
    private let root: DataID
    /// Why the response was refused; `nil` when it was taken.
    private(set) var error: ResponseError?

    private static let before = Data(
        #"""
        {"data":{"all":{"id":"1","text":"a","maybe":"b","flag":true,"count":1,"ratio":0.5,
        "kind":"BIG","kinds":["BIG",null],"time":"2001","times":[["2001"],null],"json":{"a":[1]},
        "numbers":[[1],[]],"caught":1,"caughtNull":null,"required":"b",
        "thing":{"id":"t","name":"n","size":1},"place":{"name":"p","at":1.5,"things":[null]},
        "home":{"at":2},"node":{"__typename":"Thing","id":"t","__isNamed":"Thing","size":1,
        "name":"n"},"named":null,"found":[{"__typename":"Thing","id":"u","name":"v"}],"grid":[[null]],
        "places":[[[{"at":1}]]],"self":{"id":"1","sure":"s","maybe":"b","self":null},
        "things":{"edges":[{"cursor":"c","node":{"__typename":"Thing","id":"t","name":"n",
        "size":1}}],"pageInfo":{"endCursor":"c","hasNextPage":true}}}}}
        """#.utf8
    )

    init(_ response: Data, as mode: Mode) {
        environment = RelayEnvironment(network: NoNetwork())
        do {
            try environment.commitPayload(Self.firstPage, response: Self.before)
        } catch {
            preconditionFailure("\(error)")
        }
        switch mode {
        case .query: (operation, root) = (environment.describe(Self.firstPage), .root)
        case .nextPage: (operation, root) = (environment.describe(Self.nextPage), .root)
        case .mutation, .optimistic:
            let mutation = FuzzMutation(connections: [Self.connection(in: environment)])
            operation = environment.describe(mutation)
            root = environment.store.makeLocalID()
        case .subscription:
            operation = environment.describe(FuzzSubscription())
            root = environment.store.makeLocalID()
        }
        let records = records
        do {
            if mode == .optimistic {
                try lay(response)
            } else {
                try publish(response)
            }
        } catch let error as ResponseError {
            self.error = error
            precondition(!error.description.isEmpty, "errors must say what is wrong")
        } catch {
            preconditionFailure("only a response can be wrong: \(error)")
        }
        if error != nil || mode == .optimistic {
            precondition(self.records == records, "what is refused or taken back leaves no trace")
        }
        read()
    }

    private static let firstPage = FuzzQuery(id: "1", isLong: true)
    private static let nextPage = FuzzQuery(id: "1", first: 1, after: "c", isLong: false)

    private static func connection(in environment: RelayEnvironment) -> ID {
        var id: ID = ""
        try? environment.commitUpdate { store in
            guard let record = store.record("1") else { return }
            id = ConnectionHandler.connectionID(of: record, key: "Fuzz_things") ?? ""
        }
        return id
    }

    var records: String { environment.inspect().description }

    private func publish(_ response: Data) throws {
        try environment.executor.publish(response, operation, root: root)
    }

    /// Publishes it as an optimistic response, reads, and takes it back.
    private func lay(_ response: Data) throws {
        let handlers = environment.executor.handlers
        let layer = try environment.store.addLayer(for: operation) { transaction in
            let bound = BoundNormalization(operation)
            _ = try response.withUnsafeBytes { bytes in
                try transaction.normalize(bytes, bound, root: root)
            }
            try handlers.run(&transaction)
        }
        read()
        environment.store.removeLayer(layer)
    }

    /// Reads everything; what comes of it doesn't matter.
    private func read() {
        let data = try? environment.read(Self.firstPage)
        if let row = data?.all?.thing?.row_thing { _ = try? environment.read(row) }
        if let strict = data?.all?.self_?.strict_all { _ = try? environment.read(strict) }
        _ = try? environment.read(Self.nextPage)
        if operation.request.operationKind == .mutation {
            let _: Snapshot<FuzzMutation.Data> = snapshot()
        } else if operation.request.operationKind == .subscription {
            let _: Snapshot<FuzzSubscription.Data> = snapshot()
        }
        _ = environment.check(Self.nextPage)
        _ = environment.inspect().json
    }

    private func snapshot<Output: FieldValue>() -> Snapshot<Output> {
        environment.snapshot(operation, root: root, in: environment.store.source)
    }

    /// Publishes the response again.
    ///
    /// Not those that put edges into connections, which put others in each time.
    func checkThatAgainChangesNothing(_ response: Data, as mode: Mode) {
        guard error == nil, mode == .subscription || mode == .query else { return }
        let before = records
        do {
            try publish(response)
        } catch {
            preconditionFailure("what was taken once must be taken again: \(error)")
        }
        precondition(records == before, "what is taken again must change nothing")
        environment.collectGarbage()
        environment.releaseMemory()
        precondition(records.isEmpty, "what nobody needs must be collected")
    }
}
