@testable import Relay

/// A change that an updater makes, to a store and to a model of one.
enum ModelEdit: Sendable {
    /// Records are named by their ids; `nil` is the root.
    case set(String?, field: String, JSONValue)
    case link(String?, field: String, to: String?)
    case links(String?, field: String, to: [String?])
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
        case .delete(let id): store.delete(ID(id))
        case .create(let id, let type): _ = store.create(ID(id), type: type)
        case .invalidate(let id): record(id)?.invalidateRecord()
        case .invalidateAll: store.invalidateStore()
        case .require(let id): if store.record(ID(id)) == nil { throw Outage(reason: "no \(id)") }
        }
    }

    func apply(to model: inout ModelRecords) throws {
        func set(_ id: String?, _ field: String, _ value: ModelRecords.Value) {
            guard id.map({ model.has($0) }) ?? true else { return }
            let key = id.map { ModelRecords.key($0) } ?? ModelRecords.root
            model.records[key, default: .init()].fields[ByteKey(field)] = value
        }
        func link(_ target: String?) -> ModelRecords.Value {
            guard let target, model.has(target) else { return .null }
            return .link(ModelRecords.key(target))
        }
        switch self {
        case .set(let id, let field, let value):
            set(id, field, value.isNull ? .null : .scalar(value))
        case .link(let id, let field, let target): set(id, field, link(target))
        case .links(let id, let field, let targets): set(id, field, .list(targets.map { link($0) }))
        case .delete(let id):
            let type = model.records[ModelRecords.key(id)]?.type ?? ""
            model.records[ModelRecords.key(id)] = .init(type: type, isDeleted: true)
        case .create(let id, let type):
            if !model.has(id) {
                model.records[ModelRecords.key(id)] = .init(type: type)
                set(id, "id", .scalar(.string(id)))
            }
        case .invalidate(let id):
            if model.has(id) { model.doomed.insert(ModelRecords.key(id)) }
        case .invalidateAll: model.isAllDoomed = true
        case .require(let id): if !model.has(id) { throw Outage(reason: "no \(id)") }
        }
    }
}
