@testable import Relay

/// A list on screen, whatever its fragment.
struct OpenList {
    let name: String
    var pages: [(RelayEnvironment, Int) async throws -> Void] = []
    let refetch: (RelayEnvironment) async throws -> Void
    /// Reads all of the list.
    let read: (RelayEnvironment) throws -> Void

    init<Fragment: RefetchableFragment>(
        _ reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        name = "\(Fragment.self)"
        refetch = { try await $0.refetch(reference) }
        read = { try readRows(try $0.read(reference), $0) }
    }

    init<Fragment: ForwardPaginationFragment>(
        next reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        self.init(reference, readRows)
        pages.append { _ = try await $0.loadNext($1, of: reference) }
        pages.append { _ = try await $0.loadAll($1 * 3, of: reference) }
    }

    init<Fragment: BackwardPaginationFragment>(
        previous reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        self.init(reference, readRows)
        pages.append { _ = try await $0.loadPrevious($1, of: reference) }
    }

    init<Fragment: ForwardPaginationFragment & BackwardPaginationFragment>(
        numbered reference: FragmentRef<Fragment>,
        _ readRows: @escaping (Fragment.Output, RelayEnvironment) throws -> Void = { _, _ in }
    ) {
        self.init(next: reference, readRows)
        pages.append { _ = try await $0.loadPrevious($1, of: reference) }
    }
}
