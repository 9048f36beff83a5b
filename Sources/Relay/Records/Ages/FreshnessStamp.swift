/// When a server has sent the fields of a record, and for how long they are fresh.
///
/// Only of fields that age. Records of one response that have the same fields share their stamp.
///
/// A class because many records, and many versions of them, share it.
package final class FreshnessStamp: Sendable {
    /// Fields that were received at one time.
    package struct Group: Sendable {
        package let received: ContinuousClock.Instant
        /// The fields, with the number of seconds for which each is fresh.
        package let ages: ContiguousArray<FieldAge>

        /// Returns the age of a field; `nil` if it is in another group or doesn't age.
        func age(of key: FieldKey) -> Int32? { ages.first { $0.key == key }?.seconds }

        /// When a field of this age stops being fresh.
        func expiry(_ seconds: Int32) -> ContinuousClock.Instant {
            received.advanced(by: .seconds(seconds))
        }
    }

    /// For how many seconds a field is fresh.
    package struct FieldAge: Hashable, Sendable {
        package let key: FieldKey
        package let seconds: Int32
    }

    /// The groups, newest first; no field is in two of them.
    package let groups: ContiguousArray<Group>

    /// A stamp of groups, newest first.
    init(_ groups: ContiguousArray<Group>) { self.groups = groups }

    /// Creates the stamp of a record whose fields `ages` have come now.
    ///
    /// Its other fields stay as `previous` says.
    convenience init(
        received: ContinuousClock.Instant,
        _ ages: ContiguousArray<FieldAge>,
        over previous: FreshnessStamp?
    ) {
        var newest = ages
        var groups: ContiguousArray<Group> = []
        for group in previous?.groups ?? [] {
            let kept = group.ages.filter { old in !ages.contains { $0.key == old.key } }
            guard !kept.isEmpty else { continue }
            if group.received == received {
                newest.append(contentsOf: kept)
            } else {
                groups.append(Group(received: group.received, ages: ContiguousArray(kept)))
            }
        }
        self.init([Group(received: received, ages: newest)] + groups)
    }

    /// Returns the group of a field and its age; `nil` if it doesn't age.
    func find(_ key: FieldKey) -> (group: Group, seconds: Int32)? {
        for group in groups {
            if let seconds = group.age(of: key) { return (group, seconds) }
        }
        return nil
    }

    /// Returns the stamp in which fields are as old as another one.
    func replacing(_ fields: [FieldKey], by other: FieldKey) -> FreshnessStamp {
        let known = find(other)
        var new: ContiguousArray<Group> = []
        for group in groups {
            var ages = group.ages
            ages.removeAll { $0.key != other && fields.contains($0.key) }
            if let known, group.received == known.group.received {
                for field in fields where field != other {
                    ages.append(FieldAge(key: field, seconds: known.seconds))
                }
            }
            if !ages.isEmpty { new.append(Group(received: group.received, ages: ages)) }
        }
        return FreshnessStamp(new)
    }

    /// Returns when a field stops being fresh; `nil` for never.
    package func expiry(of key: FieldKey) -> ContinuousClock.Instant? {
        find(key).map { $0.group.expiry($0.seconds) }
    }
}

extension FreshnessStamp {
    /// The contents of a stamp, to find others with the same.
    struct Ages: Hashable {
        private let received: [ContinuousClock.Instant]
        private let ages: [ContiguousArray<FieldAge>]

        init(_ groups: ContiguousArray<Group>) {
            received = groups.map(\.received)
            ages = groups.map(\.ages)
        }
    }
}
