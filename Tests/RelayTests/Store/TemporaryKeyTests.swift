import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// Objects of optimistic responses become those of the response.
@Suite(.timeLimit(.minutes(10))) struct TemporaryKeyTests {
    private static let mutation = """
        normalization
         add: type Payload
          todo: type Todo @key(fields: ["id"])
           id: ID!
           text: String
           tags: [type Tag] @key(fields: ["name", "scope"])
            name: String!
            scope: Int!
            note: String
        """

    private static let list = """
        normalization
         todos: [type Todo] @key(fields: ["id"])
          id: ID!
          text: String
        reader
         todos
          id
          text
        """

    private let test: TestEnvironment
    private let mutation: TestDocument
    private let list: TestDocument
    private let root: DataID

    init() throws {
        test = TestEnvironment()
        mutation = try TestDocument(Self.mutation, in: test)
        list = try TestDocument(Self.list, variables: ["list": true], in: test)
        root = test.environment.store.makeLocalID()
        try list.write(#"{"todos":[{"id":"1","text":"one"}]}"#)
    }

    private func response(_ id: String, _ text: String, tag: String = "a") -> String {
        #"{"add":{"todo":{"id":"\#(id)","text":"\#(text)","#
            + #""tags":[{"name":"\#(tag)","scope":1,"note":"\#(text)"}]}}}"#
    }

    /// Applies an optimistic response that also appends the object to the list.
    @discardableResult
    private func begin(
        _ id: String = "temp",
        tag: String = "temp"
    ) throws -> OptimisticUpdate.ID {
        let text = Data(response(id, "mine", tag: tag).utf8)
        let data = try JSONValue(parsing: text).object
        return try test.environment.store.add(
            OptimisticUpdate(of: mutation.operation, root: root, response: data) { [root] store in
                Self.append(store, root)
            }
        )
    }

    /// Appends the object of the mutation to the list.
    private static func append(_ store: RecordSourceProxy, _ root: DataID) {
        let add = RecordProxy(store: store, dataID: root).linkedRecord("add")
        guard let todo = add?.linkedRecord("todo") else { return }
        let todos = store.root.linkedRecords("todos") ?? []
        store.root.setLinkedRecords(todos + [todo], for: "todos")
    }

    @discardableResult
    private func finish(_ update: OptimisticUpdate.ID, _ data: String) throws -> Execution {
        var execution = Execution(mutation.operation, root: root, optimisticUpdate: update)
        try test.environment.store.commit(
            Data(#"{"data":\#(data)}"#.utf8),
            of: &execution,
            updater: PlainUpdater { [root] store in Self.append(store, root) }
        )
        return execution
    }

    /// The object with a key, as readers see it.
    private func dataID(_ key: RecordKey) -> DataID? {
        let store = test.environment.store
        let id = store.writer.withLock { state in
            state.identities.find(key) { store.symbols.typeName($0) }
        }
        return id.flatMap { store.source[$0]?.isDeleted == false ? $0 : nil }
    }

    private let todo = { (id: String) in RecordKey("Todo", id: ID(id)) }

    @Test func theObjectKeepsItsPlaceAndGetsTheServersKey() throws {
        let update = try begin()
        let temporary = try #require(dataID(todo("temp")))
        try finish(update, response("55", "theirs", tag: "real"))
        #expect(dataID(todo("55")) == temporary)
        #expect(dataID(todo("temp")) == nil)
        #expect(test.records[#"Todo("55")"#]?.contains(#"text: "theirs""#) == true)
        #expect(test.records[#"Tag("real", "1")"#]?.contains(#"note: "theirs""#) == true)
        #expect(test.records.keys.contains { $0.contains("temp") } == false)
        #expect(!test.environment.store.source.isWithdrawn(temporary))
    }

    @Test(arguments: ["55", "an id that is longer than eleven bytes"])
    func linksOfTheAppFollow(id: String) throws {
        let update = try begin()
        // The app selects the new object before the server has answered.
        let temporary = try #require(dataID(todo("temp")))
        try test.environment.commitUpdate { store in
            let todo = RecordProxy(store: store, dataID: temporary)
            store.root.setLinkedRecord(todo, for: "selected")
        }
        try finish(update, response(id, "theirs"))
        try test.environment.commitUpdate { store in
            #expect(store.root.linkedRecord("selected")?.id == ID(id))
        }
    }

    @Test func theNewKeyIsKeptWhereTheTemporaryOneWas() async throws {
        let storage = MemoryStorage()
        let selected = TestEnvironment { $0.persistence = Persistence(storage) }
        let mutation = try TestDocument(Self.mutation, in: selected)
        let store = selected.environment.store
        let data = try JSONValue(parsing: Data(response("temp", "mine").utf8)).object
        let update = try store.add(
            OptimisticUpdate(of: mutation.operation, root: .root, response: data) {
                store in Self.append(store, .root)
            }
        )
        let temporary = try #require(
            store.writer.withLock { state in
                state.identities.find(todo("temp")) { store.symbols.typeName($0) }
            }
        )
        try selected.environment.commitUpdate { store in
            let todo = RecordProxy(store: store, dataID: temporary)
            store.root.setLinkedRecord(todo, for: "selected")
        }
        try await selected.environment.persist()
        var execution = Execution(mutation.operation, optimisticUpdate: update)
        try store.commit(Data(#"{"data":\#(response("55", "theirs"))}"#.utf8), of: &execution)
        try await selected.environment.persist()
        let relaunched = TestEnvironment { $0.persistence = Persistence(storage) }
        #expect(relaunched.records == selected.records)
        #expect(relaunched.records[#"Todo("55")"#]?.contains(#"text: "theirs""#) == true)
    }

    @Test func versionsBetweenHaveTheObject() throws {
        let update = try begin()
        let seen = Locked<[Bool?]>([])
        let todos = test.environment.store.symbols.fieldKey("todos")
        let observer = test.environment.store.observePublications { publication in
            let source = publication.source
            guard publication.hasChanged, case .links(let ids)? = source[.root]?[todos]
            else { return }
            seen.withLock { $0.append(ids.all.last.flatMap { source[$0] }.map(\.isDeleted)) }
        }
        try finish(update, response("55", "theirs"))
        observer.dispose()
        #expect(seen.withLock { $0 } == [false])
    }

    @Test func anObjectThatTheStoreKnowsAlreadyStaysItself() throws {
        let update = try begin()
        let temporary = try #require(dataID(todo("temp")))
        // An event of the server was faster than the response.
        try list.write(#"{"todos":[{"id":"1","text":"one"},{"id":"55","text":"theirs"}]}"#)
        let known = try #require(dataID(todo("55")))
        try finish(update, response("55", "theirs"))
        #expect(dataID(todo("55")) == known)
        #expect(known != temporary)
        #expect(test.environment.store.source.isWithdrawn(temporary))
    }

    @Test func anObjectThatTheOptimisticResponseOnlyChangesIsNotTemporary() throws {
        let known = try #require(dataID(todo("1")))
        let update = try begin("1")
        try finish(update, response("2", "theirs"))
        #expect(dataID(todo("1")) == known)
        #expect(dataID(todo("2")) != known)
        #expect(test.records[#"Todo("1")"#]?.contains(#"text: "one""#) == true)
    }

    @Test func anObjectOfWhichAResponseOnlyTeachesAFactIsNotItsOwn() throws {
        try begin()
        let temporary = try #require(dataID(todo("temp")))
        let other = try TestDocument(
            """
            normalization
             todos: [type Todo] @key(fields: ["id"])
              id: ID!
             last: union Thing
              __typename: String!
              ... on interface Node
               __isNode: String!
            """,
            in: test
        )
        let fact = #""last":{"__typename":"Todo","__isNode":"Todo"}"#
        let data = try JSONValue(parsing: Data("{\(fact)}".utf8)).object
        let update = try test.environment.store.add(
            OptimisticUpdate(
                of: other.operation,
                root: .root,
                response: data,
                updater: nil
            )
        )
        var execution = Execution(other.operation, optimisticUpdate: update)
        let answer = #"{"data":{"todos":[{"id":"1"},{"id":"56"}],\#(fact)}}"#
        try test.environment.store.commit(Data(answer.utf8), of: &execution)
        #expect(dataID(todo("56")) != temporary)
        #expect(dataID(todo("temp")) == temporary)
    }

    @Test(arguments: [
        #"{"add":null}"#, #"{"add":{"todo":null}}"#, #"{}"#,
        #"{"add":{"todo":{"id":null,"text":"t","tags":null}}}"#,
    ])
    func aResponseWithoutTheObjectRollsItBack(data: String) throws {
        let update = try begin()
        let temporary = try #require(dataID(todo("temp")))
        try finish(update, data)
        #expect(test.environment.store.source[temporary] == nil)
        #expect(dataID(todo("temp")) == nil)
    }

    @Test func aRefusedResponseChangesNothing() throws {
        let update = try begin()
        let temporary = try #require(dataID(todo("temp")))
        #expect(throws: ResponseError.self) {
            try finish(update, #"{"add":{"todo":{"id":"55","text":["list"],"tags":[]}}}"#)
        }
        #expect(test.environment.store.source[temporary] != nil)
        #expect(dataID(todo("temp")) == temporary)
        #expect(dataID(todo("55")) == nil)
        // The next answer is taken.
        try finish(update, response("56", "theirs"))
        #expect(dataID(todo("56")) == temporary)
    }

    @Test func aResponseThatComesTooLateChangesNothing() throws {
        let update = try begin()
        let temporary = try #require(dataID(todo("temp")))
        let permit = WritePermit()
        var execution = Execution(mutation.operation, root: root, optimisticUpdate: update)
        execution.permit = permit
        permit.revoke()
        #expect(throws: CancellationError.self) {
            try test.environment.store.commit(
                Data(#"{"data":\#(response("55", "theirs"))}"#.utf8),
                of: &execution
            )
        }
        #expect(dataID(todo("temp")) == temporary)
        #expect(dataID(todo("55")) == nil)
    }

    @Test func anObjectWhoseResponseWasRefusedIsRolledBack() throws {
        let update = try begin()
        let temporary = try #require(dataID(todo("temp")))
        #expect(throws: ResponseError.self) {
            try finish(update, #"{"add":{"todo":{"id":"55","text":["list"],"tags":[]}}}"#)
        }
        test.environment.store.remove(update)
        #expect(test.environment.store.source[temporary] == nil)
        // The server sends the object some other time.
        try list.write(#"{"todos":[{"id":"55","text":"theirs"}]}"#)
        #expect(test.records[#"Todo("55")"#] != nil)
    }

    @Test func severalObjectsAtOnce() throws {
        let updates = try (0..<20).map { try begin("temp \($0)", tag: "tag \($0)") }
        let temporary = try (0..<20).map { try #require(dataID(todo("temp \($0)"))) }
        // The answers come in another order.
        for index in (0..<20).reversed() {
            try finish(updates[index], response("a long id of the server \(index)", "t\(index)"))
        }
        for index in 0..<20 {
            #expect(dataID(todo("a long id of the server \(index)")) == temporary[index])
        }
    }

    // MARK: - Temporary keys of objects that have others now

    private func text(_ id: String) -> String? { test.records[#"Todo("\#(id)")"#] }

    @Test(
        .bug(
            id: "temporary-key-lookup",
            "An optimistic update that looked an object up by its temporary key lost its effect when the object got the server's."
        ),
        arguments: [false, true]
    )
    func anotherUpdateFindsTheObjectByItsTemporaryKey(isKnownBefore: Bool) throws {
        let update = try begin()
        let other = try test.environment.store.add(
            OptimisticUpdate { store in
                store.record(RecordKey("Todo", id: "temp"))?.setValue("other", for: "text")
            }
        )
        #expect(text("temp")?.contains(#"text: "other""#) == true)
        if isKnownBefore {
            try list.write(#"{"todos":[{"id":"1","text":"one"},{"id":"55","text":"theirs"}]}"#)
        }
        try finish(update, response("55", "theirs"))
        #expect(text("55")?.contains(#"text: "other""#) == true)
        test.environment.store.remove(other)
        #expect(text("55")?.contains(#"text: "theirs""#) == true)
    }

    @Test func anotherUpdateNamesTheObjectByItsTemporaryKeyWhereverAKeyDoes() throws {
        let update = try begin()
        let seen = Locked<[Bool]>([])
        let other = try test.environment.store.add(
            OptimisticUpdate { store in
                let key = RecordKey("Todo", id: "temp")
                let todo = try #require(store.record(key))
                let name = ConnectionHandler.connectionID(of: key, key: "Todo_notes")
                let field = store.current.symbols.fieldKey("__Todo_notes_connection")
                let notes = store.dataID(parent: todo.dataID, key: field)
                let isFound =
                    store.findConnection(name.rawValue) == notes && store.status(of: key) == .known
                    && store.create(key, type: "Todo").dataID == todo.dataID
                seen.withLock { $0.append(isFound) }
                store.delete(key)
            }
        )
        try finish(update, response("55", "theirs"))
        #expect(seen.withLock { $0 } == [true, true])
        #expect(text("55") == "deleted" && text("temp") == nil)
        test.environment.store.remove(other)
        #expect(text("55")?.contains("theirs") == true)
    }

    @Test func anotherResponseNamesTheObjectByItsTemporaryKey() throws {
        let update = try begin()
        let data = try JSONValue(parsing: Data(response("temp", "edited", tag: "temp").utf8)).object
        let other = try test.environment.store.add(
            OptimisticUpdate(
                of: mutation.operation,
                root: test.environment.store.makeLocalID(),
                response: data,
                updater: nil
            )
        )
        for id in ["55", "56"] {
            if id == "55" { try finish(update, response(id, "theirs", tag: "real")) }
            // It is applied again.
            try list.write(#"{"todos":[{"id":"1","text":"\#(id)"},{"id":"55","text":"\#(id)"}]}"#)
            #expect(text("55")?.contains(#"text: "edited""#) == true)
            #expect(test.records[#"Tag("real", "1")"#]?.contains("edited") == true)
            #expect(test.records.keys.contains { $0.contains("temp") } == false)
            #expect(text("55")?.contains(#"id: "55""#) == true)
        }
        test.environment.store.remove(other)
        #expect(text("55")?.contains(#"text: "56""#) == true)
    }

    @Test func forOthersTheTemporaryKeyIsUnknown() throws {
        let update = try begin()
        let other = try test.environment.store.add(OptimisticUpdate { _ in })
        try finish(update, response("55", "theirs"))
        func check(_ store: RecordSourceProxy) {
            #expect(store.status(of: todo("temp")) == .unknown)
            store.delete(todo("temp"))
        }
        try test.environment.commitUpdate { check($0) }
        #expect(text("55")?.contains("theirs") == true)
        let later = try test.environment.store.add(
            OptimisticUpdate { store in
                store.create(RecordKey("Todo", id: "temp"), type: "Todo")
                    .setValue("new", for: "text")
            }
        )
        #expect(text("55")?.contains("theirs") == true)
        #expect(text("temp")?.contains("new") == true)
        test.environment.store.remove(later)
        test.environment.store.remove(other)
    }

    /// An app may use one key for all that it makes up.
    @Test func theKeyOfTheNextObjectIsItsOwn() throws {
        let first = try begin()
        let other = try test.environment.store.add(
            OptimisticUpdate { store in
                store.record(RecordKey("Todo", id: "temp"))?.setValue("other", for: "text")
            }
        )
        try finish(first, response("55", "theirs"))
        let update = try begin()
        #expect(text("55")?.contains(#"text: "other""#) == true)
        #expect(text("temp")?.contains(#"text: "mine""#) == true)
        try finish(update, response("56", "second"))
        #expect(text("56")?.contains(#"text: "second""#) == true)
        #expect(text("55")?.contains(#"text: "other""#) == true)
        test.environment.store.remove(other)
        #expect(text("55")?.contains(#"text: "theirs""#) == true)
    }

    @Test func anUpdateThatCreatesTheObjectFindsItByItsTemporaryKey() throws {
        let update = try begin()
        let other = try test.environment.store.add(
            OptimisticUpdate { store in
                store.create(RecordKey("Todo", id: "temp"), type: "Todo")
                    .setValue("other", for: "text")
            }
        )
        try finish(update, response("55", "theirs"))
        #expect(text("55")?.contains(#"text: "other""#) == true)
        #expect(text("temp") == nil)
        test.environment.store.remove(other)
        // Later it is a new object.
        try test.environment.commitUpdate { store in
            #expect(store.create(RecordKey("Todo", id: "temp"), type: "Todo").id == "temp")
        }
    }

    @Test func anObjectThatWasRolledBackIsNotFound() throws {
        let update = try begin()
        #expect(throws: ResponseError.self) {
            try finish(update, #"{"add":{"todo":{"id":"55","text":["list"],"tags":[]}}}"#)
        }
        test.environment.store.remove(update)
        try test.environment.commitUpdate { #expect($0.record(todo("temp")) == nil) }
    }

    /// Keys that are given back are found, also if the table has grown meanwhile.
    @Test(arguments: [0, 5_000])
    func exchangedKeysAreGivenBack(count: Int) {
        var identities = Identities()
        let symbols = Symbols()
        let texts = ["1", "a key of some length"]
        let keys = texts.flatMap { [RecordKey(ID($0)), RecordKey("Todo", id: ID($0))] }
        let ids = keys.map { identities.intern($0, symbols) }
        let origins = ids.indices.map { index in
            let new = identities.intern(RecordKey("Todo", id: ID("exchanged \(index)")), symbols)
            return identities.move(keyOf: new, to: ids[index])
        }
        for key in keys { #expect(identities.find(key) { symbols.typeName($0) } == nil) }
        for index in 0..<count { _ = identities.intern(ID("more \(index)").rawValue) }
        for (id, origin) in zip(ids, origins) { identities.restore(origin, of: id) }
        for (key, id) in zip(keys, ids) {
            #expect(identities.find(key) { symbols.typeName($0) } == id)
            #expect(identities.intern(key, symbols) == id)
        }
        for index in ids.indices {
            let key = RecordKey("Todo", id: ID("exchanged \(index)"))
            #expect(identities.find(key) { symbols.typeName($0) } == nil)
        }
    }

    @Test func collectionsKeepExchangedKeys() {
        var identities = Identities()
        let symbols = Symbols()
        let keys = (0..<3_000).map { RecordKey("Todo", id: ID("a key of some length \($0)")) }
        let ids = keys.map { identities.intern($0, symbols) }
        for index in stride(from: 0, to: 3_000, by: 7) {
            let new = identities.intern(RecordKey("Todo", id: ID("exchanged \(index)")), symbols)
            identities.move(keyOf: new, to: ids[index])
        }
        var kept = NumberSet<DataID>(endIndex: identities.count)
        for index in stride(from: 0, to: 3_000, by: 2) { kept.insert(ids[index]) }
        for _ in 0..<2 {
            identities.keep(kept)
            for index in stride(from: 0, to: 3_000, by: 2) {
                let text = index % 7 == 0 ? "exchanged \(index)" : "a key of some length \(index)"
                let key = RecordKey("Todo", id: ID(text))
                #expect(identities.find(key) { symbols.typeName($0) } == ids[index])
                #expect(identities.serverID(of: ids[index]) == text)
            }
        }
    }
}
