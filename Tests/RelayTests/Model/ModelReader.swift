@testable import Relay

/// Reads a definition out of a model's records, step by step as the design says.
struct ModelReader {
    let source: ModelRecords
    let variables: VariableData
    private var isMissing = false
    /// How often something was deleted, or else wrong, where there must be something.
    private var deletions = 0
    private var errors = 0
    private(set) var seen: Set<ByteKey> = []

    init(_ source: ModelRecords, _ variables: VariableData) {
        self.source = source
        self.variables = variables
    }

    /// What comes of reading an operation: a text, `missing`, `failed` or `deleted`.
    static func read(
        _ operation: OperationDescriptor,
        _ source: ModelRecords
    ) -> (text: String, seen: Set<ByteKey>) {
        let contents = operation.artifact.contents
        var reader = ModelReader(source, operation.effectiveVariables)
        reader.seen.insert(ModelRecords.root)
        let text = reader.object(
            ModelRecords.root,
            contents.reader,
            [contents.normalization]
        )
        if reader.isMissing { return ("missing", reader.seen) }
        return (text ?? "failed", reader.seen)
    }

    /// An object's text; `nil` when it fails.
    private mutating func object(
        _ key: ByteKey,
        _ selection: ReaderSelection,
        _ levels: [NormalizationSelection]
    ) -> String? {
        let record = source.records[key] ?? .init()
        switch selection {
        case .switch(let cases, let otherwise):
            let position = cases.firstIndex { $0.type == record.type } ?? cases.count
            let chosen = position < cases.count ? cases[position].selection : otherwise
            return object(key, chosen, levels).map { "#\(position)\($0)" }
        case .items(let items):
            let parts = items.map { item(key, record, $0, levels) }
            return parts.contains(nil) ? nil : "{\(parts.compactMap { $0 }.joined(separator: ","))}"
        }
    }

    private mutating func item(
        _ key: ByteKey,
        _ record: ModelRecords.Record,
        _ item: ReaderSelection.Item,
        _ levels: [NormalizationSelection]
    ) -> String? {
        let isIncluded = item.condition?.holds(variables) ?? true
        switch item.kind {
        case .field(let responseKey, let storageKey, let selection):
            let found = levels.fields(responseKey)
            guard isIncluded else { return "\(responseKey):nil" }
            var type = found.type
            if item.condition != nil, case .nonNull(let inner) = type { type = inner }
            let name = storageKey.text(variables)
            let value =
                name == "__typename"
                ? .scalar(.string(record.type)) : record.fields[ByteKey(name)]
            let text = self.value(value, type, selection ?? .items([]), found.children)
            return text.map { "\(responseKey):\($0)" }
        case .fragment(let name, _, let type):
            return isIncluded && matches(record, type) ? "...\(name)" : ""
        case .inline(let alias, let type, let selection):
            guard isIncluded, matches(record, type) else { return "\(alias):nil" }
            return "\(alias):\(object(key, selection, levels) ?? "nil")"
        }
    }

    private mutating func matches(
        _ record: ModelRecords.Record,
        _ type: ReaderSelection.TypeCondition?
    ) -> Bool {
        guard let type, type.type != record.type else { return true }
        guard type.kind == .abstract else { return false }
        let fact = source.facts[.init(type: record.type, abstractType: type.type)]
        if fact == nil { isMissing = true }
        return fact ?? false
    }

    private mutating func value(
        _ value: ModelRecords.Value?,
        _ type: TypeReference,
        _ selection: ReaderSelection,
        _ levels: [NormalizationSelection]
    ) -> String? {
        if case .nonNull(let inner) = type { return nonNull(value, inner, selection, levels) }
        guard let value else {
            isMissing = true
            return "nil"
        }
        switch value {
        case .null: return "nil"
        case .errors:
            errors += 1
            return "nil"
        case .link(let key) where source.isDeleted(key):
            seen.insert(key)
            return "nil"
        default: return nonNull(value, type, selection, levels) ?? "nil"
        }
    }

    private mutating func nonNull(
        _ value: ModelRecords.Value?,
        _ type: TypeReference,
        _ selection: ReaderSelection,
        _ levels: [NormalizationSelection]
    ) -> String? {
        switch (type, value) {
        case (_, nil):
            isMissing = true
            return nil
        case (.list(let inner), .list(let values)?):
            let isLeftOut: Bool
            if case .nonNull(.named(let kind, _)) = inner {
                isLeftOut = kind == .object || kind == .abstract
            } else {
                isLeftOut = false
            }
            var texts: [String?] = []
            for element in values {
                if isLeftOut, case .link(let key) = element,
                    source.isDeleted(key)
                {
                    seen.insert(key)
                    continue
                }
                let before = (deletions, errors)
                let text = self.value(element, inner, selection, levels)
                if isLeftOut, text == nil, deletions > before.0, errors == before.1 {
                    deletions = before.0
                    continue
                }
                texts.append(text)
            }
            return texts.contains(nil) ? nil : "[\(texts.compactMap { $0 }.joined(separator: ","))]"
        case (.named(let kind, _), .link(let key)?) where kind == .object || kind == .abstract:
            seen.insert(key)
            guard !source.isDeleted(key) else {
                deletions += 1
                return nil
            }
            guard source.records[key] != nil else {
                isMissing = true
                return nil
            }
            return object(key, selection, levels)
        case (.named(let kind, _), .scalar(let json)?):
            return kind == .float ? "\(json.double ?? 0)" : json.text
        default:
            errors += 1
            return nil
        }
    }
}
