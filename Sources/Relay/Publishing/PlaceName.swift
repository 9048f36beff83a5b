/// The name of an object by its place below another one, such as the id of a connection:
/// `["story:4", "comments(first:3)", "edges", 0]`.
struct PlaceName {
    private let owner: RecordKey
    private let steps: [JSONValue]

    /// Returns `nil` if `text` is another text, or begins at the root.
    init?(_ text: String) {
        guard let steps = Self.steps(of: text), let owner = RecordKey(name: steps[0])
        else { return nil }
        for step in steps.dropFirst() {
            switch step {
            case .string, .int: continue
            default: return nil
            }
        }
        (self.owner, self.steps) = (owner, steps)
    }

    /// Returns the first object and the fields and positions that lead on; `nil` if `text` is another text.
    static func steps(of text: String) -> [JSONValue]? {
        guard text.utf8.first == UInt8(ascii: "[") else { return nil }
        // A pointer because the cursor reads the text in place.
        let value = Array(text.utf8).withUnsafeBytes { bytes in
            var cursor = JSONCursor(bytes)
            let value = try? cursor.value()
            return (try? cursor.expectEnd()) == nil ? nil : value
        }
        guard let steps = value?.array, steps.count > 1 else { return nil }
        return steps
    }

    /// The text by which the owner is named; `nil` if its key has several parts.
    var ownerText: String? { owner.parts.count == 1 ? owner.parts.first : nil }

    /// Returns the name of the object at the same place below the owner with another text.
    func replacingOwner(_ text: String) -> String {
        let owner = RecordKey(scope: owner.scope, parts: [text])
        return JSONValue.array([owner.name] + steps.dropFirst()).description
    }
}
