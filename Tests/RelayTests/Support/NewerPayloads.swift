@testable import Relay

/// The payloads in which a server of the newer format delivers parts in some order: nothing twice,
/// what two parts share under the id of one, parts in several pieces.
struct NewerPayloads {
    private var generator: SeededGenerator
    /// All that has been delivered.
    private var sent: JSONValue = .null
    private var active: [Active] = []
    private var count = 0

    /// A part that was announced.
    private struct Active {
        let id: String
        let part: PartSplitter.Part
    }

    init(generator: SeededGenerator) {
        self.generator = generator
    }

    mutating func payloads(_ first: JSONObject, _ parts: [PartSplitter.Part]) -> [JSONValue] {
        sent = .object(first)
        var payloads: [JSONValue] = []
        var payload = Payload()
        announce(parts, &payload)
        payloads.append(finish(["data": .object(first)], payload))
        while !active.isEmpty {
            payload = Payload()
            repeat { deliver(&payload) } while !active.isEmpty && generator.chance(60)
            payloads.append(finish([:], payload))
        }
        return payloads
    }

    private struct Payload {
        var pending: [JSONValue] = []
        var incremental: [JSONValue] = []
        var completed: [JSONValue] = []
    }

    private mutating func finish(_ payload: JSONObject, _ parts: Payload) -> JSONValue {
        var payload = payload
        if !parts.pending.isEmpty { payload["pending"] = .array(parts.pending) }
        if !parts.incremental.isEmpty { payload["incremental"] = .array(parts.incremental) }
        if !parts.completed.isEmpty { payload["completed"] = .array(parts.completed) }
        payload["hasNext"] = .bool(!active.isEmpty)
        return JSONValue.object(payload).shuffledMembers(&generator)
    }

    private mutating func announce(_ parts: [PartSplitter.Part], _ payload: inout Payload) {
        for part in parts {
            let id = String(count)
            count += 1
            active.append(Active(id: id, part: part))
            payload.pending.append(
                ["id": .string(id), "path": .array(part.path), "label": .string(part.label)]
            )
        }
    }

    /// Delivers some of a part, and what is complete then.
    private mutating func deliver(_ payload: inout Payload) {
        let index = Int.random(in: 0..<active.count, using: &generator)
        let (id, part) = (active[index].id, active[index].part)
        switch part.content {
        case .items(let items, let first):
            payload.incremental.append(entry(id, part, [], ["items": .array(items)]))
            sent = sent.appending(items, at: part.path[...])
            announce(part.children, &payload)
            if let rest = part.rest.first {
                active[index] = Active(id: id, part: rest)
            } else {
                complete(index, &payload)
            }
            precondition(first + items.count <= sent.value(at: part.path[...]).array?.count ?? 0)
        case .object(let data):
            let known = sent.value(at: part.path[...])
            if let (subPath, piece) = piece(of: .object(data), known, []) {
                payload.incremental.append(entry(id, part, subPath, ["data": piece]))
                sent = sent.merging(piece, at: (part.path + subPath)[...])
                if self.piece(of: .object(data), sent.value(at: part.path[...]), []) != nil {
                    return
                }
            }
            announce(part.children, &payload)
            complete(index, &payload)
        }
    }

    private mutating func complete(_ index: Int, _ payload: inout Payload) {
        payload.completed.append(["id": .string(active[index].id)])
        active.remove(at: index)
    }

    private mutating func entry(
        _ id: String,
        _ part: PartSplitter.Part,
        _ subPath: [JSONValue],
        _ content: JSONObject
    ) -> JSONValue {
        var entry = content
        entry["id"] = .string(id)
        // Some servers add what says nothing.
        if generator.chance(50) { entry["path"] = .array(part.path) }
        if generator.chance(50) { entry["label"] = .string(part.label) }
        if !subPath.isEmpty || generator.chance(20) { entry["subPath"] = .array(subPath) }
        return JSONValue.object(entry).shuffledMembers(&generator)
    }

    /// Something of `value` that has not been sent yet, and where it belongs; `nil` for nothing.
    private mutating func piece(
        of value: JSONValue,
        _ known: JSONValue,
        _ path: [JSONValue]
    ) -> (subPath: [JSONValue], JSONValue)? {
        if let elements = value.array {
            for (index, element) in elements.enumerated() {
                let known = known[index] ?? .null
                if let found = piece(of: element, known, path + [.int(Int64(index))]) {
                    return found
                }
            }
            return nil
        }
        guard let object = value.object, known.object != nil else { return nil }
        var new = object.filter { known[$0.key] == nil }.map { ($0.key, $0.value) }
        if !new.isEmpty {
            if new.count > 1, generator.chance(40) {
                new.shuffle(using: &generator)
                new.removeLast(Int.random(in: 1..<new.count, using: &generator))
            }
            return (path, .object(JSONObject(new.map { ($0.0, begun($0.1)) })))
        }
        for (key, inner) in object {
            if let found = piece(of: inner, known[key] ?? .null, path + [.string(key)]) {
                return found
            }
        }
        return nil
    }

    /// An object that is new, perhaps without some of its fields, which come later.
    private mutating func begun(_ value: JSONValue) -> JSONValue {
        guard let object = value.object, generator.chance(30) else { return value }
        let kept = object.filter { member in
            member.key == "id" || member.key.hasPrefix("__") || generator.chance(50)
        }
        return .object(JSONObject(kept.map { ($0.key, begun($0.value)) }))
    }
}

extension JSONValue {
    fileprivate func value(at path: ArraySlice<JSONValue>) -> JSONValue {
        guard let step = path.first else { return self }
        let next = step.string.map { self[$0] } ?? step.int.map { self[Int($0)] } ?? nil
        return (next ?? .null).value(at: path.dropFirst())
    }

    private func changing(
        at path: ArraySlice<JSONValue>,
        _ change: (JSONValue) -> JSONValue
    ) -> JSONValue {
        guard let step = path.first else { return change(self) }
        let next = value(at: [step]).changing(at: path.dropFirst(), change)
        if let key = step.string, var object {
            object[key] = next
            return .object(object)
        }
        guard let index = step.int, var array else { return self }
        array[Int(index)] = next
        return .array(array)
    }

    fileprivate func appending(
        _ items: [JSONValue],
        at path: ArraySlice<JSONValue>
    ) -> JSONValue {
        changing(at: path) { .array(($0.array ?? []) + items) }
    }

    fileprivate func merging(_ piece: JSONValue, at path: ArraySlice<JSONValue>) -> JSONValue {
        changing(at: path) { known in
            var object = known.object ?? [:]
            for (key, value) in piece.object ?? [:] { object[key] = value }
            return .object(object)
        }
    }
}
