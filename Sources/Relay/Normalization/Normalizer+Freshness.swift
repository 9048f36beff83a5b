/// Noting when fields that age were received.
extension Normalizer {
    /// The stamps that were given to the last object of each kind, because those of a list have the
    /// same.
    struct GivenStamps {
        struct Given {
            /// The fields that have come, with a bit for each.
            let fields: UInt64
            let previous: UInt32
            let stamp: UInt32
        }

        /// By the objects' positions in the plan.
        var last: ContiguousArray<Given?> = []
        /// The position of the first stamp of this response.
        let first: UInt32
    }

    /// Stamps an object's record with the time, for those of its fields that have come and age.
    ///
    /// These are also the fields that are declared to age where other operations select them.
    mutating func stamp(_ frame: inout Frame) {
        let previous = source.stampPosition(of: frame.id)
        let ages = bound.plan.agingObjects.contains(frame.object) || receipt?.maxAge != nil
        guard ages || previous != 0 else { return }
        var fields: UInt64 = 0
        for index in frame.fields where seen[index] == frame.serial {
            fields |= 1 << UInt64(min(index &- frame.fields.lowerBound, 63))
        }
        let object = frame.object.position
        if let known = knownStamp(object), known.fields == fields, known.previous == previous {
            if known.stamp == previous { return }
            return source.changeFreshness { $0.set(known.stamp, for: frame.id) }
        }
        let stamp = makeStamp(
            &frame,
            over: source.stamp(at: previous),
            isSecond: previous >= stamps.first
        )
        let id = frame.id
        let position = source.changeFreshness { table in
            let position = stamp.map { table.add($0) } ?? previous
            table.set(position, for: id)
            return position
        }
        // Objects with more fields than bits are looked at one by one.
        guard frame.fields.count <= 64 else { return }
        while stamps.last.count <= object { stamps.last.append(nil) }
        stamps.last[object] = .init(fields: fields, previous: previous, stamp: position)
    }

    private func knownStamp(_ object: Int) -> GivenStamps.Given? {
        object < stamps.last.count ? stamps.last[object] : nil
    }

    /// Returns the new stamp of an object's record; `nil` if none of its fields that have come ages.
    ///
    /// `isSecond` if `previous` was made for the same object elsewhere in this response.
    private mutating func makeStamp(
        _ frame: inout Frame,
        over previous: FreshnessStamp?,
        isSecond: Bool
    ) -> FreshnessStamp? {
        guard let receipt else { return nil }
        var ages: ContiguousArray<FreshnessStamp.FieldAge> = []
        for index in frame.fields where seen[index] == frame.serial {
            switch plan.fields[index].role {
            case .scalar, .composite: break
            case .typename, .id, .discriminator: continue
            }
            let key = plan.key(index)
            let known = previous?.find(key)
            var own = [bound.plan.ages[index], receipt.maxAge].compactMap { $0 }.min()
            if let known, own == nil || isSecond && known.group.received == receipt.time {
                // Declared to age elsewhere, or selected twice: the shorter age counts.
                own = min(own ?? known.seconds, known.seconds)
            }
            guard let seconds = own else { continue }
            if let other = ages.firstIndex(where: { $0.key == key }) {
                ages[other] = .init(key: key, seconds: min(seconds, ages[other].seconds))
            } else {
                ages.append(.init(key: key, seconds: seconds))
            }
        }
        guard !ages.isEmpty else { return nil }
        return FreshnessStamp(received: receipt.time, ages, over: previous)
    }
}
