import Testing

@testable import Relay

/// Finding all connections of an object by their key and filters.
@Suite struct ConnectionSearchTests {
    private let library = Library(2)

    private func open() async throws -> [FragmentRef<Books_library>] {
        library.shelves["crime"] = ["x0"]
        library.shelves["crime/a\"b,()"] = ["y0"]
        return [
            try await library.open(),
            try await library.open(genre: "crime"),
            try await library.open(genre: "crime", tags: .value(["a\"b", "()"])),
        ]
    }

    private func connections(
        _ key: String,
        where condition: (JSONObject) -> Bool = { _ in true }
    ) throws -> [[String]] {
        var ids: [[String]] = []
        try library.environment.commitUpdate { store in
            let record = try #require(store.record("l"))
            let found = ConnectionHandler.connections(of: record, key: key, where: condition)
            ids = found.map { connection in
                let edges = connection.linkedRecords("edges") ?? []
                return edges.compactMap { $0?.linkedRecord("node")?.id?.rawValue }
            }
        }
        return ids
    }

    @Test func findsAllOfAKey() async throws {
        let lists = try await open()
        #expect(Set(try connections("Books_books")) == [["b0", "b1"], ["x0"], ["y0"]])
        #expect(try connections("Hall_books") == [])
        #expect(try connections("Books") == [])
        withExtendedLifetime(lists) {}
    }

    @Test func findsThoseWithFilters() async throws {
        let lists = try await open()
        #expect(try connections("Books_books") { $0["genre"] == "crime" } == [["y0"], ["x0"]])
        #expect(try connections("Books_books") { $0["tags"]?.array?.count == 2 } == [["y0"]])
        #expect(try connections("Books_books") { $0["genre"] == nil } == [["b0", "b1"]])
        withExtendedLifetime(lists) {}
    }

    @Test func theirIDsNameThem() async throws {
        let lists = try await open()
        try library.environment.commitUpdate { store in
            let record = try #require(store.record("l"))
            let ids = ConnectionHandler.connectionIDs(of: record, key: "Books_books") {
                $0["genre"] == "crime"
            }
            #expect(
                Set(ids) == [
                    ConnectionHandler.connectionID(
                        of: "l",
                        key: "Books_books",
                        filters: ["genre": "crime", "tags": .null]
                    ),
                    ConnectionHandler.connectionID(
                        of: "l",
                        key: "Books_books",
                        filters: ["tags": ["a\"b", "()"], "genre": "crime"]
                    ),
                ]
            )
        }
        withExtendedLifetime(lists) {}
    }

    @Test func generatedKeysNameThem() async throws {
        let lists = try await open()
        let crime = Books_library.booksConnection(genre: "crime", tags: .null)
        #expect(
            crime.id(of: "l")
                == ConnectionHandler.connectionID(
                    of: "l",
                    key: "Books_books",
                    filters: ["genre": "crime", "tags": .null]
                )
        )
        try library.environment.commitUpdate { store in
            let record = try #require(store.record("l"))
            let list = try #require(ConnectionHandler.connection(crime, of: record))
            #expect(list.linkedRecords("edges")?.count == 1)
            #expect(crime.id(of: record) == crime.id(of: "l"))
            let tags = Books_library.booksConnection(
                genre: "crime",
                tags: .value(["a\"b", "()"])
            )
            #expect(ConnectionHandler.connection(tags, of: record) != nil)
            let other = Books_library.booksConnection(genre: "romance")
            #expect(ConnectionHandler.connection(other, of: record) == nil)
            #expect(
                Hall_library.shelfConnection().id(of: "h")
                    == ConnectionHandler.connectionID(of: "h", key: "Hall_shelf")
            )
        }
        withExtendedLifetime(lists) {}
    }

    /// An optimistic update runs again when a connection with another filter appears.
    @Test func anOptimisticUpdateSeesConnectionsThatAppearLater() async throws {
        let books = try await library.open()
        let update = try library.environment.store.add(
            OptimisticUpdate { store in
                guard let record = store.record("l") else { return }
                for list in ConnectionHandler.connections(of: record, key: "Books_books") {
                    ConnectionHandler.deleteNode("b0", in: list)
                }
            }
        )
        #expect(try library.ids(books) == ["b1"])
        library.shelves["crime"] = ["b0", "x"]
        let crime = try await library.open(genre: "crime")
        #expect(try library.ids(crime) == ["x"])
        library.environment.store.remove(update)
        #expect(try library.ids(crime) == ["b0", "x"])
    }
}
