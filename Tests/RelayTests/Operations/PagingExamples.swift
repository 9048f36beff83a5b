import Foundation
import Relay

// The code of the article on paging, to the letter.

func showMore(
    _ books: FragmentRef<Books_library>,
    in environment: RelayEnvironment
) async -> String {
    do {
        switch try await environment.loadNext(20, of: books) {
        case .loaded(let added, let hasMore):
            return "\(added) more\(hasMore ? "…" : "")"
        case .atEnd: return "That's all."
        }
    } catch {
        return "Try again: \(error.localizedDescription)"
    }
}

func loadForSearch(
    _ books: FragmentRef<Books_library>,
    in environment: RelayEnvironment
) async throws -> Bool {
    let result = try await environment.loadAll(1_000, pageSize: 100, of: books)
    return !result.hasMore
}

func refresh(
    _ books: FragmentRef<Books_library>,
    in environment: RelayEnvironment
) async throws {
    try await environment.refetch(books, pageSize: 100)
}

func showCrime(
    _ books: FragmentRef<Books_library>,
    in environment: RelayEnvironment
) async throws -> FragmentRef<Books_library> {
    try await environment.refetch(books, with: .init(genre: "crime"))
}

func showMoreStock(
    _ stock: FragmentRef<Stock_library>,
    in environment: RelayEnvironment
) async throws -> [String] {
    try await environment.loadNext(20, of: stock)
    let rows = try environment.read(stock).stock ?? []
    return rows.compactMap { $0?.id.rawValue }
}

func remove(
    _ book: ID,
    from library: ID,
    in environment: RelayEnvironment
) throws {
    try environment.commitUpdate { store in
        guard let library = store.record(library) else { return }
        let key = "Books_books"
        let lists = ConnectionHandler.connections(of: library, key: key) { filters in
            filters["genre"] == "crime"
        }
        for list in lists { ConnectionHandler.deleteNode(book, in: list) }
    }
}

func state(
    _ books: FragmentRef<Books_library>,
    in environment: RelayEnvironment
) throws -> Data {
    try JSONEncoder().encode([environment.save(books)])
}

func restore(
    _ state: Data,
    in environment: RelayEnvironment
) async throws -> FragmentRef<Books_library> {
    let saved = try JSONDecoder()
        .decode([SavedReference<Books_library>].self, from: state)
    return try await environment.reference(to: saved.first ?? .init("1"))
}

func showMoreOfTheArchive(
    _ archive: FragmentRef<Archive_library>,
    in environment: RelayEnvironment
) async throws -> String {
    try await environment.loadNext(20, of: archive)
    let books = try environment.read(archive).archive
    return "\(books?.rows?.count ?? 0) of \(books?.total ?? 0)"
}
