/// Compares generated structs, a property at a time.
///
/// Generated code calls these helpers, each of one type, because they compile several times as
/// fast as a chain of `==` or a synthesized conformance.
public struct Equality {
    /// Whether all properties were the same so far.
    @_spi(Generated) public private(set) var isEqual = true

    /// A comparison that has found no difference yet.
    @_spi(Generated) public init() {}

    /// Compares texts by their bytes.
    @_spi(Generated) public mutating func string(_ left: String, _ right: String) {
        isEqual = isEqual && left.hasSameBytes(as: right)
    }

    /// Compares texts by their bytes.
    @_spi(Generated) public mutating func optionalString(_ left: String?, _ right: String?) {
        isEqual = isEqual && String?.areSame(left, right)
    }

    /// Compares integers.
    @_spi(Generated) public mutating func int(_ left: Int, _ right: Int) {
        isEqual = isEqual && left == right
    }

    /// Compares integers.
    @_spi(Generated) public mutating func optionalInt(_ left: Int?, _ right: Int?) {
        isEqual = isEqual && left == right
    }

    /// Compares numbers.
    @_spi(Generated) public mutating func double(_ left: Double, _ right: Double) {
        isEqual = isEqual && left == right
    }

    /// Compares numbers.
    @_spi(Generated) public mutating func optionalDouble(_ left: Double?, _ right: Double?) {
        isEqual = isEqual && left == right
    }

    /// Compares booleans.
    @_spi(Generated) public mutating func bool(_ left: Bool, _ right: Bool) {
        isEqual = isEqual && left == right
    }

    /// Compares booleans.
    @_spi(Generated) public mutating func optionalBool(_ left: Bool?, _ right: Bool?) {
        isEqual = isEqual && left == right
    }

    /// Compares ids by their bytes.
    @_spi(Generated) public mutating func id(_ left: ID, _ right: ID) {
        isEqual = isEqual && left == right
    }

    /// Compares ids by their bytes.
    @_spi(Generated) public mutating func optionalID(_ left: ID?, _ right: ID?) {
        isEqual = isEqual && left == right
    }

    /// Compares anything else.
    @_spi(Generated) public mutating func value<Value: FieldValue>(_ left: Value, _ right: Value) {
        isEqual = isEqual && Value.areSame(left, right)
    }
}
