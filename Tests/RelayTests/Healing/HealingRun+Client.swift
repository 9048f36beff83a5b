import Foundation
import Testing

@_spi(Generated) @testable import Relay

extension HealingRun {
    func delete() throws {
        let id = random.pick(["b0", "b1", "c0", "s0", "s1", "l", "u"])
        note("delete \(id)")
        guard changes.isEmpty else { return }
        try environment.commitUpdate { $0.delete(ID(id)) }
        // Who has references to what is gone has to fetch it.
        lists = []
    }

    func change() throws {
        if !changes.isEmpty {
            note("revert")
            changes.remove(at: Int.random(in: changes.indices, using: &random)).revert()
        } else {
            let id = random.pick(["b0", "c1", "s0", "l", "u"])
            let isDeletion = random.chance(50)
            note("optimistically \(isDeletion ? "delete" : "change") \(id)")
            try changes.append(
                environment.applyOptimisticChange { store in
                    guard let object = store.record(ID(id)) else { return }
                    if isDeletion {
                        store.delete(ID(id))
                    } else {
                        object.setValue("optimistic", for: "title")
                    }
                }
            )
        }
    }

    /// The records that exist and that loaded records link to.
    func linkedFromLoaded() -> Set<DataID> {
        let source = environment.store.source
        var linked: Set<DataID> = []
        for id in environment.store.roots.withLock({ $0.loaded.records }) {
            source.borrow(id)?.forEachLink { link in
                if source.borrow(link) != nil { linked.insert(link) }
            }
        }
        return linked
    }

    /// Loads what the store has, at times without the root, from which most of it can be reached.
    func load() throws {
        guard changes.isEmpty else { return }
        var records = environment.inspect().json
        if random.chance(30) { records["root"] = nil }
        note("load what the store has\(records["root"] == nil ? ", without the root" : "")")
        let json = JSONValue.object(records).description
        (lists, loaded) = ([], [])
        kept.forEach { $0.dispose() }
        kept = []
        try environment.load(try JSONValue(parsing: Data(json.utf8)).object ?? [:])
        let queries: [any GraphQLQuery] = [
            LibraryQuery(id: "l", first: 2), LatestBooksQuery(id: "l", last: 2),
            StoriesQuery(count: 2), CatalogQuery(id: "l", page: 1, size: 2),
        ]
        loaded = deletes ? [] : queries.filter { isComplete($0) }
    }

    func invalidate() throws {
        note("invalidate")
        let isWhole = random.chance(50)
        try environment.commitUpdate { store in
            guard !isWhole else { return store.invalidateStore() }
            store.record(ID("l"))?.invalidateRecord()
        }
    }

    func cancel() async throws {
        let count = Int.random(in: 0..<20, using: &random)
        note("cancel a fetch after \(count) turns")
        let (environment, isStreamed) = (environment, random.chance(50))
        let fetched = Task {
            if isStreamed {
                _ = try? await environment.fetch(StoriesQuery(count: 4))
            } else {
                _ = try? await environment.fetch(ArchiveQuery(id: "l", offset: 0, limit: 3))
            }
        }
        for _ in 0..<count { await Task.yield() }
        fetched.cancel()
        await fetched.value
    }

    // MARK: - Fields of the client

    private func draft() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             library(id: "l"): type Library
              id: ID!
              marked: [type Book] @client
               id: ID!
              draft: type Draft @client
               text: String
               books: [type Book] @client
                id: ID!
              name: String
            reader
             library(id: "l")
              name
              draft @client
               text
               books @client
                id
              marked @client
               id
            """,
            in: test
        )
    }

    private struct Draft: TestSelection, FieldValue {
        let text: String?
        let books: [Field<String>?]?

        init(_ reader: inout Reader) {
            text = reader.optionalString(0)
            books = reader.value(1)
        }
    }

    private struct DraftLibrary: TestSelection, FieldValue {
        let name: String?
        let draft: Draft?
        let marked: [Field<String>?]?

        init(_ reader: inout Reader) {
            name = reader.optionalString(0)
            draft = reader.optionalObject(1)
            marked = reader.value(2)
        }
    }

    func writeClientFields() throws {
        note("write a draft")
        try environment.commitUpdate { store in
            guard let library = store.record(ID("l")) else { return }
            let draft = library.getOrCreateLinkedRecord("draft", type: "Draft")
            draft.setValue("d", for: "text")
            let books = ["b0", "c0"].compactMap { store.record(ID($0)) }
            draft.setLinkedRecords(books, for: "books")
            library.setLinkedRecords(books, for: "marked")
        }
    }

    func checkDraft() throws {
        guard changes.isEmpty else { return }
        note("fetch the draft")
        let document = try draft()
        try document.write(#"{"library":{"id":"l","name":"n"}}"#)
        let verdict = environment.store.examine(document.operation)
        guard verdict.isComplete else { throw Wound(description: "the draft is \(verdict)") }
        let data = document.read(One<DraftLibrary>.self)
        if data.value?.inner?.name != "n" { throw Wound(description: "the draft is unreadable") }
    }
}
