import Relay

/// A selection that a test writes by hand, whose properties are compared one by one.
///
/// The generator writes `areSame` for each struct.
protocol TestSelection: SelectedObject, Equatable {}

extension FieldValue where Self: TestSelection {
    // Says which of two is meant: `FieldValue` has one, too.
    static func areSame(_ left: Self, _ right: Self) -> Bool { haveSameProperties(left, right) }
}

extension TestSelection {
    static func areSame(_ left: Self, _ right: Self) -> Bool { haveSameProperties(left, right) }

    fileprivate static func haveSameProperties(_ left: Self, _ right: Self) -> Bool {
        zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children).allSatisfy {
            guard let value = $0.value as? any Equatable else { return false }
            return isEqual(value, $1.value)
        }
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
        other as? Value == value
    }
}
