import Foundation
import Testing

@testable import Relay

/// Random writes, clock steps, updates and collections beside a simple model of ages: a table of when
/// each field was received.
@Suite(.timeLimit(.minutes(10))) struct FreshnessModelTests {
    @Test(arguments: Thoroughness.seeds("FRESHNESS_SEEDS", short: 6, full: 50))
    func agesAreWhatTheModelSays(seed: UInt64) throws {
        var run = FreshnessRun(seed)
        for step in 0..<(Thoroughness.isFull ? 1_000 : 300) { try run.step(seed, step) }
    }
}

private struct FreshnessRun {
    private struct Cell: Hashable {
        let record: String
        let field: String
    }

    private struct Date {
        var received: ContinuousClock.Instant
        var seconds: Int32
    }

    private enum Shape: CaseIterable {
        case name, stock, whole, related
    }

    private let clock = TestClock()
    private let test: TestEnvironment
    private var random: SeededGenerator
    /// The fields that have come.
    private var known: Set<Cell> = []
    private var dates: [Cell: Date] = [:]
    /// The products of the list; and those related to a product.
    private var list: [String] = []
    private var related: [String: [String]] = [:]
    private var optimistic: [(change: OptimisticChange, product: String)] = []

    private static let products = ["1", "2", "3", "4"]

    init(_ seed: UInt64) {
        let clock = clock
        test = TestEnvironment { $0.now = { clock.now } }
        random = SeededGenerator(seed: seed)
    }

    mutating func step(_ seed: UInt64, _ step: Int) throws {
        let product = random.pick(Self.products)
        switch Int.random(in: 0..<24, using: &random) {
        case 0...9: try write(product)
        case 10...12: try writeList()
        case 13: try writeShelf(product)
        case 14...18:
            let seconds = random.pick([0, 1, 1, 4, 5, 25, 30, 55, 60, 540])
            clock.advance(by: .seconds(seconds))
        case 19: try update(product)
        case 20: try applyOptimisticChange(product)
        case 21: revert()
        case 22: collect()
        default:
            guard random.chance(10) else { return try write(product) }
            test.environment.reset()
            forgetAll()
            optimistic = []
        }
        for product in Self.products {
            let id = ID(product)
            for shape in Shape.allCases {
                let comment: Comment = "seed \(seed), step \(step): \(shape) \(product)"
                try compare(operation(shape, id), cells(shape, product), comment)
            }
        }
        let inList = list.flatMap {
            [Cell(record: $0, field: "name"), Cell(record: $0, field: "stock")]
        }
        let listed = [Cell(record: "root", field: "products")] + inList
        let query = test.environment.describe(ProductsQuery())
        try compare(query, listed, "seed \(seed), step \(step): list")
    }

    /// Throws at the first difference.
    private func compare(
        _ operation: OperationDescriptor,
        _ cells: [Cell],
        _ comment: Comment
    ) throws {
        let stored = test.environment.store.examine(operation)
        let isComplete = cells.allSatisfy { known.contains($0) }
        try #require(stored.isComplete == isComplete, comment)
        guard isComplete, stored.isComplete else { return }
        let expected = cells.compactMap { cell -> ContinuousClock.Instant? in
            if optimistic.contains(where: { $0.product == cell.record }) { return nil }
            return dates[cell].map { $0.received + .seconds($0.seconds) }
        }.min()
        try #require(stored.expiry == expected, comment)
        try #require(stored.isExpired == (expected.map { $0 <= clock.now } ?? false), comment)
    }

    // MARK: - Queries

    private func operation(_ shape: Shape, _ id: ID) -> OperationDescriptor {
        switch shape {
        case .name: test.environment.describe(ProductNameQuery(id: id))
        case .stock: test.environment.describe(ProductStockQuery(id: id))
        case .whole: test.environment.describe(ProductQuery(id: id))
        case .related: test.environment.describe(RelatedQuery(id: id))
        }
    }

    private func cells(_ shape: Shape, _ product: String) -> [Cell] {
        let link = Cell(record: "root", field: product)
        let fields: [String] =
            switch shape {
            case .name: ["name"]
            case .stock: ["stock"]
            case .whole: ["name", "stock", "dollars", "euros", "brand"]
            case .related: ["stock", "related"]
            }
        var cells = [link] + fields.map { Cell(record: product, field: $0) }
        if case .whole = shape { cells.append(Cell(record: "brand", field: "name")) }
        if case .related = shape {
            cells += (related[product] ?? []).map { Cell(record: $0, field: "name") }
        }
        return cells
    }

    // MARK: - Steps

    private mutating func receive(_ record: String, _ field: String, _ age: Int32?) {
        let cell = Cell(record: record, field: field)
        known.insert(cell)
        let old = dates[cell]
        guard let seconds = age ?? old?.seconds else { return }
        dates[cell] = Date(received: clock.now, seconds: seconds)
    }

    private mutating func write(_ product: String) throws {
        let id = ID(product)
        let shape = random.pick(Shape.allCases)
        receive("root", product, 60)
        func response(_ fields: String) -> String {
            #"{"data":{"product":{"id":"\#(product)",\#(fields)}}}"#
        }
        switch shape {
        case .name:
            receive(product, "name", 60)
            try test.write(response(#""name":"n""#), ProductNameQuery(id: id))
        case .stock:
            receive(product, "stock", 5)
            try test.write(response(#""stock":1"#), ProductStockQuery(id: id))
        case .whole:
            receive(product, "stock", 5)
            for field in ["name", "dollars", "euros"] { receive(product, field, 60) }
            receive(product, "brand", 600)
            receive("brand", "name", 600)
            let fields =
                #""name":"n","stock":1,"dollars":1.0,"euros":1.0,"#
                + #""brand":{"id":"brand","name":"b"}"#
            try test.write(response(fields), ProductQuery(id: id))
        case .related:
            receive(product, "stock", 5)
            receive(product, "related", 60)
            let others = pickProducts()
            related[product] = others
            for other in others { receive(other, "name", 60) }
            let objects = others.map { #"{"id":"\#($0)","name":"n"}"# }.joined(separator: ",")
            try test.write(response(#""stock":1,"related":[\#(objects)]"#), RelatedQuery(id: id))
        }
    }

    private mutating func pickProducts() -> [String] {
        Self.products.filter { _ in random.chance(60) }.shuffled(using: &random)
    }

    private mutating func writeList() throws {
        list = pickProducts()
        receive("root", "products", 30)
        for product in list {
            receive(product, "name", 30)
            receive(product, "stock", 5)
        }
        let objects = list.map { #"{"id":"\#($0)","name":"n","stock":1}"# }.joined(separator: ",")
        try test.write(#"{"data":{"products":[\#(objects)]}}"#, ProductsQuery())
    }

    private mutating func writeShelf(_ product: String) throws {
        receive(product, "name", nil)
        try test.write(
            #"{"data":{"shelf":{"label":"l","product":{"id":"\#(product)","name":"n"}}}}"#,
            ShelfQuery()
        )
    }

    private mutating func update(_ product: String) throws {
        let field = random.pick(["name", "stock"])
        let cell = Cell(record: product, field: field)
        guard known.contains(cell) else { return }
        if dates[cell] != nil { dates[cell]?.received = clock.now }
        let value: JSONValue = field == "name" ? "n" : 1
        try test.environment.commitUpdate { $0.record(ID(product))?.setValue(value, for: field) }
    }

    private mutating func applyOptimisticChange(_ product: String) throws {
        guard known.contains(Cell(record: product, field: "name")), optimistic.count < 3,
            !optimistic.contains(where: { $0.product == product })
        else { return }
        let change = try test.environment.applyOptimisticChange {
            $0.record(ID(product))?.setValue("optimistic", for: "name")
        }
        optimistic.append((change, product))
    }

    private mutating func revert() {
        guard !optimistic.isEmpty else { return }
        optimistic.remove(at: Int.random(in: 0..<optimistic.count, using: &random)).change.revert()
    }

    private mutating func collect() {
        guard optimistic.isEmpty else { return }
        test.environment.store.releaseMemory()
        forgetAll()
    }

    private mutating func forgetAll() {
        (known, dates, list, related) = ([], [:], [], [:])
    }
}
