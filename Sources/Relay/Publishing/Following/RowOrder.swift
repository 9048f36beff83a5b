/// The order of a list with `@follows`: its fields, the most important one first.
struct RowOrder: Sendable, Equatable {
    /// One field of an order.
    struct Field: Sendable, Equatable {
        let key: FieldKey
        let isDescending: Bool
        /// Whether rows without a value come first; they come last otherwise.
        let hasNullsFirst: Bool
    }

    let fields: [Field]

    /// Creates the order that an artifact's `orderBy` describes; `nil` if it isn't one.
    init?(_ value: JSONValue?, _ symbols: Symbols) {
        var fields: [Field] = []
        for element in value?.array ?? [] {
            guard let members = element.object else { return nil }
            for (name, direction) in members {
                guard let text = direction.string else { return nil }
                fields.append(
                    Field(
                        key: symbols.fieldKey(name),
                        isDescending: text.hasPrefix("DESC"),
                        hasNullsFirst: text.hasSuffix("_NULLS_FIRST")
                    )
                )
            }
        }
        self.fields = fields
    }

    /// Returns whether a row comes before another one; `nil` if the store doesn't know.
    func isBefore(_ row: BorrowedRecord, _ other: BorrowedRecord) -> Bool? {
        for field in fields {
            let (value, otherValue) = (row[field.key], other[field.key])
            switch (value, otherValue) {
            case (.absent, _), (.error, _), (_, .absent), (_, .error): return nil
            case (.null, .null): continue
            case (.null, _): return field.hasNullsFirst
            case (_, .null): return !field.hasNullsFirst
            default: break
            }
            guard let isLess = value.isLess(than: otherValue),
                let isGreater = otherValue.isLess(than: value)
            else { return nil }
            if isLess || isGreater { return isLess != field.isDescending }
        }
        return false
    }
}
