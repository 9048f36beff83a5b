/// A generated struct or enum with the selected fields of an object.
public typealias Selection = SelectedObject & Equatable

/// The selected fields of an object.
///
/// It does not refine `Equatable`, because the witness table of a protocol that refines a standard
/// library protocol is created at run time, which adds code and an indirection to each generated
/// type. It does not refine ``FieldValue`` either, because each conformance adds code. Only types
/// that are read as a definition's root, in nested lists or in a `Result` conform to both.
public protocol SelectedObject: Sendable {
    /// Reads the selected fields.
    ///
    /// Generated code implements it.
    init(_ reader: inout Reader)

    /// Returns whether two objects have equal fields; strings are compared by their bytes.
    ///
    /// Generated code implements it. It isn't called `==`, because the compiler tries all functions of
    /// that name for each `==` in the module.
    static func areSame(_ left: Self, _ right: Self) -> Bool
}

extension SelectedObject where Self: Equatable {
    /// Returns whether two objects have equal fields; strings are compared by their bytes.
    public static func == (left: Self, right: Self) -> Bool { areSame(left, right) }
}

extension FieldValue where Self: SelectedObject & Equatable {
    /// Not `==`, as for other values, because that calls this function.
    @available(*, unavailable, message: "Compare the properties in `areSame`.")
    public static func areSame(_ left: Self, _ right: Self) -> Bool { false }
}

extension FieldValue where Self: SelectedObject {
    /// Reads the object that a field links to.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.object(stored)
    }

    /// True: if an object in a list of non-null objects is deleted, the list can only omit it.
    public static var isLeftOutWhenDeleted: Bool { true }
}
