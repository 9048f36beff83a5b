// Pointers because copying what is stored would count references; see `readField`.

extension Normalizer {
    /// Reads a list; `nil` when it is the same as `old`.
    mutating func readList(
        _ index: Int,
        listDepth: Int,
        old: UnsafePointer<Value>?,
        parent: DataID
    ) throws -> Value? {
        guard cursor.peek() == UInt8(ascii: "[") else { throw unexpectedKind(index) }
        path.append(PathStep(field: index, index: -1))
        let value: Value?
        if listDepth == 1, let level = plan.fields[index].level.index {
            value = try readLinks(index, level, old: old, parent: parent)
        } else {
            var values: ContiguousArray<Value> = []
            var position: Int32 = 0
            try readElements(index, listDepth, parent: parent, position: &position, into: &values)
            value = Self.differing(.list(values), old)
        }
        path.removeLast()
        return value
    }

    /// The value, unless it is the same as `old`.
    private static func differing(_ value: Value, _ old: UnsafePointer<Value>?) -> Value? {
        if let old, old.pointee == value { nil } else { value }
    }

    /// A list of objects: while it is the same as the old one nothing is allocated.
    private mutating func readLinks(
        _ index: Int,
        _ level: PlanIndex<NormalizationPlan.Level>,
        old: UnsafePointer<Value>?,
        parent: DataID
    ) throws -> Value? {
        var oldList: LinkList?
        if let old, case .links(let links) = old.pointee { oldList = links }
        let oldLinks = oldList?.all
        let oldCount = oldLinks?.count ?? 0
        var links: ContiguousArray<DataID> = []
        var isSame = true
        var count = 0
        let key = plan.key(index)
        let step = path.count &- 1
        var more = try cursor.enterArray()
        while more {
            path[step].index = count
            if cursor.peek() == UInt8(ascii: "n") {
                if isSame { links = ContiguousArray((oldLinks ?? []).prefix(count)) }
                var values = ContiguousArray(links.map { Value.link($0) })
                try readElements(after: &values, index, parent: parent)
                return Self.differing(.list(values), old)
            }
            guard cursor.peek() == UInt8(ascii: "{") else { throw unexpectedKind(index) }
            let guess = count < oldCount ? oldLinks?[count] : nil
            let id = try readObject(
                level: level,
                parent: parent,
                key: key,
                index: Int32(truncatingIfNeeded: count),
                guess: guess
            )
            if isSame, guess != id {
                isSame = false
                if let oldLinks { links = ContiguousArray(oldLinks.prefix(count)) }
            }
            if !isSame { links.append(id) }
            count &+= 1
            more = try cursor.nextElement()
        }
        if isSame, let oldLinks {
            guard count != oldCount else { return nil }
            links = ContiguousArray(oldLinks.prefix(count))
        }
        return .links(Self.list(links, after: oldList))
    }

    /// Returns a list that shares chunks with the previous one.
    @inline(__always)
    private static func list(_ ids: ContiguousArray<DataID>, after old: LinkList?) -> LinkList {
        guard var list = old else { return LinkList(ids) }
        list.replaceAll(with: ids)
        return list
    }

    /// Reads the elements of a list and adds them to `values`.
    ///
    /// `position` counts objects through all lists in the list, so that each has a place of its
    /// own. `first` is the index of the first element in `values`.
    mutating func readElements(
        _ index: Int,
        _ listDepth: Int,
        parent: DataID,
        first: Int = 0,
        position: inout Int32,
        into values: inout ContiguousArray<Value>
    ) throws {
        guard cursor.peek() == UInt8(ascii: "[") else { throw unexpectedKind(index) }
        var more = try cursor.enterArray()
        while more {
            try appendElement(
                index,
                listDepth,
                parent: parent,
                first: first,
                position: &position,
                to: &values
            )
            more = try cursor.nextElement()
        }
    }

    /// Reads one element of a list and adds it to `values`.
    @inline(__always)
    mutating func appendElement(
        _ index: Int,
        _ listDepth: Int,
        parent: DataID,
        first: Int,
        position: inout Int32,
        to values: inout ContiguousArray<Value>
    ) throws {
        path[path.count - 1].index = first &+ values.count
        if listDepth > 1, cursor.peek() != UInt8(ascii: "n") {
            var inner: ContiguousArray<Value> = []
            path.append(PathStep(field: -1, index: -1))
            try readElements(
                index,
                listDepth - 1,
                parent: parent,
                position: &position,
                into: &inner
            )
            path.removeLast()
            values.append(.list(inner))
        } else {
            values.append(
                try readElement(
                    index,
                    listDepth: listDepth - 1,
                    parent: parent,
                    position: position
                )
            )
            position &+= 1
        }
    }

    private mutating func readElement(
        _ index: Int,
        listDepth: Int,
        parent: DataID,
        position: Int32
    ) throws -> Value {
        let value = try readValue(
            index,
            listDepth: listDepth,
            old: nil,
            parent: parent,
            position: position
        )
        return value ?? .null
    }

    /// Reads the rest of a list of objects from its first null on.
    private mutating func readElements(
        after values: inout ContiguousArray<Value>,
        _ index: Int,
        parent: DataID
    ) throws {
        var more = true
        while more {
            path[path.count - 1].index = values.count
            let position = Int32(truncatingIfNeeded: values.count)
            values.append(
                try readElement(index, listDepth: 0, parent: parent, position: position)
            )
            more = try cursor.nextElement()
        }
    }
}
