/// The name of a field, with its arguments, or of a type, as a row of a storage has it.
///
/// The number of the row is twice the number of the name, plus one for a type. The contents are the text.
enum StoredName {
    static func number(of key: FieldKey) -> Int64 { Int64(key.index) << 1 }

    static func number(of type: TypeName) -> Int64 { Int64(type.index) << 1 | 1 }

    /// Returns the number of the name in a row, and whether it is a type's.
    static func name(_ number: Int64) -> (index: UInt32, isType: Bool)? {
        guard number >= 0 else { return nil }
        return UInt32(exactly: number >> 1).map { ($0, number & 1 == 1) }
    }

    static func encode(_ text: String) -> ByteWriter {
        var bytes = ByteWriter()
        bytes.write(text)
        return bytes
    }
}
