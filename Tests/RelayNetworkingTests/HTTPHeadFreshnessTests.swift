import Testing

@testable import RelayNetworking

/// For how long headers say that a response is fresh.
@Suite struct HTTPHeadFreshnessTests {
    typealias Row = (control: String?, age: String?, expected: Int64?)

    static let rows: [Row] = [
        (nil, nil, nil), ("max-age=60", nil, 60), ("public, Max-Age=60", "20", 40),
        ("max-age=60", "61", 0), ("no-store", nil, 0), ("max-age=60, no-cache", nil, 0),
        ("private", nil, nil), ("max-age=\"30\"", nil, 30), ("max-age=x", nil, 0),
        ("max-age=-5", nil, 0), ("max-age=99999999999999", nil, Int64(Int32.max)),
        ("max-age=60", "x", 60), ("max-age=60", "-9", 60), ("s-maxage=9", nil, nil),
        ("max-age=60, max-age=10", nil, 10), ("max-age", nil, 0), (" max-age = 7 ", nil, 7),
        ("", nil, nil), (",,", nil, nil),
        // Many caches have kept it.
        ("max-age=60", "99999999999999999999", 0), ("max-age=60", "90, 5", 0),
        ("max-age=60", "5, 90", 55),
    ]

    @Test(arguments: rows)
    func reads(row: Row) {
        var head = HTTPHead(status: 200)
        head.headers["Cache-Control"] = row.control
        head.headers["Age"] = row.age
        #expect(head.maxAge == row.expected.map { .seconds($0) })
    }
}
