@testable import Relay

/// Cuts the response to an operation into parts, as a server may that knows `@defer` and `@stream`.
struct PartSplitter {
    let variables: VariableData
    var generator: SeededGenerator
    /// Whether objects are of types, for refinements.
    let isOne: (_ type: String, _ abstractType: String) -> Bool

    /// What may be delivered once what it is a part of is there.
    struct Part {
        let label: String
        let path: [JSONValue]
        let content: Content
        var children: [Part]
        /// The rest of the list, where this is the beginning of one.
        var rest: [Part] = []

        enum Content {
            case object(JSONObject)
            case items([JSONValue], from: Int)
        }
    }

    /// The data of the first payload, and the parts.
    mutating func split(
        _ operation: OperationDescriptor,
        _ data: JSONValue
    ) -> (first: JSONObject, parts: [Part]) {
        let object = data.object ?? [:]
        return split([operation.artifact.contents.normalization], type: "", object, [])
    }

    private mutating func split(
        _ selections: [NormalizationSelection],
        type: String,
        _ object: JSONObject,
        _ path: [JSONValue]
    ) -> (JSONObject, [Part]) {
        let type = object["__typename"]?.string ?? type
        var fields: [(field: NormalizationField, children: [NormalizationSelection])] = []
        var deferred: [(label: String, selection: NormalizationSelection)] = []
        collect(selections, type, &fields, &deferred)
        var members: [(String, JSONValue)] = []
        var parts: [Part] = []
        for (field, children) in fields {
            guard let value = object[field.responseKey] else { continue }
            let (own, inner) = split(
                value,
                field,
                children,
                path + [.string(field.responseKey)],
                isOutermost: true
            )
            members.append((field.responseKey, own))
            parts += inner
        }
        for (label, selection) in deferred {
            let (own, children) = split([selection], type: type, object, path)
            parts.append(Part(label: label, path: path, content: .object(own), children: children))
        }
        return (JSONObject(members), parts)
    }

    private func collect(
        _ selections: [NormalizationSelection],
        _ type: String,
        _ fields: inout [(field: NormalizationField, children: [NormalizationSelection])],
        _ deferred: inout [(label: String, selection: NormalizationSelection)]
    ) {
        for selection in selections {
            for field in selection.fields where field.condition?.holds(variables) ?? true {
                let known = fields.firstIndex { $0.field.responseKey == field.responseKey }
                let children = field.selection.map { [$0] } ?? []
                if let known {
                    fields[known].children += children
                } else {
                    fields.append((field, children))
                }
            }
            for refinement in selection.refinements
            where refinement.kind == .object
                ? refinement.type == type : isOne(type, refinement.type)
            {
                collect([refinement.selection], type, &fields, &deferred)
            }
            for (deferral, inner) in selection.deferrals {
                if deferral.condition?.holds(variables) ?? true {
                    deferred.append((deferral.label, inner))
                } else {
                    collect([inner], type, &fields, &deferred)
                }
            }
        }
    }

    private mutating func split(
        _ value: JSONValue,
        _ field: NormalizationField,
        _ children: [NormalizationSelection],
        _ path: [JSONValue],
        isOutermost: Bool
    ) -> (JSONValue, [Part]) {
        switch value {
        case .object(let object) where !children.isEmpty:
            let (own, parts) = split(children, type: field.type.named.name, object, path)
            return (.object(own), parts)
        case .array(let elements) where !children.isEmpty || field.annotations.stream != nil:
            var own: [JSONValue] = []
            var inner: [[Part]] = []
            for (index, element) in elements.enumerated() {
                let split = split(
                    element,
                    field,
                    children,
                    path + [.int(Int64(index))],
                    isOutermost: false
                )
                own.append(split.0)
                inner.append(split.1)
            }
            guard isOutermost, let stream = field.annotations.stream,
                stream.deferral.condition?.holds(variables) ?? true
            else { return (.array(own), inner.flatMap { $0 }) }
            let count = Int.random(in: 0...own.count, using: &generator)
            let rest = rest(own, inner, from: count, stream.deferral.label, path)
            return (.array(Array(own.prefix(count))), inner.prefix(count).flatMap { $0 } + rest)
        default: return (value, [])
        }
    }

    /// The elements of a list from an index on, a few at a time.
    private mutating func rest(
        _ elements: [JSONValue],
        _ inner: [[Part]],
        from index: Int,
        _ label: String,
        _ path: [JSONValue]
    ) -> [Part] {
        guard index < elements.count else { return [] }
        let end = Int.random(in: (index + 1)...elements.count, using: &generator)
        var part = Part(
            label: label,
            path: path,
            content: .items(Array(elements[index..<end]), from: index),
            children: inner[index..<end].flatMap { $0 }
        )
        part.rest = rest(elements, inner, from: end, label, path)
        return [part]
    }
}

/// The payloads in which a server of 2022, or of 2020, delivers parts in some order.
///
/// One of 2020 sends one part in a payload, and the elements of a list one by one, as `data`.
/// Payloads with `extensions` alone may come between them.
struct PayloadsOf2022 {
    var generator: SeededGenerator
    let hasSinglePayloads: Bool

    mutating func payloads(_ first: JSONObject, _ parts: [PartSplitter.Part]) -> [JSONValue] {
        var ready = parts
        var payloads: [JSONValue] = [
            ["data": .object(first), "hasNext": .bool(!ready.isEmpty)]
        ]
        while !ready.isEmpty {
            var entries: [JSONValue] = []
            repeat {
                let part = ready.remove(at: Int.random(in: 0..<ready.count, using: &generator))
                entries.append(entry(part).shuffledMembers(&generator))
                ready += part.children + part.rest
            } while !ready.isEmpty && generator.chance(50) && !hasSinglePayloads
            var bodies: [JSONObject] =
                hasSinglePayloads
                ? entries.flatMap(Self.elements) : [["incremental": .array(entries)]]
            let isLast = ready.isEmpty && generator.chance(50)
            for index in bodies.indices {
                bodies[index]["hasNext"] = .bool(!isLast || index < bodies.count - 1)
                payloads.append(JSONValue.object(bodies[index]).shuffledMembers(&generator))
            }
            if ready.isEmpty, !isLast { payloads.append(["hasNext": false]) }
        }
        for index in payloads.indices.reversed() where generator.chance(10) {
            let extensions: JSONValue = ["extensions": ["cost": 1]]
            let empty: JSONValue = ["data": .null, "extensions": [:]]
            payloads.insert(generator.chance(50) ? extensions : empty, at: index)
        }
        return payloads
    }

    /// An entry as payloads of their own: of `items` one for each element.
    private static func elements(_ entry: JSONValue) -> [JSONObject] {
        guard let items = entry["items"]?.array, let path = entry["path"]?.array,
            case .int(let first)? = path.last
        else { return [entry.object ?? [:]] }
        return items.enumerated().map { index, item in
            var element = entry.object ?? [:]
            element["items"] = nil
            element["data"] = item
            element["path"] = .array(path.dropLast() + [.int(first + Int64(index))])
            return element
        }
    }

    private func entry(_ part: PartSplitter.Part) -> JSONValue {
        switch part.content {
        case .object(let data):
            ["data": .object(data), "path": .array(part.path), "label": .string(part.label)]
        case .items(let items, let index):
            [
                "items": .array(items), "path": .array(part.path + [.int(Int64(index))]),
                "label": .string(part.label),
            ]
        }
    }
}

extension JSONValue {
    /// The same object with its members in another order.
    func shuffledMembers(_ generator: inout SeededGenerator) -> JSONValue {
        guard let object else { return self }
        return .object(JSONObject(object.map { ($0.key, $0.value) }.shuffled(using: &generator)))
    }
}
