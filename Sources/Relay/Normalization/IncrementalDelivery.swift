/// The progress of a response that is delivered in parts.
///
/// It turns the formats in which servers deliver parts into one kind of ``Instruction``:
///
///     {"data": …, "hasNext": true}                              the first payload of either
///
///     {"incremental": [{"path": […], "label": "L", "data": …},  2022: each entry is a part
///       {"path": […, 3], "label": "S", "items": […]}], "hasNext": true}
///     {"path": […], "label": "L", "data": …, "hasNext": true}   2020: one in a payload; of a list
///     {"path": […, 3], "label": "S", "data": …}                 `data` is the element at an index
///
///     {"pending": [{"id": "0", "path": […], "label": "L"}],     newer: parts are announced,
///       "incremental": [{"id": "0", "subPath": […], "data": …}, may come in several pieces, and
///         {"id": "1", "items": […]}],                           share those they have in common
///       "completed": [{"id": "0"}], "hasNext": true}
package struct IncrementalDelivery: Sendable {
    /// Whether the server has said that more will come.
    package private(set) var isOpen = false
    /// Where the paths of parts lead.
    var outline = ResponseOutline()
    /// The parts that were announced and are not complete, by id.
    private var pending: [String: IncrementalPart] = [:]
    /// The labels of parts that the server failed to deliver.
    private(set) var failed: Set<String> = []
    /// The missing fields that were logged already.
    private var reported: Set<String> = []

    package init() {}

    /// One thing to do for a payload.
    enum Instruction {
        /// Write an object's fields, which begin at a position of the payload.
        case object(IncrementalPart, JSONCursor.Position, [GraphQLError])
        /// Write elements into a list, from an index on; `nil` for its end.
        case items(IncrementalPart, from: Int?, JSONCursor.Position, [GraphQLError])
        /// Write the element of a list that a server streams, or an object's fields if the path
        /// leads to an element that came before.
        case element(IncrementalPart, JSONCursor.Position, IncrementalPayload.Kind, [GraphQLError])
        /// See whether all of a part has come.
        case completion(IncrementalPart)
        /// See whether all has come that is in any part.
        case end
    }

    /// Why a payload can't be taken.
    struct Failure: Error {
        let path: [GraphQLError.PathElement]
        let problem: ResponseError.InvalidPartReason
    }

    /// The labels or paths of announced parts that were not delivered; `nil` if the response is
    /// complete.
    package var outstanding: [String]? {
        guard isOpen || !pending.isEmpty else { return nil }
        return pending.values.map { $0.label ?? $0.path.text }.sorted()
    }

    /// Takes a payload; what there is to do, in order, and the errors that belong to no value.
    mutating func receive(
        _ payload: IncrementalPayload
    ) throws(Failure) -> (instructions: [Instruction], errors: [GraphQLError]) {
        var instructions: [Instruction] = []
        var errors: [GraphQLError] = []
        for announced in payload.pending { pending[announced.id] = announced.part }
        for entry in payload.entries {
            if let id = entry.id {
                try receive(entry, of: id, &instructions, &errors)
            } else if let path = entry.path {
                try receive(entry, at: path, &instructions, &errors)
            } else {
                throw Failure(path: [], problem: .malformed("an entry has neither `path` nor `id`"))
            }
        }
        for completed in payload.completed {
            guard let part = pending.removeValue(forKey: completed.id) else {
                throw Failure(path: [], problem: .unknownID(completed.id))
            }
            if completed.errors.isEmpty {
                instructions.append(.completion(part))
            } else {
                fail(part, completed.errors, &errors)
            }
        }
        isOpen = payload.hasNext ?? isOpen
        if !isOpen { instructions.append(.end) }
        return (instructions, errors)
    }

    /// An entry of the newer format: its `path`, if it has one, says nothing.
    private mutating func receive(
        _ entry: IncrementalPayload.Entry,
        of id: String,
        _ instructions: inout [Instruction],
        _ errors: inout [GraphQLError]
    ) throws(Failure) {
        guard let part = pending[id] else {
            throw Failure(path: entry.path ?? [], problem: .unknownID(id))
        }
        let target = IncrementalPart(path: part.path + entry.subPath, label: part.label)
        switch entry.content {
        case .data(let start, .object): instructions.append(.object(target, start, entry.errors))
        case .data(_, .other): throw Self.invalidData(target)
        case .items(let start): instructions.append(.items(target, from: nil, start, entry.errors))
        case .data(_, .null), .noItems: fail(part, entry.errors, &errors)
        case .none: errors += entry.errors
        }
    }

    /// An entry of the formats of 2022 and 2020.
    private mutating func receive(
        _ entry: IncrementalPayload.Entry,
        at path: [GraphQLError.PathElement],
        _ instructions: inout [Instruction],
        _ errors: inout [GraphQLError]
    ) throws(Failure) {
        let part = IncrementalPart(path: path, label: entry.label)
        switch entry.content {
        case .data(let start, let kind) where path.last?.isIndex == true:
            instructions.append(.element(part, start, kind, entry.errors))
            if part.label != nil, kind != .null { instructions.append(.completion(part)) }
        case .data(let start, .object):
            instructions.append(.object(part, start, entry.errors))
            // Without a label the fields of the part are unknown.
            if part.label != nil { instructions.append(.completion(part)) }
        case .items(let start):
            guard case .index(let index)? = path.last else {
                throw Failure(
                    path: path,
                    problem: .malformed("the `path` of `items` doesn't end in a position")
                )
            }
            let list = IncrementalPart(path: path.dropLast(), label: entry.label)
            instructions.append(.items(list, from: index, start, entry.errors))
        case .data(_, .other): throw Self.invalidData(part)
        case .data(_, .null), .noItems: fail(part, entry.errors, &errors)
        case .none:
            throw Failure(
                path: path,
                problem: .malformed("an entry has neither `data` nor `items`")
            )
        }
    }

    private mutating func fail(
        _ part: IncrementalPart,
        _ own: [GraphQLError],
        _ errors: inout [GraphQLError]
    ) {
        fail(part)
        errors += own
    }

    /// Records that a part will not come.
    mutating func fail(_ part: IncrementalPart) {
        if let label = part.label { failed.insert(label) }
    }

    static func invalidData(_ part: IncrementalPart) -> Failure {
        Failure(path: part.path, problem: .malformed("`data` is no object"))
    }

    /// The fields among `missing` that were not reported before.
    mutating func report(_ missing: [String]) -> [String] {
        missing.filter { reported.insert($0).inserted }
    }
}
