@testable import Relay

/// What a store has, without what differs when something is put into a connection again: which
/// record an edge is, and how many there ever were.
///
/// Of a connection there is the order of its nodes, each once.
struct StoreTrace: Equatable {
    private struct Fields: Equatable {
        let isDeleted: Bool
        let type: TypeName
        var values: [FieldKey: Value] = [:]
    }

    private var records: [DataID: Fields] = [:]
    private var nodes: [DataID: [DataID]] = [:]
    /// Whether all edges are to nodes of their own and nothing is deleted, so that nothing at all
    /// may differ.
    private(set) var isExact = true

    static func == (a: StoreTrace, b: StoreTrace) -> Bool {
        a.records == b.records && a.nodes == b.nodes
    }

    init(_ environment: RelayEnvironment) {
        let inspection = environment.inspect()
        let symbols = environment.store.symbols
        let (edges, node) = (symbols.fieldKey("edges"), symbols.fieldKey("node"))
        let kept = symbols.fieldKey("__Fuzz_things_connection")
        let index = symbols.fieldKey("__connection_next_edge_index")

        /// The field that a record is, and whose.
        func field(of id: DataID) -> (parent: DataID, key: FieldKey)? {
            guard case .path(let parent, let key, _) = inspection.identities.origin(of: id)
            else { return nil }
            return (parent, key)
        }

        inspection.source.forEachID { id in
            guard let record = inspection.source[id] else { return }
            let place = field(of: id)
            if let place, place.key == edges || place.key == node,
                field(of: place.parent)?.key == kept
            {
                return
            }
            var fields = Fields(isDeleted: record.isDeleted, type: record.typeName)
            if record.isDeleted { isExact = false }
            for key in record.keys where record[key] != .absent {
                fields.values[key] = record[key]
            }
            if place?.key == kept {
                fields.values[index] = nil
                let links = fields.values.removeValue(forKey: edges)?.links ?? []
                note(links, of: id, in: inspection.source, node)
            }
            records[id] = fields
        }
    }

    private mutating func note(
        _ edges: [DataID?],
        of connection: DataID,
        in source: RecordSource,
        _ node: FieldKey
    ) {
        var distinct: [DataID] = []
        for edge in edges {
            guard let edge, case .link(let target)? = source[edge]?[node],
                !distinct.contains(target)
            else {
                isExact = false
                continue
            }
            distinct.append(target)
        }
        nodes[connection] = distinct
    }
}
