extension RecordSource {
    /// How many bytes the records take, as good as can be told from their values; it looks at all
    /// of them.
    package var estimatedBytes: Int {
        var bytes = freshnessTable?.byteCount ?? 0
        forEachID { id in
            guard let record = self[id] else { return }
            bytes += MemoryLayout<Record>.stride + headerBytes
            for key in record.keys { bytes += record[key].estimatedBytes }
        }
        return bytes
    }
}

/// The overhead of an allocation.
private let headerBytes = 32

extension Value {
    fileprivate var estimatedBytes: Int {
        MemoryLayout<Value>.stride + heapBytes
    }

    private var heapBytes: Int {
        switch self {
        case .absent, .null, .bool, .int, .double, .link: 0
        case .string(let text): text.estimatedBytes
        case .links(let ids): headerBytes + ids.count * MemoryLayout<DataID>.stride
        case .list(let values):
            values.reduce(headerBytes) { $0 + $1.estimatedBytes }
        case .json(let json): headerBytes + json.estimatedBytes
        case .error(let errors):
            errors.reduce(headerBytes) { $0 + $1.message.estimatedBytes + 64 }
        case .fields: headerBytes
        }
    }
}

extension JSONValue {
    fileprivate var estimatedBytes: Int {
        switch self {
        case .null, .bool, .int, .double: MemoryLayout<JSONValue>.stride
        case .string(let text): MemoryLayout<JSONValue>.stride + text.estimatedBytes
        case .array(let values):
            values.reduce(headerBytes) { $0 + $1.estimatedBytes }
        case .object(let object):
            object.reduce(headerBytes) { $0 + $1.key.estimatedBytes + $1.value.estimatedBytes }
        }
    }
}

extension String {
    /// Up to 15 bytes are stored in the string itself.
    fileprivate var estimatedBytes: Int {
        utf8.count <= 15 ? 0 : headerBytes + utf8.count
    }
}
