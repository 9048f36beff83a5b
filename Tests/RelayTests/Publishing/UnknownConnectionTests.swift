import Testing

@testable import Relay

/// Updaters that look for a connection which no document declares.
@Suite(.timeLimit(.minutes(10))) struct UnknownConnectionTests {
    @Test func isReportedOnceWithARemedy() throws {
        let lines = Locked<[String]>([])
        let test = TestEnvironment { $0.warn = { line in lines.withLock { $0.append(line) } } }
        try test.write(#"{"data":{"library":null}}"#, LibraryQuery(id: "l"))
        for _ in 0..<2 {
            try test.environment.commitUpdate { store in
                let library = store.create("l", type: "Library")
                #expect(ConnectionHandler.connection(of: library, key: "Books_bokks") == nil)
                // Declared, but not fetched.
                #expect(ConnectionHandler.connection(of: library, key: "Books_books") == nil)
            }
        }
        let events = test.log.filter { $0.name == "update.connection.unknown" }
        #expect(
            Set(events) == [.updateUnknownConnection(type: "Library", key: "Books_bokks")]
        )
        let reported = lines.withLock { $0 }
        #expect(reported.count == 1)
        #expect(reported.first?.contains("`Books_bokks`") == true)
        #expect(reported.first?.contains("ConnectionKey") == true)
    }

    @Test(.bug(id: "unknown-name", "Searching and invalidating by a misspelled key did nothing."))
    func isReportedWhereverAKeyIsUsed() throws {
        let test = TestEnvironment()
        try test.write(#"{"data":{"library":null}}"#, LibraryQuery(id: "l"))
        try test.environment.commitUpdate { store in
            let library = store.create("l", type: "Library")
            #expect(ConnectionHandler.connections(of: library, key: "Books_a").isEmpty)
            #expect(ConnectionHandler.connectionIDs(of: library, key: "Books_b").isEmpty)
            ConnectionHandler.invalidateConnection(of: library, key: "Books_c")
            ConnectionHandler.invalidateConnection(of: library, key: "Books_d", filters: [:])
            ConnectionHandler.invalidateConnection(of: library, key: "Books_books")
        }
        let keys = test.log.compactMap { event -> String? in
            if case .updateUnknownConnection(_, let key) = event { key } else { nil }
        }
        #expect(keys == ["Books_a", "Books_b", "Books_c", "Books_d"])
    }

    @Test(.bug(id: "unknown-name", "Invalidating a misspelled field did nothing."))
    func misspelledFieldsAreReported() throws {
        let test = TestEnvironment()
        try test.write(#"{"data":{"library":null}}"#, LibraryQuery(id: "l"))
        try test.environment.commitUpdate { store in
            let library = store.create("l", type: "Library")
            library.invalidateField("boks")
            library.invalidateField("nmae", arguments: [:])
            _ = library.getOrCreateLinkedRecord("ownr", type: "User")
            library.invalidateField("name")
        }
        let fields = test.log.compactMap { event -> String? in
            if case .updateUnknownField(_, let field) = event { field } else { nil }
        }
        #expect(fields == ["boks", "nmae", "ownr"])
    }

    @Test func nothingIsReportedOnTypesWithoutOperations() throws {
        let test = TestEnvironment()
        try test.environment.commitUpdate { store in
            let library = store.create("l", type: "Library")
            #expect(ConnectionHandler.connection(of: library, key: "Books_bokks") == nil)
        }
        #expect(test.log.allSatisfy { $0.name != "update.connection.unknown" })
    }
}
