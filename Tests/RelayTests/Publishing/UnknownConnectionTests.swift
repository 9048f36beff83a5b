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

    @Test func nothingIsReportedOnTypesWithoutOperations() throws {
        let test = TestEnvironment()
        try test.environment.commitUpdate { store in
            let library = store.create("l", type: "Library")
            #expect(ConnectionHandler.connection(of: library, key: "Books_bokks") == nil)
        }
        #expect(test.log.allSatisfy { $0.name != "update.connection.unknown" })
    }
}
