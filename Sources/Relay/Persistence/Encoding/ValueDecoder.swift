extension ByteReader {
    /// Reads a value of the record of `id`.
    mutating func value(of id: DataID, _ known: KnownNames) throws(DamagedRow) -> Value {
        try value(of: id, known, depth: 0)
    }

    private mutating func value(
        of id: DataID,
        _ known: KnownNames,
        depth: Int
    ) throws(DamagedRow) -> Value {
        guard depth < ValueTag.maximumDepth else { throw DamagedRow() }
        let tag = try byte()
        switch tag {
        case ValueTag.near...: return .link(try id.advanced(by: Int64(tag & 0x7f) + 1, known))
        case ValueTag.shortText...:
            return .string(try text(count: Int(truncatingIfNeeded: tag & 0x3f)))
        case ValueTag.smallInt...: return .int(Int64(tag & 0x1f))
        case ValueTag.absent: return .absent
        case ValueTag.null: return .null
        case ValueTag.no: return .bool(false)
        case ValueTag.yes: return .bool(true)
        case ValueTag.int: return .int(try signed())
        case ValueTag.double: return .double(Double(bitPattern: try word()))
        case ValueTag.text: return .string(try text())
        case ValueTag.array, ValueTag.object: return .json(try json(tag, depth: depth))
        case ValueTag.json: return .json(try json(try byte(), depth: depth))
        case ValueTag.link: return .link(try id.advanced(by: try signed(), known))
        case ValueTag.links: return .links(LinkList(try links(of: id, known)))
        case ValueTag.distinctLinks: return Self.distinct(try links(of: id, known))
        case ValueTag.linkRuns: return .links(LinkList(try linkRuns(of: id, known)))
        case ValueTag.distinctLinkRuns: return Self.distinct(try linkRuns(of: id, known))
        case ValueTag.list:
            let count = try count()
            var values = ContiguousArray<Value>()
            values.reserveCapacity(min(count, 1_024))
            for _ in 0..<count { values.append(try value(of: id, known, depth: depth + 1)) }
            return .list(values)
        case ValueTag.error:
            let count = try count()
            var errors: [GraphQLError] = []
            for _ in 0..<count { errors.append(try error(depth: depth + 1)) }
            return .error(errors)
        default: throw DamagedRow()
        }
    }

    private static func distinct(_ ids: ContiguousArray<DataID>) -> Value {
        var links = LinkList(ids)
        links.noteDistinctNodes()
        return .links(links)
    }

    private mutating func linkRuns(
        of id: DataID,
        _ known: KnownNames
    ) throws(DamagedRow) -> ContiguousArray<DataID> {
        var runs: [(first: UInt32, distance: UInt32, count: Int)] = []
        var last = Int64(id.index)
        let end = Int64(known.idCount)
        var total = 0
        for _ in 0..<(try count()) {
            let distance = try signed()
            let count = try number()
            guard distance > -end, distance < end else { throw DamagedRow() }
            try noteExpansion(by: count)
            guard count > 0 else { continue }
            // All are between the first and the last.
            let first = last + distance
            last += distance * Int64(count)
            guard first >= 0, first < end, last >= 0, last < end else { throw DamagedRow() }
            runs.append(
                (
                    UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: distance),
                    Int(count)
                )
            )
            total += Int(count)
        }
        // The query root may have lists of millions, which are read at launch.
        return ContiguousArray(unsafeUninitializedCapacity: total) { ids, filled in
            for run in runs {
                for place in 0..<run.count {
                    let index = run.first &+ UInt32(truncatingIfNeeded: place) &* run.distance
                    ids.initializeElement(at: filled &+ place, to: DataID(index: index))
                }
                filled &+= run.count
            }
        }
    }

    private mutating func links(
        of id: DataID,
        _ known: KnownNames
    ) throws(DamagedRow) -> ContiguousArray<DataID> {
        let count = try count()
        var ids = ContiguousArray<DataID>()
        ids.reserveCapacity(count)
        var last = Int64(id.index)
        let end = Int64(known.idCount)
        for _ in 0..<count {
            let (index, isTooFar) = last.addingReportingOverflow(try signed())
            guard !isTooFar, index >= 0, index < end else { throw DamagedRow() }
            ids.append(DataID(index: UInt32(truncatingIfNeeded: index)))
            last = index
        }
        return ids
    }

    private mutating func json(_ tag: UInt8, depth: Int) throws(DamagedRow) -> JSONValue {
        guard depth < ValueTag.maximumDepth else { throw DamagedRow() }
        switch tag {
        case ValueTag.near...: throw DamagedRow()
        case ValueTag.shortText...:
            return .string(try text(count: Int(truncatingIfNeeded: tag & 0x3f)))
        case ValueTag.smallInt...: return .int(Int64(tag & 0x1f))
        case ValueTag.null: return .null
        case ValueTag.no: return .bool(false)
        case ValueTag.yes: return .bool(true)
        case ValueTag.int: return .int(try signed())
        case ValueTag.double: return .double(Double(bitPattern: try word()))
        case ValueTag.text: return .string(try text())
        case ValueTag.array:
            let count = try count()
            var values: [JSONValue] = []
            for _ in 0..<count { values.append(try json(try byte(), depth: depth + 1)) }
            return .array(values)
        case ValueTag.object: return .object(try members(depth: depth))
        default: throw DamagedRow()
        }
    }

    private mutating func members(depth: Int) throws(DamagedRow) -> JSONObject {
        let count = try count()
        var members: [(key: String, value: JSONValue)] = []
        for _ in 0..<count {
            let key = try text()
            members.append((key, try json(try byte(), depth: depth + 1)))
        }
        return JSONObject(taking: members)
    }

    private mutating func error(depth: Int) throws(DamagedRow) -> GraphQLError {
        let message = try text()
        let safeMessage = try number() == 0 ? nil : try text()
        let count = try count()
        var path: [GraphQLError.PathElement] = []
        for _ in 0..<count {
            if try byte() == ValueTag.text {
                path.append(.key(try text()))
            } else {
                path.append(.index(Int(clamping: try signed())))
            }
        }
        guard try byte() == ValueTag.object else { throw DamagedRow() }
        var error = GraphQLError(
            message: message,
            path: path,
            extensions: try members(depth: depth)
        )
        error.safeMessage = safeMessage
        return error
    }

    /// Reads a JSON object.
    mutating func object() throws(DamagedRow) -> JSONObject {
        guard try byte() == ValueTag.object else { throw DamagedRow() }
        return try members(depth: 0)
    }
}

extension DataID {
    fileprivate func advanced(
        by distance: Int64,
        _ known: KnownNames
    ) throws(DamagedRow) -> DataID {
        let (index, isTooFar) = Int64(index).addingReportingOverflow(distance)
        guard !isTooFar, index >= 0, index < Int64(known.idCount) else { throw DamagedRow() }
        return DataID(index: UInt32(truncatingIfNeeded: index))
    }
}
