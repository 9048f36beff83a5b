// swift-format-ignore-file
import Relay

// The code of the article "Identifying objects".

struct DraftOfPost: MissingFieldHandler {
    func linkedRecord(for field: MissingField, in store: RecordSourceProxy) -> RecordProxy? {
        field.name == "story" ? store.record("draft") : nil
    }
}

enum ParcelKey: ComputedKey {
    static func key(_ fields: JSONObject) -> String? { fields["code"]?.string?.lowercased() }
}

func nameObjects(in environment: RelayEnvironment) throws {
    try environment.commitUpdate { store in
        store.record(RecordKey("User", id: "4"))?.setValue("Ada", for: "name")
        let book = store.create(RecordKey("Book", ["isbn": "978-31", "region": 4]), type: "Book")
        book.setValue("Emma", for: "title")
        store.delete(RecordKey("Product", ["sku": "x-1"]))
    }
}

func handleMissingFields() -> RelayEnvironment.Options {
    var options = RelayEnvironment.Options()
    options.missingFieldHandlers = [DraftOfPost()]
    return options
}

func invalidate(in environment: RelayEnvironment) throws {
    try environment.commitUpdate { store in
        // An object, a field of it with some arguments or all, and a connection.
        let user = store.record(RecordKey("User", id: "4"))
        user?.invalidateRecord()
        user?.invalidateField("posts", arguments: ["first": 10])
        user?.invalidateField("posts")
        if let user { ConnectionHandler.invalidateConnection(of: user, key: "Profile_friends") }
        // All objects of a type, and everything.
        store.invalidateRecords(ofType: "Post")
        store.invalidateStore()
    }
}

func observeInvalidation(in environment: RelayEnvironment, _ refetch: () async throws -> Void) async throws {
    let state = environment.invalidationState(of: [RecordKey("User", id: "4")])
    for await _ in environment.observeInvalidation(state) { try await refetch() }
}
