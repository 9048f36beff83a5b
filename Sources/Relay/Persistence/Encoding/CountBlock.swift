/// How many records 256 neighbouring rows of records have, as a row of a storage has them.
///
/// A byte for each row; rows at the end that have none are left out. With these, opening a storage reads
/// nothing else about the records.
enum CountBlock {
    private static let size = 256

    /// Returns the number of the row with the count of a block of records.
    static func number(ofBlock number: Int64) -> Int64 { number >> 8 }

    /// Encodes the counts of a row; `nil` if all are zero.
    static func encode(
        _ number: Int64,
        of counts: BlockCounts
    ) -> (contents: ByteWriter, count: Int)? {
        var contents = ByteWriter()
        var (sum, end) = (0, 0)
        for place in 0..<size {
            let count = counts[number << 8 | Int64(place)]
            contents.write(byte: count)
            sum += Int(count)
            if count > 0 { end = place + 1 }
        }
        guard sum > 0 else { return nil }
        contents.removeAll(after: end)
        return (contents, sum)
    }

    /// Reads a row.
    static func decode(
        _ reader: inout ByteReader,
        _ number: Int64,
        _ known: KnownNames,
        into counts: inout BlockCounts
    ) throws(DamagedRow) {
        guard (0...Int64(known.idCount >> 14)).contains(number), reader.remaining <= size else {
            throw DamagedRow()
        }
        for place in 0..<reader.remaining {
            let count = try reader.byte()
            guard count <= RecordBlock.size else { throw DamagedRow() }
            counts[number << 8 | Int64(place)] = count
        }
    }
}
