/// The condition of `@follows` for the rows of a list, with the values of variables.
indirect enum RowFilter: Sendable, Equatable {
    case all([RowFilter])
    case any([RowFilter])
    case not(RowFilter)
    case field(FieldKey, Test)
    /// A key field of the object that a field links to.
    case key(FieldKey, of: FieldKey, Test)
    /// The field links to this object.
    case links(FieldKey, to: DataID)

    /// The condition for one value.
    enum Test: Sendable, Equatable {
        case isNull
        case equals(Value)
        case isOne(of: [Value])
        case isLess(than: Value)
        case isAtMost(Value)
        case isGreater(than: Value)
        case isAtLeast(Value)
    }

    /// Returns whether a row meets the condition; `nil` if the store doesn't know.
    func matches(_ row: BorrowedRecord, in source: RecordSource) -> Bool? {
        switch self {
        case .all(let filters): return Self.combine(filters, of: row, in: source, decisive: false)
        case .any(let filters): return Self.combine(filters, of: row, in: source, decisive: true)
        case .not(let filter): return filter.matches(row, in: source).map { !$0 }
        case .field(let field, let test): return test.holds(for: row[field])
        case .key(let key, let field, let test):
            guard case .link(let id) = row[field] else { return test.holds(for: row[field]) }
            guard let object = source.borrow(id) else { return nil }
            return object.isDeleted ? test.holds(for: .null) : test.holds(for: object[key])
        case .links(let field, let id):
            switch row[field] {
            case .link(let other): return other == id
            case .null: return false
            default: return nil
            }
        }
    }

    /// Returns `decisive` if one of the conditions has this result, and the opposite if all have that one.
    private static func combine(
        _ filters: [RowFilter],
        of row: BorrowedRecord,
        in source: RecordSource,
        decisive: Bool
    ) -> Bool? {
        var isKnown = true
        for filter in filters {
            let result = filter.matches(row, in: source)
            if result == decisive { return decisive }
            if result == nil { isKnown = false }
        }
        return isKnown ? !decisive : nil
    }

    /// The fields of rows that it looks at.
    var fields: [FieldKey] {
        switch self {
        case .all(let filters), .any(let filters): filters.flatMap(\.fields)
        case .not(let filter): filter.fields
        case .field(let field, _), .key(_, let field, _), .links(let field, _): [field]
        }
    }

    /// The values that fields of all rows have.
    var exactValues: [(field: FieldKey, value: Value)] {
        switch self {
        case .all(let filters): filters.flatMap(\.exactValues)
        case .field(let field, .equals(let value)): [(field, value)]
        case .links(let field, let id): [(field, .link(id))]
        default: []
        }
    }
}

extension RowFilter.Test {
    /// Returns whether a value meets the condition; `nil` if the value isn't known.
    func holds(for value: Value) -> Bool? {
        switch value {
        case .absent, .error, .fields: return nil
        default: break
        }
        switch self {
        case .isNull: return value == .null
        case .equals(let other): return value.isSame(as: other)
        case .isOne(let others): return others.contains { value.isSame(as: $0) }
        case .isLess(let other): return value.isLess(than: other) ?? false
        case .isAtMost(let other): return other.isLess(than: value).map { !$0 } ?? false
        case .isGreater(let other): return other.isLess(than: value) ?? false
        case .isAtLeast(let other): return value.isLess(than: other).map { !$0 } ?? false
        }
    }
}

extension Value {
    /// Returns whether two scalars are the same for a filter: numbers by value, and ids whether they
    /// are numbers or text.
    func isSame(as other: Value) -> Bool {
        switch (self, other) {
        case (.int(let number), .double(let other)), (.double(let other), .int(let number)):
            Double(number) == other
        case (.int(let number), .string(let text)), (.string(let text), .int(let number)):
            String(number) == text
        default: self == other
        }
    }

    /// Returns whether a scalar comes before another one of its kind; `nil` for other values.
    ///
    /// Text is compared by its bytes, so that dates in one format are in order.
    func isLess(than other: Value) -> Bool? {
        switch (self, other) {
        case (.int(let left), .int(let right)): left < right
        case (.double(let left), .double(let right)): left < right
        case (.int(let left), .double(let right)): Double(left) < right
        case (.double(let left), .int(let right)): left < Double(right)
        case (.bool(let left), .bool(let right)): !left && right
        case (.string(let left), .string(let right)):
            left.utf8.lexicographicallyPrecedes(right.utf8)
        default: nil
        }
    }

    /// The text by which equal values are found; `nil` for values that only comparing tells apart.
    var filterText: String? {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let number): "=\(number)"
        case .double(let number):
            Int64(exactly: number).map { "=\($0)" } ?? "=\(number)"
        case .string(let text): "=" + text
        case .link(let id): "#\(id.index)"
        default: nil
        }
    }
}

// MARK: - Reading artifacts

extension RowFilter {
    /// Creates the filter that an artifact's `where` describes; `nil` if it isn't one.
    ///
    /// `parent` is the object around the list.
    init?(_ object: JSONObject, parent: DataID, _ symbols: Symbols) {
        var filters: [RowFilter] = []
        for (name, value) in object {
            switch (name, value) {
            case ("and", .array(let elements)), ("or", .array(let elements)):
                var alternatives: [RowFilter] = []
                for element in elements {
                    guard let object = element.object,
                        let filter = RowFilter(object, parent: parent, symbols)
                    else { return nil }
                    alternatives.append(filter)
                }
                filters.append(name == "and" ? .all(alternatives) : .any(alternatives))
            case ("not", .object(let object)):
                guard let filter = RowFilter(object, parent: parent, symbols) else { return nil }
                // One whose variables aren't given excludes nothing.
                if filter != .all([]) { filters.append(.not(filter)) }
            case (_, .object(let tests)):
                let field = symbols.fieldKey(name)
                for (name, value) in tests {
                    guard
                        let filter = RowFilter(name, value, of: field, parent: parent, symbols)
                    else { return nil }
                    filters.append(filter)
                }
            default: return nil
            }
        }
        self = filters.count == 1 ? filters[0] : .all(filters)
    }

    /// Creates the condition of one operator, or that for a key field of a linked object.
    private init?(
        _ name: String,
        _ value: JSONValue,
        of field: FieldKey,
        parent: DataID,
        _ symbols: Symbols
    ) {
        if name == "isParent" {
            self =
                value == .bool(false) ? .not(.links(field, to: parent)) : .links(field, to: parent)
        } else if let (test, isNegated) = Test.make(name, value) {
            self = isNegated ? .not(.field(field, test)) : .field(field, test)
        } else {
            guard let tests = value.object else { return nil }
            let key = symbols.fieldKey(name)
            var filters: [RowFilter] = []
            for (name, value) in tests {
                guard let (test, isNegated) = Test.make(name, value) else { return nil }
                let filter = RowFilter.key(key, of: field, test)
                filters.append(isNegated ? .not(filter) : filter)
            }
            self = filters.count == 1 ? filters[0] : .all(filters)
        }
    }
}

extension RowFilter.Test {
    /// Creates the test of an operator, and says whether it is to fail; `nil` for other names.
    fileprivate static func make(
        _ name: String,
        _ value: JSONValue
    ) -> (test: RowFilter.Test, isNegated: Bool)? {
        switch name {
        case "eq", "ne":
            (value.isNull ? .isNull : .equals(Value(value)), name == "ne")
        case "in", "notIn":
            (.isOne(of: (value.array ?? [value]).map { Value($0) }), name == "notIn")
        case "lt": (.isLess(than: Value(value)), false)
        case "lte": (.isAtMost(Value(value)), false)
        case "gt": (.isGreater(than: Value(value)), false)
        case "gte": (.isAtLeast(Value(value)), false)
        default: nil
        }
    }
}
