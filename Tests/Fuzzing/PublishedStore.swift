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

    struct NoNetwork: Network {
        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            .single { throw CancellationError() }
        }
    }

    let environment: RelayEnvironment
    private let operation: OperationDescriptor
    private let root: DataID
    /// Why the response was refused; `nil` when it was taken.
    private(set) var error: ResponseError?

    static let before = Data(
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

    static let firstPage = FuzzQuery(id: "1", isLong: true)
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

    func publish(_ response: Data) throws {
        var execution = Execution(operation, root: root)
        try environment.store.commit(response, of: &execution)
    }

    /// Publishes it as an optimistic response, reads, and takes it back.
    ///
    /// Laid twice it is what it is when it is laid once, whichever of the two is taken off first.
    private func lay(_ response: Data) throws {
        let first = try add(response)
        read()
        let once = StoreTrace(environment)
        do {
            let second = try add(response)
            precondition(StoreTrace(environment) == once, "a second update must change nothing")
            environment.store.remove(first)
            precondition(StoreTrace(environment) == once, "either update must do")
            environment.store.remove(second)
        } catch {
            preconditionFailure("what was laid once must be laid again: \(error)")
        }
    }

    private func add(_ response: Data) throws -> OptimisticUpdate.ID {
        try environment.store.add(
            OptimisticUpdate(of: operation, root: root, payload: Array(response), updater: nil)
        )
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

    /// Publishes the response again, after which everything is as it was, and can be collected.
    func checkThatAgainChangesNothing(_ response: Data, as mode: Mode) {
        guard error == nil else { return }
        if mode != .optimistic {
            let before = (records: records, trace: StoreTrace(environment))
            do {
                try publish(response)
            } catch {
                preconditionFailure("what was taken once must be taken again: \(error)")
            }
            let trace = StoreTrace(environment)
            precondition(trace == before.trace, "the second time must show nothing new")
            let isExact = before.trace.isExact && trace.isExact
            let isWhole = isExact || mode == .query || mode == .subscription
            precondition(!isWhole || records == before.records, "what is there must stay as it is")
        }
        environment.collectGarbage()
        environment.releaseMemory()
        precondition(records.isEmpty, "what nobody needs must be collected")
    }
}
