@testable import Relay

/// A change that an updater makes, to a store and to a model of one.
enum ModelEdit: Sendable {
    /// Records are named by their ids; `nil` is the root.
    case set(String?, field: String, JSONValue)
    case link(String?, field: String, to: String?)
    case links(String?, field: String, to: [String?])
    /// Has another field lead to an object, which need not have an id, as well.
    case copyLink(String?, field: String, to: String?, as: String)
    case unset(String?, field: String)
    /// Changes a story's count with types, found by its id.
    case setLikes(String, Int)
    case delete(String)
    case create(String, type: String)
    case invalidate(String)
    case invalidateAll
    /// Fails where there is no such record.
    case require(String)

    func apply(to store: RecordSourceProxy) throws {
        func record(_ id: String?) -> RecordProxy? {
            id.map { store.record(ID($0)) } ?? store.root
        }
        switch self {
        case .set(let id, let field, let value): record(id)?.setValue(value, for: field)
        case .link(let id, let field, let target):
            record(id)?.setLinkedRecord(target.flatMap { store.record(ID($0)) }, for: field)
        case .links(let id, let field, let targets):
            let records = targets.map { $0.flatMap { store.record(ID($0)) } }
            record(id)?.setLinkedRecords(records, for: field)
        case .copyLink(let id, let field, let other, let otherField):
            record(other)?.setLinkedRecord(record(id)?.linkedRecord(field), for: otherField)
        case .unset(let id, let field): record(id)?.unsetField(field)
        case .setLikes(let id, let count):
            store.updatable(StoryUpdate(id: ID(id))).node?.asStory?.likeCount = count
        case .delete(let id): store.delete(ID(id))
        case .create(let id, let type): _ = store.create(ID(id), type: type)
        case .invalidate(let id): record(id)?.invalidateRecord()
        case .invalidateAll: store.invalidateStore()
        case .require(let id): if store.record(ID(id)) == nil { throw Outage(reason: "no \(id)") }
        }
    }

    func apply(to model: inout ModelRecords) throws {
        func key(_ id: String) -> ByteKey { model.named(ModelRecords.key(id)) }
        func has(_ id: String) -> Bool { model.records[key(id)].map { !$0.isDeleted } ?? false }
        func set(_ id: String?, _ field: String, _ value: ModelRecords.Value?) {
            guard id.map({ has($0) }) ?? true else { return }
            let key = id.map { key($0) } ?? ModelRecords.root
            if value == nil, model.records[key] == nil { return }
            model.records[key, default: .init()].fields[ByteKey(field)] = value
        }
        func link(_ target: String?) -> ModelRecords.Value {
            guard let target, has(target) else { return .null }
            return .link(key(target))
        }
        switch self {
        case .set(let id, let field, let value):
            set(id, field, value.isNull ? .null : .scalar(value))
        case .link(let id, let field, let target): set(id, field, link(target))
        case .links(let id, let field, let targets): set(id, field, .list(targets.map { link($0) }))
        case .copyLink(let id, let field, let other, let otherField):
            let source = id.map { has($0) ? key($0) : nil } ?? ModelRecords.root
            var value = source.flatMap { model.records[$0]?.fields[ByteKey(field)] }
            if case .link(let target) = value, model.records[target]?.isDeleted == false {
            } else {
                value = .null
            }
            set(other, otherField, value ?? .null)
        case .unset(let id, let field): set(id, field, nil)
        case .setLikes(let id, let count):
            var story = key(id)
            let field = ByteKey("node(id:\(JSONValue.string(id).description))")
            switch model.records[ModelRecords.root]?.fields[field] {
            case nil: break
            case .link(let key): story = key
            default: return
            }
            guard let record = model.records[story], !record.isDeleted, record.type == "Story"
            else { return }
            model.records[story]?.fields[ByteKey("likeCount")] = .scalar(.int(Int64(count)))
        case .delete(let id):
            let key = key(id)
            model.records[key] = .init(type: model.records[key]?.type ?? "", isDeleted: true)
        case .create(let id, let type):
            if !has(id) {
                model.records[key(id)] = .init(type: type)
                set(id, "id", .scalar(.string(id)))
            }
        case .invalidate(let id):
            if has(id) { model.doomed.insert(key(id)) }
        case .invalidateAll: model.isAllDoomed = true
        case .require(let id): if !has(id) { throw Outage(reason: "no \(id)") }
        }
    }
}
