/// The stamps of the records that have any: four bytes a record, besides the stamps that they share.
package struct FreshnessTable: Sendable {
    /// For each record the position of its stamp; 0 for none.
    private var positions = PagedArray<UInt32>(filler: 0)
    private var stamps = PagedArray<FreshnessStamp?>(filler: nil)
    /// The position for the next stamp.
    private(set) var endIndex: UInt32 = 1
    /// With more stamps than this it is worth looking for those that no record has.
    private var limit: UInt32 = 1_024
    /// How many times it was changed.
    private(set) var changes = 0

    /// Returns the position of a record's stamp; 0 for none.
    @inline(__always)
    func position(of id: DataID) -> UInt32 { positions[Int(id.index)] }

    func stamp(at position: UInt32) -> FreshnessStamp? {
        position == 0 ? nil : stamps[Int(position)]
    }

    /// Adds a stamp; returns its position.
    mutating func add(_ stamp: FreshnessStamp) -> UInt32 {
        let position = endIndex
        stamps[Int(position)] = stamp
        endIndex += 1
        return position
    }

    /// Gives a record the stamp at a position, or takes away its stamp with 0.
    mutating func set(_ position: UInt32, for id: DataID) {
        changes += 1
        positions[Int(id.index)] = position
    }

    /// Takes the stamps from the records for which `isKept` returns `false`.
    mutating func removeAll(unless isKept: (DataID) -> Bool) {
        changes += 1
        positions.replaceAll {
            $1 == 0 || isKept(DataID(index: UInt32($0))) ? $1 : 0
        } isUnused: {
            $0 == 0
        }
        dropUnused()
    }

    /// Drops the stamps that no record has, if there are many.
    ///
    /// Positions that are known from before are meaningless then.
    mutating func dropUnusedIfMany() {
        if endIndex > limit { dropUnused() }
    }

    private mutating func dropUnused() {
        var kept = PagedArray<FreshnessStamp?>(filler: nil)
        var places: [UInt32: UInt32] = [0: 0]
        let known = stamps
        positions.replaceAll { _, old in
            if let place = places[old] { return place }
            let place = UInt32(places.count)
            kept[Int(place)] = known[Int(old)]
            places[old] = place
            return place
        } isUnused: {
            $0 == 0
        }
        stamps = kept
        endIndex = UInt32(places.count)
        limit = 2 * endIndex + 1_024
    }

    /// Calls `body` with each field that has an age.
    func forEachKey(_ body: (FieldKey) -> Void) {
        stamps.forEachIndex { _, stamp in
            for group in stamp?.groups ?? [] { for field in group.ages { body(field.key) } }
        }
    }

    /// Calls `body` with each record whose stamp may be another one than in an earlier table.
    func forEachDifference(from other: FreshnessTable, _ body: (DataID) -> Void) {
        positions.forEachIndex(notSharedWith: other.positions) { index in
            let id = DataID(index: UInt32(truncatingIfNeeded: index))
            if stamp(at: position(of: id)) !== other.stamp(at: other.position(of: id)) { body(id) }
        }
    }

    /// How many bytes it takes, without the stamps themselves.
    package var byteCount: Int { positions.byteCount + stamps.byteCount }

    /// How many stamps there are.
    package var stampCount: Int { Int(endIndex) - 1 }
}
