/// A generated struct or enum that holds what a document selects of an object.
public protocol Selection: FieldValue, Equatable {
    /// Reads the selected fields; generated code implements it.
    init(_ reader: inout Reader)
}

extension Selection {
    /// Reads the object that a field links to.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.object(stored)
    }

    /// Yes: a list of objects that can't be null has no other way to show that one is gone.
    public static var isLeftOutWhenDeleted: Bool { true }
}
