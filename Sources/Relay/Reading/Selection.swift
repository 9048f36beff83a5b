/// A generated struct or enum that holds what a document selects of an object.
public typealias Selection = SelectedObject & Equatable

/// What can be read from an object's selected fields.
///
/// Apart from `Equatable`, and the constraint of the reader's functions: the table of a conformance
/// to a protocol that refines one of the standard library is made at run time, which costs code and
/// an indirection for each generated type. Apart from ``FieldValue`` as well, because each
/// conformance costs code: just what is read as a whole, or stands in lists within lists or in a
/// `Result`, is of both.
public protocol SelectedObject: Sendable {
    /// Reads the selected fields; generated code implements it.
    init(_ reader: inout Reader)
}

extension FieldValue where Self: SelectedObject {
    /// Reads the object that a field links to.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.object(stored)
    }

    /// Yes: a list of objects that can't be null has no other way to show that one is gone.
    public static var isLeftOutWhenDeleted: Bool { true }
}
