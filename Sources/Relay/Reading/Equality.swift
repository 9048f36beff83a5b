/// Compares generated structs property by property.
///
/// Generated code calls these methods, each for a single type, because they compile several times
/// faster than a chain of `==` or a synthesized conformance.
@_spi(Generated) public struct Equality {
    /// Whether all properties compared so far are equal.
    @_spi(Generated) public private(set) var isEqual = true

    /// Creates a comparison in which no difference was found yet.
    @_spi(Generated) public init() {}

    /// Compares strings by their bytes.
    @_spi(Generated) public mutating func string(_ left: String, _ right: String) {
        isEqual = isEqual && left.hasSameBytes(as: right)
    }

    /// Compares strings by their bytes.
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

    /// Compares objects.
    @_spi(Generated) public mutating func object<Object: SelectedObject>(
        _ left: Object,
        _ right: Object
    ) {
        isEqual = isEqual && Object.areSame(left, right)
    }

    /// Compares objects.
    @_spi(Generated) public mutating func optionalObject<Object: SelectedObject>(
        _ left: Object?,
        _ right: Object?
    ) {
        isEqual = isEqual && Self.areSame(left, right, Object.areSame)
    }

    /// Compares lists of objects.
    @_spi(Generated) public mutating func objects<Object: SelectedObject>(
        _ left: [Object],
        _ right: [Object]
    ) {
        isEqual = isEqual && Self.areSame(left, right, Object.areSame)
    }

    /// Compares lists of objects.
    @_spi(Generated) public mutating func optionalObjects<Object: SelectedObject>(
        _ left: [Object]?,
        _ right: [Object]?
    ) {
        isEqual = isEqual && Self.areSame(left, right) { Self.areSame($0, $1, Object.areSame) }
    }

    /// Compares lists of nullable objects.
    @_spi(Generated) public mutating func objectsOrNil<Object: SelectedObject>(
        _ left: [Object?],
        _ right: [Object?]
    ) {
        isEqual = isEqual && Self.areSame(left, right) { Self.areSame($0, $1, Object.areSame) }
    }

    /// Compares lists of nullable objects.
    @_spi(Generated) public mutating func optionalObjectsOrNil<Object: SelectedObject>(
        _ left: [Object?]?,
        _ right: [Object?]?
    ) {
        isEqual =
            isEqual
            && Self.areSame(left, right) {
                Self.areSame($0, $1) { Self.areSame($0, $1, Object.areSame) }
            }
    }

    /// Compares lists of objects that grow.
    @_spi(Generated) public mutating func growingList<Object: SelectedObject>(
        _ left: GrowingList<Object>,
        _ right: GrowingList<Object>
    ) {
        isEqual = isEqual && left.hasSameElements(as: right, Object.areSame)
    }

    /// Compares lists of objects that grow.
    @_spi(Generated) public mutating func optionalGrowingList<Object: SelectedObject>(
        _ left: GrowingList<Object>?,
        _ right: GrowingList<Object>?
    ) {
        isEqual =
            isEqual
            && Self.areSame(left, right) { $0.hasSameElements(as: $1, Object.areSame) }
    }

    /// Compares lists of nullable objects that grow.
    @_spi(Generated) public mutating func growingListOrNil<Object: SelectedObject>(
        _ left: GrowingList<Object?>,
        _ right: GrowingList<Object?>
    ) {
        isEqual =
            isEqual
            && left.hasSameElements(as: right) { Self.areSame($0, $1, Object.areSame) }
    }

    /// Compares lists of nullable objects that grow.
    @_spi(Generated) public mutating func optionalGrowingListOrNil<Object: SelectedObject>(
        _ left: GrowingList<Object?>?,
        _ right: GrowingList<Object?>?
    ) {
        isEqual =
            isEqual
            && Self.areSame(left, right) {
                $0.hasSameElements(as: $1) { Self.areSame($0, $1, Object.areSame) }
            }
    }

    /// Compares fragment references.
    @_spi(Generated) public mutating func fragment<Fragment: FragmentDefinition>(
        _ left: FragmentRef<Fragment>,
        _ right: FragmentRef<Fragment>
    ) {
        isEqual = isEqual && left == right
    }

    /// Compares fragment references.
    @_spi(Generated) public mutating func optionalFragment<Fragment: FragmentDefinition>(
        _ left: FragmentRef<Fragment>?,
        _ right: FragmentRef<Fragment>?
    ) {
        isEqual = isEqual && Self.areSame(left, right, ==)
    }

    /// Compares values of other types.
    @_spi(Generated) public mutating func optionalValue<Value: FieldValue>(
        _ left: Value?,
        _ right: Value?
    ) {
        isEqual = isEqual && Self.areSame(left, right, Value.areSame)
    }

    /// Compares values of other types.
    @_spi(Generated) public mutating func value<Value: FieldValue>(_ left: Value, _ right: Value) {
        isEqual = isEqual && Value.areSame(left, right)
    }

    @inline(__always)
    private static func areSame<Value>(
        _ left: Value?,
        _ right: Value?,
        _ areSame: (Value, Value) -> Bool
    ) -> Bool {
        switch (left, right) {
        case (let left?, let right?): areSame(left, right)
        case (nil, nil): true
        default: false
        }
    }

    @inline(__always)
    private static func areSame<Element>(
        _ left: [Element],
        _ right: [Element],
        _ areSame: (Element, Element) -> Bool
    ) -> Bool {
        guard left.count == right.count else { return false }
        var index = 0
        while index < left.count {
            guard areSame(left[index], right[index]) else { return false }
            index &+= 1
        }
        return true
    }
}
