import GraphQLSchema

/// How an operation reaches records: for each level of it and each type, the fields with objects.
struct TapePlan: Sendable {
    private struct Level {
        let objects: [String: Int]
        let otherwise: Int
    }

    private struct Field {
        let key: String
        let level: Int
    }

    private let levels: [Level]
    private let objects: [[Field]]

    init(_ line: JSON) {
        levels = (line["levels"]?.array ?? []).map { level in
            let parts = level.array ?? []
            let objects = parts.first?.members?.compactMapValues(\.int) ?? [:]
            return Level(objects: objects, otherwise: parts.last?.int ?? -1)
        }
        objects = (line["objects"]?.array ?? []).map { object in
            (object.array ?? []).compactMap { field in
                guard let parts = field.array, let key = parts.first?.string,
                    let level = parts.last?.int
                else { return nil }
                return Field(key: key, level: level)
            }
        }
    }

    /// A record that the operation reaches, with its level.
    struct Visit: Hashable {
        let level: Int
        let record: String
    }

    /// Returns the records that a record links to in fields of the operation.
    func visits(after visit: Visit, in records: [String: TapeStore.Record]) -> [Visit] {
        guard let record = records[visit.record], levels.indices.contains(visit.level) else {
            return []
        }
        let level = levels[visit.level]
        let object = level.objects[record.type] ?? level.otherwise
        guard objects.indices.contains(object) else { return [] }
        var visits: [Visit] = []
        for field in objects[object] {
            record.fields[field.key]?.forEachLink {
                visits.append(Visit(level: field.level, record: $0))
            }
        }
        return visits
    }
}
