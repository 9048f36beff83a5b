/// The first byte of an encoded value.
///
/// 0x20–0x3f are the integers 0–31, 0x40–0x7f texts of 0–63 bytes, and 0x80–0xff links to one of the 128
/// objects after the one that has the value.
enum ValueTag {
    static let absent: UInt8 = 0
    static let null: UInt8 = 1
    static let no: UInt8 = 2
    static let yes: UInt8 = 3
    /// A zigzag varint.
    static let int: UInt8 = 4
    /// Eight bytes.
    static let double: UInt8 = 5
    /// A text.
    static let text: UInt8 = 6
    /// The number of elements, and the elements, which are JSON values.
    static let array: UInt8 = 7
    /// The number of members, and each key, which is a text, with its JSON value.
    static let object: UInt8 = 8
    /// The distance from the object that has the value, as a zigzag varint.
    static let link: UInt8 = 9
    /// The number of links, and the distance of each from the previous one, or from the object that has
    /// the value.
    static let links: UInt8 = 10
    /// Links as above, to edges whose nodes are distinct.
    static let distinctLinks: UInt8 = 11
    /// The number of elements, and the elements.
    static let list: UInt8 = 12
    /// The number of errors, and the errors.
    static let error: UInt8 = 13
    /// A JSON value that a list or a record would store in another way.
    static let json: UInt8 = 14
    /// The number of runs, and for each the distance of a link from the previous one and the number of
    /// links with it, because the objects of a response are neighbours.
    static let linkRuns: UInt8 = 15
    /// Runs as above, to edges whose nodes are distinct.
    static let distinctLinkRuns: UInt8 = 16

    static let smallInt: UInt8 = 0x20
    static let shortText: UInt8 = 0x40
    static let near: UInt8 = 0x80

    /// Values that are nested more deeply are not kept.
    static let maximumDepth = 512
    /// How many links the runs of a row may have.
    static let maximumRunLinks = 1 << 24
}

extension ByteWriter {
    /// Writes links of the record of `id`, in the shorter form.
    private mutating func write(_ ids: LinkList, of id: DataID, _ used: inout UsedNames) {
        var runs: ContiguousArray<(distance: Int64, count: Int)> = []
        var last = id
        ids.forEach { target in
            used.ids.insert(target)
            let distance = Int64(target.index) - Int64(last.index)
            last = target
            if let run = runs.last, run.distance == distance {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((distance, 1))
            }
        }
        if 2 * runs.count < ids.count, runLinks + ids.count <= ValueTag.maximumRunLinks {
            runLinks += ids.count
            write(byte: ids.hasDistinctNodes ? ValueTag.distinctLinkRuns : ValueTag.linkRuns)
            write(runs.count)
            for run in runs {
                write(signed: run.distance)
                write(run.count)
            }
            return
        }
        write(byte: ids.hasDistinctNodes ? ValueTag.distinctLinks : ValueTag.links)
        write(ids.count)
        for run in runs { for _ in 0..<run.count { write(signed: run.distance) } }
    }

    /// Writes a value of the record of `id`.
    mutating func write(_ value: Value, of id: DataID, _ used: inout UsedNames) {
        let start = bytes.count
        if !write(value, of: id, &used, depth: 0) {
            removeAll(after: start)
            write(byte: ValueTag.absent)
        }
    }

    /// Returns whether the value is not nested too deeply.
    private mutating func write(
        _ value: Value,
        of id: DataID,
        _ used: inout UsedNames,
        depth: Int
    ) -> Bool {
        guard depth < ValueTag.maximumDepth else { return false }
        switch value {
        case .absent, .fields: write(byte: ValueTag.absent)
        case .null: write(byte: ValueTag.null)
        case .bool(let value): write(byte: value ? ValueTag.yes : ValueTag.no)
        case .int(let value): write(tagged: value)
        case .double(let value): write(tagged: value)
        case .string(let text): write(tagged: text)
        case .json(let json):
            switch json {
            case .array, .object: break
            default: write(byte: ValueTag.json)
            }
            return write(json, depth: depth)
        case .link(let target):
            used.ids.insert(target)
            let distance = Int64(target.index) - Int64(id.index)
            if (1...128).contains(distance) {
                write(byte: ValueTag.near | UInt8(truncatingIfNeeded: distance - 1))
            } else {
                write(byte: ValueTag.link)
                write(signed: distance)
            }
        case .links(let ids): write(ids, of: id, &used)
        case .list(let values):
            write(byte: ValueTag.list)
            write(values.count)
            for value in values {
                guard write(value, of: id, &used, depth: depth + 1) else { return false }
            }
        case .error(let errors):
            write(byte: ValueTag.error)
            write(errors.count)
            for error in errors {
                guard write(error, depth: depth + 1) else { return false }
            }
        }
        return true
    }

    private mutating func write(tagged value: Int64) {
        if (0..<32).contains(value) {
            write(byte: ValueTag.smallInt | UInt8(truncatingIfNeeded: value))
        } else {
            write(byte: ValueTag.int)
            write(signed: value)
        }
    }

    private mutating func write(tagged value: Double) {
        write(byte: ValueTag.double)
        write(word: value.bitPattern)
    }

    private mutating func write(tagged text: String) {
        let count = text.utf8.count
        if count < 64 {
            write(byte: ValueTag.shortText | UInt8(truncatingIfNeeded: count))
            write(utf8: text)
        } else {
            write(byte: ValueTag.text)
            write(text)
        }
    }

    /// Writes a JSON value; returns whether it is not nested too deeply.
    private mutating func write(_ json: JSONValue, depth: Int) -> Bool {
        guard depth < ValueTag.maximumDepth else { return false }
        switch json {
        case .null: write(byte: ValueTag.null)
        case .bool(let value): write(byte: value ? ValueTag.yes : ValueTag.no)
        case .int(let value): write(tagged: value)
        case .double(let value): write(tagged: value)
        case .string(let text): write(tagged: text)
        case .array(let values):
            write(byte: ValueTag.array)
            write(values.count)
            for value in values {
                guard write(value, depth: depth + 1) else { return false }
            }
        case .object(let object): return write(object, depth: depth)
        }
        return true
    }

    private mutating func write(_ object: JSONObject, depth: Int) -> Bool {
        write(byte: ValueTag.object)
        write(object.count)
        for (key, value) in object {
            write(key)
            guard write(value, depth: depth + 1) else { return false }
        }
        return true
    }

    private mutating func write(_ error: GraphQLError, depth: Int) -> Bool {
        write(error.message)
        write(error.safeMessage == nil ? 0 : 1)
        if let text = error.safeMessage { write(text) }
        write(error.path.count)
        for element in error.path {
            switch element {
            case .key(let key):
                write(byte: ValueTag.text)
                write(key)
            case .index(let index):
                write(byte: ValueTag.int)
                write(signed: Int64(index))
            }
        }
        return write(error.extensions, depth: depth)
    }

    /// Writes a JSON object, which may have to lack everything if it is nested too deeply.
    mutating func write(_ object: JSONObject) {
        let start = bytes.count
        if !write(object, depth: 0) {
            removeAll(after: start)
            _ = write(JSONObject(), depth: 0)
        }
    }
}
