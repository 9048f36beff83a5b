/// The ages that the schema declares for a field; which of them it has is known when it is linked.
struct DeclaredAges: Sendable {
    enum Age: Sendable {
        /// The age that is declared for the field, in seconds.
        case field(Int32)
        /// The age that is declared for its type.
        case type(Int32)
        /// The age of the field that leads to the object.
        case inherited
        case none
        /// The type doesn't have the field, and says nothing about its age.
        case lacking
    }

    private let age: Age
    /// The ages for objects that are known to have these types, if they are different.
    private let others: [String: Age]

    /// Returns the age of a field of objects that are known to have some types, the narrowest last.
    func age(on types: [String]) -> Age {
        for type in types.reversed() {
            switch others[type] {
            case .lacking?: continue
            case let other?: return other
            case nil: return age
            }
        }
        return age
    }

    /// Reads `@age(type: 60, in: {Book: {field: 5}, Shelf: {}, Owner: {lacks: true}})`; `nil` if it isn't
    /// valid.
    init?(_ annotation: Annotation) {
        var values: JSONObject = [:]
        for argument in annotation.arguments {
            guard let value = argument.value.resolve([:]) else { return nil }
            values[argument.name] = value
        }
        var others: [String: Age] = [:]
        for (type, value) in values["in"]?.object ?? [:] {
            guard let value = value.object, let age = Age(value) else { return nil }
            others[type] = age
        }
        values["in"] = nil
        guard let age = Age(values) else { return nil }
        self.age = age
        self.others = others
    }
}

extension DeclaredAges.Age {
    fileprivate init?(_ values: JSONObject) {
        func seconds(_ name: String) -> Int32? {
            values[name]?.int.flatMap { Int32(exactly: $0) }.flatMap { $0 < 0 ? nil : $0 }
        }
        if values.isEmpty {
            self = .none
        } else if let seconds = seconds("field") {
            self = .field(seconds)
        } else if let seconds = seconds("type") {
            self = .type(seconds)
        } else if values["inherits"]?.bool == true {
            self = .inherited
        } else if values["lacks"]?.bool == true {
            self = .lacking
        } else {
            return nil
        }
    }
}
