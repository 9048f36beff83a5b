import Testing

@testable import Relay

/// Four optimistic updates, added and resolved in every order: what is left is what would be there
/// if the ones that were committed had been committed, and nothing else had ever been.
///
/// In full all 40,320 sequences; beside all other tests a twelfth of them.
@Suite struct OptimisticUpdateOrderTests {
    /// Adding the first, resolving it, adding the second, …: a number for each update, where the
    /// second time is the resolution.
    static let orders: [[Int]] = {
        var orders: [[Int]] = []
        func extend(_ order: [Int]) {
            guard order.count < 8 else { return orders.append(order) }
            for number in 0..<4 where order.count(where: { $0 == number }) < 2 {
                extend(order + [number])
            }
        }
        extend([])
        return orders
    }()

    /// What the server makes of each, and which of them fail.
    @Test(arguments: 0..<16)
    func leaveNoTrace(committed: Int) throws {
        #expect(Self.orders.count == 2_520)
        var expected: [[Int]: String] = [:]
        var compared: Set<[Int]> = []
        let stride = Thoroughness.isFull ? 1 : 12
        for order in Self.orders.enumerated().filter({ $0.offset % stride == 0 }).map(\.element) {
            let store = try Self.makeStore()
            var updates: [Int: Int] = [:]
            var state = (commits: [Int](), updates: [Int]())
            for (step, number) in order.enumerated() {
                if let update = updates.removeValue(forKey: number) {
                    state.updates.removeAll { $0 == number }
                    if committed & 1 << number == 0 {
                        store.remove(update)
                    } else {
                        state.commits.append(number)
                        try store.update(removing: update) { Self.commit(number, $0) }
                    }
                } else {
                    state.updates.append(number)
                    updates[number] = try store.add(
                        OptimisticUpdate { Self.applyOptimistically(number, $0) }
                    )
                }
                guard compared.insert(Array(order[...step])).inserted else { continue }
                let key = state.commits + [-1] + state.updates
                let text = try expected[key] ?? Self.serial(state.commits, state.updates)
                expected[key] = text
                let found = store.inspect().description
                guard found.hasSameBytes(as: text) else {
                    Issue.record("\(order) \(state): the store has\n\(found)\nand not\n\(text)")
                    return
                }
            }
            let view = store.source
            let base = store.writer.withLock { $0.base }
            var isEqual = view.count == base.count
            base.forEachID { if view[$0] != base[$0] { isEqual = false } }
            #expect(isEqual)
        }
    }

    /// The same without any optimistic update.
    private static func serial(_ commits: [Int], _ updates: [Int]) throws -> String {
        let store = try makeStore()
        for number in commits {
            try store.update { commit(number, $0) }
        }
        for number in updates {
            try store.update { applyOptimistically(number, $0) }
        }
        return store.inspect().description
    }

    private static func makeStore() throws -> Store {
        let store = Store()
        try store.update { store in
            let list = store.create("list", type: "List")
            list.setValue(0, for: "count")
            list.setLinkedRecords([], for: "items")
            store.create("item", type: "Item").setValue("old", for: "name")
        }
        return store
    }

    /// What an update does before the server has answered: they get in each other's way.
    private static func applyOptimistically(_ number: Int, _ store: RecordSourceProxy) {
        let list = store.record("list")
        list?.setValue(.int((list?.value("count")?.int ?? 0) + 1), for: "count")
        list?.setValue(.int(Int64(number)), for: "last")
        switch number {
        case 0:
            let items = list?.linkedRecords("items") ?? []
            list?.setLinkedRecords(items + [store.record("item")], for: "items")
        case 1: store.delete("item")
        case 2: store.record("item")?.setValue("new", for: "name")
        default: list?.setLinkedRecord(store.create("made", type: "Item"), for: "newest")
        }
    }

    /// What the server makes of it.
    private static func commit(_ number: Int, _ store: RecordSourceProxy) {
        let list = store.record("list")
        list?.setValue(.int((list?.value("count")?.int ?? 0) * 2 + Int64(number)), for: "count")
        switch number {
        case 0: list?.setLinkedRecords([store.record("item")], for: "items")
        case 1: store.delete("item")
        case 2: store.create("item", type: "Item").setValue("newer", for: "name")
        default: list?.setLinkedRecord(store.create("real", type: "Item"), for: "newest")
        }
    }
}
