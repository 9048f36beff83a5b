/// Reads a response once, byte by byte, and writes it into records.
///
/// It owns what it writes for as long as it runs: the caller moves the source and the identities
/// in and takes them out again. A response that is refused leaves `source` half-written; the
/// caller drops it.
package struct Normalizer {
    var cursor: JSONCursor
    var bound: BoundNormalization
    let symbols: Symbols
    let emptyShape: Shape
    private let unknownType: TypeName
    package var identities: Identities
    package var source: RecordSource
    /// The records that are new or have other values than before, with repetitions.
    package private(set) var changed: ContiguousArray<DataID> = []
    /// The fields that were asked for and did not come, as response paths.
    package var missing: [String] = []
    /// What is worth telling beside that.
    package var events: [LogEvent] = []

    /// The fields with handles that have come.
    private var handled: ContiguousArray<HandledField> = []

    /// Values read for objects that are not finished yet, innermost last.
    private var pending: ContiguousArray<PendingValue> = []
    /// For each field of the plan the serial number of the object in which it was last seen.
    var seen: ContiguousArray<UInt32>
    private var serial: UInt32 = 0
    var path: ContiguousArray<PathStep> = []

    private struct HandledField {
        let id: DataID
        let field: Int
    }

    private struct PendingValue {
        let field: Int
        let value: Value
    }

    /// Where in the response the normaliser is: in a field, at a position of its list; in a list
    /// within a list the field is -1.
    struct PathStep {
        let field: Int
        var index: Int
    }

    /// An object being read.
    struct Frame {
        let object: Int
        let id: DataID
        var type: TypeName
        let serial: UInt32
        let firstPending: Int
        let firstChanged: Int
        let existing: Record?
        /// The position of the field that is expected next.
        var next = 0
        /// How many of the fields have come.
        var count = 0
        /// Whether `id` or `__typename` has come twice.
        var isAmbiguous = false
    }

    package init(
        _ bytes: UnsafeRawBufferPointer,
        bound: BoundNormalization,
        symbols: Symbols,
        emptyShape: Shape,
        identities: consuming Identities,
        source: consuming RecordSource
    ) {
        cursor = JSONCursor(bytes)
        self.bound = bound
        self.symbols = symbols
        self.emptyShape = emptyShape
        unknownType = symbols.typeName("")
        self.identities = identities
        self.source = source
        seen = ContiguousArray(repeating: 0, count: bound.plan.fields.count)
    }

    mutating func noteChange(_ id: DataID) {
        changed.append(id)
    }

    /// What the handlers of fields that have come are to be told, inner fields first.
    package var fieldPayloads: [FieldPayload] {
        handled.flatMap { handled in
            let field = bound.plan.fields[handled.field]
            return field.handles.map { FieldPayload(handled.id, field, handle: $0, bound) }
        }
    }

    // MARK: - Objects

    /// Reads the object of the root level into the record `root`.
    mutating func readRoot(_ root: DataID, type: TypeName) throws {
        let more = try cursor.enterObject()
        let object = bound.object(0, type: type)
        _ = try readMembers(object: object, id: root, type: type, more: more, isFinal: true)
    }

    /// Reads an object of `level` and returns its record.
    private mutating func readObject(
        level: Int,
        parent: DataID,
        key: FieldKey,
        index: Int32
    ) throws -> DataID {
        let more = try cursor.enterObject()
        let start = cursor.offset
        let levelType = bound.plan.levels[level].concreteType
        var isFinal = false
        while true {
            var type =
                levelType >= 0
                ? bound.typeNames[levelType] : try readTypeName(level, more, last: isFinal)
            var object = bound.object(level, type: type)
            cursor.offset = start
            var id: DataID?
            if bound.plan.objects[object].hasID, more { id = try findID(last: isFinal) }
            cursor.offset = start
            let record = id ?? identities.intern(parent: parent, key: key, index: index)
            if type == unknownType, let known = source[record], known.typeName != type {
                type = known.typeName
                object = bound.object(level, type: type)
            }
            if try readMembers(object: object, id: record, type: type, more: more, isFinal: isFinal)
            {
                return record
            }
            // Of a repeated key the last counts; it says which record the rest belongs to.
            cursor.offset = start
            isFinal = true
        }
    }

    /// The type of the object at whose first member the cursor is; it stays where it is when
    /// `__typename` is first, as the compiler asks for it.
    private mutating func readTypeName(
        _ level: Int,
        _ more: Bool,
        last: Bool
    ) throws -> TypeName {
        guard more, try skip(toKey: Self.typenameKey, last: last),
            cursor.peek() == UInt8(ascii: "\"")
        else { return unknownType }
        let text = try cursor.string()
        for index in bound.plan.levels[level].cases
        where cursor.text(text, equals: bound.plan.cases[index].type) {
            return bound.caseTypes[index]
        }
        return symbols.typeName(cursor.makeString(text))
    }

    private static let typenameKey = ContiguousArray("__typename".utf8)
    private static let idKey = ContiguousArray("id".utf8)

    /// Finds the object's `id` and interns it; `nil` when it has none or an empty one.
    private mutating func findID(last: Bool) throws -> DataID? {
        guard try skip(toKey: Self.idKey, last: last) else { return nil }
        switch cursor.peek() {
        case UInt8(ascii: "\""):
            let text = try cursor.string()
            return text.isEmpty(in: cursor) ? nil : intern(text)
        case UInt8(ascii: "-"), 0x30...0x39:
            return intern(try numberText())
        default: return nil
        }
    }

    private mutating func intern(_ text: JSONText) -> DataID {
        // Copied out first, because closures over `cursor` and `identities` would overlap in self.
        if text.isEscaped { return identities.intern(cursor.makeString(text)) }
        let bytes = UnsafeRawBufferPointer(rebasing: cursor.bytes[text.start..<text.end])
        return identities.intern(bytes)
    }

    /// Moves from the first member of an object to the first value of `key`, or to its last;
    /// whether there is one.
    private mutating func skip(toKey key: ContiguousArray<UInt8>, last: Bool) throws -> Bool {
        var found = -1
        repeat {
            var isFound = cursor.skipKey(matching: key, key.indices)
            if !isFound {
                let text = try cursor.key()
                isFound = key.withUnsafeBytes { cursor.text(text, equals: $0) }
            }
            if isFound {
                found = cursor.offset
                if !last { return true }
            }
            try cursor.skipValue()
        } while try cursor.nextMember()
        guard found >= 0 else { return false }
        cursor.offset = found
        return true
    }

    /// Reads the rest of an object into its record; `false`, and nothing is written, when `id` or
    /// `__typename` came twice, unless the last of them are known.
    private mutating func readMembers(
        object: Int,
        id: DataID,
        type: TypeName,
        more: Bool,
        isFinal: Bool
    ) throws -> Bool {
        serial &+= 1
        let existing = source[id]
        var frame = Frame(
            object: object,
            id: id,
            type: type,
            serial: serial,
            firstPending: pending.count,
            firstChanged: changed.count,
            existing: existing?.isDeleted == true ? nil : existing
        )
        let firstHandled = handled.count
        // Once for the object: a selection is finite, so no object of this kind is inside it.
        if let existing = frame.existing {
            bound.prepareSlots(of: object, shape: existing.shape)
        }
        var more = more
        while more {
            if let field = try findField(&frame) {
                try readField(field, &frame)
            } else {
                try cursor.skipValue()
            }
            more = try cursor.nextMember()
        }
        if frame.isAmbiguous, !isFinal {
            pending.removeLast(pending.count - frame.firstPending)
            handled.removeLast(handled.count - firstHandled)
            return false
        }
        finish(frame)
        return true
    }

    /// Reads the next key; `nil` when the operation did not ask for it.
    private mutating func findField(_ frame: inout Frame) throws -> Int? {
        let fields = bound.plan.objects[frame.object].fields
        let predicted = fields.lowerBound &+ frame.next
        if predicted < fields.upperBound, skipKey(of: predicted) {
            frame.next &+= 1
            return alternative(predicted, frame)
        }
        // Servers send `__typename` unasked, and always first.
        if frame.next == 0, cursor.skipKey(matching: Self.typenameKey, Self.typenameKey.indices) {
            return typenameField(frame)
        }
        let text = try cursor.key()
        for step in 0..<fields.count {
            let position = (frame.next &+ step) % fields.count
            let index = fields.lowerBound &+ position
            if matches(text, index) {
                frame.next = position &+ 1
                return alternative(index, frame)
            }
        }
        return nil
    }

    /// The field `__typename` of an object, where the operation asks for it.
    private mutating func typenameField(_ frame: Frame) -> Int? {
        for index in bound.plan.objects[frame.object].fields {
            if case .typename = bound.plan.fields[index].role { return index }
        }
        return nil
    }

    @inline(__always)
    private mutating func skipKey(of field: Int) -> Bool {
        let start = bound.plan.fields[field].keyStart
        let end = start &+ bound.plan.fields[field].keyCount
        return cursor.skipKey(matching: bound.plan.keyBytes, start..<end)
    }

    @inline(__always)
    private mutating func matches(_ text: JSONText, _ field: Int) -> Bool {
        let start = bound.plan.fields[field].keyStart
        let end = start &+ bound.plan.fields[field].keyCount
        return bound.plan.keyBytes.withUnsafeBytes { keys in
            cursor.text(text, equals: UnsafeRawBufferPointer(rebasing: keys[start..<end]))
        }
    }

    /// Of fields with one response key the one whose type the object has, as far as it is known.
    @inline(__always)
    private mutating func alternative(_ field: Int, _ frame: Frame) -> Int {
        var field = field
        while bound.plan.fields[field].alternative >= 0, !applies(field, frame) {
            field = bound.plan.fields[field].alternative
        }
        return field
    }

    private mutating func applies(_ field: Int, _ frame: Frame) -> Bool {
        guard let abstractType = bound.abstractType(bound.plan.fields[field]) else { return true }
        for index in bound.plan.objects[frame.object].fields where seen[index] == frame.serial {
            let other = bound.plan.fields[index]
            if case .discriminator = other.role, bound.abstractType(other) == abstractType {
                return true
            }
        }
        return false
    }

    // MARK: - Fields

    private mutating func readField(_ index: Int, _ frame: inout Frame) throws {
        let field = bound.plan.fields[index]
        let isRepeated = seen[index] == frame.serial
        if !isRepeated {
            seen[index] = frame.serial
            frame.count &+= 1
        }
        switch field.role {
        case .typename:
            if isRepeated { frame.isAmbiguous = true }
            return try readTypename(field, &frame)
        case .id where isRepeated: frame.isAmbiguous = true
        case .discriminator: return try cursor.skipValue()
        default: break
        }
        // A repeated key wins over the first even where it repeats what is stored.
        var old = Value.absent
        if !isRepeated, let existing = frame.existing {
            let slot = Int(bound.slots[index])
            if slot >= 0 {
                old = existing.slots[slot]
            } else if existing.isKeyed {
                old = existing[bound.key(field)]
            }
        }
        path.append(PathStep(field: index, index: -1))
        let value = try readValue(
            field,
            listDepth: field.listDepth,
            old: old,
            parent: frame.id,
            index: -1
        )
        path.removeLast()
        if let value {
            pending.append(PendingValue(field: index, value: value))
        } else if field.sharesName, pending.count > frame.firstPending {
            // An alias of the same field may have said something else; the last one counts.
            pending.append(PendingValue(field: index, value: old))
        }
        if !field.handles.isEmpty { handled.append(HandledField(id: frame.id, field: index)) }
    }

    /// The type is part of the record, so `__typename` takes no slot; the root's is known only
    /// where it is asked for.
    private mutating func readTypename(
        _ field: NormalizationPlan.Field,
        _ frame: inout Frame
    ) throws {
        guard cursor.peek() == UInt8(ascii: "\"") else { throw unexpectedKind(field) }
        let text = try cursor.string()
        if frame.object == bound.plan.levels[0].otherwise {
            frame.type = symbols.typeName(cursor.makeString(text))
        }
    }

    /// Reads a value; `nil` when it is the same as `old`.
    private mutating func readValue(
        _ field: NormalizationPlan.Field,
        listDepth: Int,
        old: Value,
        parent: DataID,
        index: Int32
    ) throws -> Value? {
        if try cursor.skipNull() {
            if case .null = old { return nil }
            return .null
        }
        if listDepth > 0 {
            return try readList(field, listDepth: listDepth, old: old, parent: parent)
        }
        guard field.level >= 0 else { return try readScalar(field, old: old) }
        guard cursor.peek() == UInt8(ascii: "{") else { throw unexpectedKind(field) }
        let key = bound.key(field)
        let id = try readObject(level: field.level, parent: parent, key: key, index: index)
        if case .link(id) = old { return nil }
        return .link(id)
    }

    private mutating func readList(
        _ field: NormalizationPlan.Field,
        listDepth: Int,
        old: Value,
        parent: DataID
    ) throws -> Value? {
        guard cursor.peek() == UInt8(ascii: "[") else { throw unexpectedKind(field) }
        if listDepth == 1, field.level >= 0 {
            return try readLinks(field, old: old, parent: parent)
        }
        var values: ContiguousArray<Value> = []
        var position: Int32 = 0
        try readElements(field, listDepth, parent: parent, position: &position, into: &values)
        let value = Value.list(values)
        return value == old ? nil : value
    }

    /// A list of objects: while it is the same as the old one nothing is allocated.
    private mutating func readLinks(
        _ field: NormalizationPlan.Field,
        old: Value,
        parent: DataID
    ) throws -> Value? {
        var oldLinks: ContiguousArray<DataID> = []
        if case .links(let links) = old { oldLinks = links }
        var links: ContiguousArray<DataID> = []
        var isSame = true
        var count = 0
        let key = bound.key(field)
        var more = try cursor.enterArray()
        while more {
            path[path.count - 1].index = count
            if cursor.peek() == UInt8(ascii: "n") {
                if isSame { links = ContiguousArray(oldLinks.prefix(count)) }
                var values = ContiguousArray(links.map { Value.link($0) })
                try readElements(after: &values, field, parent: parent)
                let value = Value.list(values)
                return value == old ? nil : value
            }
            guard cursor.peek() == UInt8(ascii: "{") else { throw unexpectedKind(field) }
            let index = Int32(truncatingIfNeeded: count)
            let id = try readObject(level: field.level, parent: parent, key: key, index: index)
            if isSame, count >= oldLinks.count || oldLinks[count] != id {
                isSame = false
                links = ContiguousArray(oldLinks.prefix(count))
            }
            if !isSame { links.append(id) }
            count += 1
            more = try cursor.nextElement()
        }
        if isSame, count == oldLinks.count, case .links = old { return nil }
        return .links(isSame ? ContiguousArray(oldLinks.prefix(count)) : links)
    }

    /// Reads the elements of a list into `values`.
    ///
    /// `position` counts objects through all lists in the list, so that each has a place of its
    /// own.
    private mutating func readElements(
        _ field: NormalizationPlan.Field,
        _ listDepth: Int,
        parent: DataID,
        position: inout Int32,
        into values: inout ContiguousArray<Value>
    ) throws {
        guard cursor.peek() == UInt8(ascii: "[") else { throw unexpectedKind(field) }
        var more = try cursor.enterArray()
        while more {
            path[path.count - 1].index = values.count
            if listDepth > 1, cursor.peek() != UInt8(ascii: "n") {
                var inner: ContiguousArray<Value> = []
                path.append(PathStep(field: -1, index: -1))
                try readElements(
                    field,
                    listDepth - 1,
                    parent: parent,
                    position: &position,
                    into: &inner
                )
                path.removeLast()
                values.append(.list(inner))
            } else {
                values.append(try readElement(field, parent: parent, index: position))
                position &+= 1
            }
            more = try cursor.nextElement()
        }
    }

    private mutating func readElement(
        _ field: NormalizationPlan.Field,
        parent: DataID,
        index: Int32
    ) throws -> Value {
        let value = try readValue(field, listDepth: 0, old: .absent, parent: parent, index: index)
        return value ?? .null
    }

    /// Reads the rest of a list of objects from its first null on.
    private mutating func readElements(
        after values: inout ContiguousArray<Value>,
        _ field: NormalizationPlan.Field,
        parent: DataID
    ) throws {
        var more = true
        while more {
            path[path.count - 1].index = values.count
            let index = Int32(truncatingIfNeeded: values.count)
            values.append(try readElement(field, parent: parent, index: index))
            more = try cursor.nextElement()
        }
    }

    // MARK: - Records

    private mutating func finish(_ frame: Frame) {
        let object = bound.plan.objects[frame.object]
        if object.hasDiscriminators { noteTypeFacts(frame) }
        if frame.count < object.serverCount { noteMissing(frame) }
        let isNew = frame.existing == nil
        if !isNew, changed[frame.firstChanged...].contains(frame.id) { restore(frame) }
        if pending.count > frame.firstPending || isNew || frame.existing?.typeName != frame.type {
            write(frame)
        }
    }

    /// Writes again what an object inside this one, with the same id, has overwritten: the outer
    /// one counts, as it does when the record is new.
    private mutating func restore(_ frame: Frame) {
        guard let existing = frame.existing else { return }
        let read = Set(pending[frame.firstPending...].map(\.field))
        let unchanged = bound.plan.objects[frame.object].fields.filter { index in
            seen[index] == frame.serial && !read.contains(index)
        }
        let values = unchanged.map { index in
            PendingValue(field: index, value: existing[bound.key(bound.plan.fields[index])])
        }
        pending.insert(
            contentsOf: values.filter { $0.value != .absent },
            at: frame.firstPending
        )
    }

    private mutating func write(_ frame: Frame) {
        changed.append(frame.id)
        // Read anew, because an object inside this one may have had the same id.
        if var record = source[frame.id], !record.isDeleted {
            if record.typeName != frame.type { noteType(frame, previous: record.typeName) }
            record.typeName = frame.type
            for value in pending[frame.firstPending...] {
                record[bound.key(bound.plan.fields[value.field])] = value.value
            }
            source[frame.id] = record
        } else {
            source[frame.id] = makeRecord(frame)
        }
        pending.removeLast(pending.count - frame.firstPending)
    }

    private mutating func makeRecord(_ frame: Frame) -> Record {
        let values = frame.firstPending..<pending.count
        if let shape = bound.shapes[frame.object], shape.keys.count == values.count {
            var fits = true
            for (slot, index) in values.enumerated()
            where shape.keys[slot] != bound.key(bound.plan.fields[pending[index].field]) {
                fits = false
            }
            if fits {
                var slots = ContiguousArray<Value>()
                slots.reserveCapacity(values.count)
                for index in values { slots.append(pending[index].value) }
                return Record(typeName: frame.type, shape: shape, slots: slots)
            }
        }
        var record = Record(typeName: frame.type, empty: emptyShape)
        for value in pending[values] {
            record[bound.key(bound.plan.fields[value.field])] = value.value
        }
        bound.shapes[frame.object] = record.shape
        return record
    }
}

extension JSONText {
    fileprivate func isEmpty(in cursor: JSONCursor) -> Bool {
        cursor.withUTF8(of: self) { $0.isEmpty }
    }
}
