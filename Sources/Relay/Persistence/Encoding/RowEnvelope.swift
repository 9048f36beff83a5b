#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The bytes of a row with a checksum before them.
///
/// The checksum depends on the table and the number of the row too, so a row that is in the place of
/// another one is damaged. Rows of `records` end with zeros up to a multiple of 256 bytes: a file of
/// SQLite's writes fewer pages for a row that has the same size as before, as most of them have then.
enum RowEnvelope {
    private static let step = 256

    static func wrap(
        _ contents: ByteWriter,
        _ table: StoredRow.Table,
        _ number: Int64
    ) -> Data {
        var contents = contents
        if table == .records {
            for _ in 0..<((step - (contents.bytes.count + 8) % step) % step) {
                contents.write(byte: 0)
            }
        }
        return contents.bytes.withUnsafeBytes { bytes in
            var data = Data(capacity: bytes.count + 8)
            let sum = checksum(bytes, table, number).littleEndian
            withUnsafeBytes(of: sum) { data.append(contentsOf: $0) }
            data.append(contentsOf: bytes)
            return data
        }
    }

    /// Calls `body` with a reader of the contents.
    ///
    /// - Throws: ``DamagedRow`` if the checksum is wrong, or if `body` leaves bytes.
    static func unwrap<Result>(
        _ data: Data,
        _ table: StoredRow.Table,
        _ number: Int64,
        _ body: (inout ByteReader) throws(DamagedRow) -> Result
    ) throws(DamagedRow) -> Result {
        // Stored, because a typed error can't pass through `withUnsafeBytes`.
        let result = data.withUnsafeBytes { bytes -> Swift.Result<Result, DamagedRow> in
            guard bytes.count >= 8 else { return .failure(DamagedRow()) }
            let contents = UnsafeRawBufferPointer(rebasing: bytes[8...])
            let sum = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
            guard sum == checksum(contents, table, number) else { return .failure(DamagedRow()) }
            var reader = ByteReader(contents)
            do throws(DamagedRow) {
                let result = try body(&reader)
                if table == .records { try reader.skipZeros(fewerThan: step) }
                return reader.isAtEnd ? .success(result) : .failure(DamagedRow())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Combines eight bytes at a time, the lowest first; the last ones are followed by zeros.
    static func checksum(
        _ bytes: UnsafeRawBufferPointer,
        _ table: StoredRow.Table,
        _ number: Int64
    ) -> UInt64 {
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ word: UInt64) {
            state = (state ^ word) &* 0x9e37_79b9_7f4a_7c15
            state ^= state >> 29
        }
        for byte in table.rawValue.utf8 { add(UInt64(byte)) }
        add(UInt64(bitPattern: number))
        add(UInt64(bytes.count))
        var offset = 0
        while offset &+ 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset &+= 8
        }
        var last: UInt64 = 0
        for (place, byte) in bytes[offset...].enumerated() {
            last |= UInt64(byte) << UInt64(place &* 8)
        }
        add(last)
        return state
    }
}
