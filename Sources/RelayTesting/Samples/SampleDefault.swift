public import Relay

/// The defaults of leaves in samples.
///
/// Generated code calls its functions.
public enum SampleDefault {
    /// The first value of an enum.
    public static func value<Enum: GraphQLEnum>() -> Enum {
        Enum.allCases.first ?? Enum(rawValue: "")
    }

    /// The placeholder of a custom scalar.
    public static func value<Scalar: CustomScalar>() -> Scalar { .placeholder }

    /// Returns whether JSON is the default of a field with this type and name.
    ///
    /// By default a value that can be null is null, so any other value was chosen.
    static func isDefault<Leaf: InputValue>(
        _ json: JSONValue,
        of type: Leaf.Type,
        name: String
    ) -> Bool {
        guard let list = type as? any LeafList.Type else {
            return json == .string(name) || json == self.json(type)
        }
        return !list.isOptional && json == []
    }

    /// Returns the default of a type of leaves as JSON; `nil` for types without one.
    private static func json<Leaf: InputValue>(_ type: Leaf.Type) -> JSONValue? {
        if let type = type as? any GraphQLEnum.Type { return first(type) }
        if let type = type as? any CustomScalar.Type { return placeholder(type) }
        switch type {
        case is Int.Type: return 42
        case is Double.Type: return 4.5
        case is Bool.Type: return false
        default: return nil
        }
    }

    private static func first<Enum: GraphQLEnum>(_ type: Enum.Type) -> JSONValue {
        (value() as Enum).inputValue
    }

    private static func placeholder<Scalar: CustomScalar>(_ type: Scalar.Type) -> JSONValue {
        Scalar.placeholder.inputValue
    }
}
