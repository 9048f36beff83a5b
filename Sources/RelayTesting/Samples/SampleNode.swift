import Relay

/// The content of a sample: the values of a selection, by the positions of its items.
struct SampleNode: Sendable {
    /// A value of an item.
    indirect enum Value: Sendable {
        /// A scalar or an enum value, or a list of them.
        ///
        /// `listDepth` is the number of lists around it, and `isDefault` says whether the test has
        /// not chosen it.
        case leaf(JSONValue, listDepth: Int, isDefault: Bool)
        /// The object's own id; `nil` for one that no other object of the sample has.
        case id(ID?)
        case object(SampleNode)
        /// The fields of a fragment that is spread on the object.
        case fragment(SampleNode, Artifact)
        /// The fields of an inline fragment with an alias.
        case inline(SampleNode)
        case list([Value])
        case null
    }

    /// How the type of an object was determined.
    enum TypeChoice: Sendable {
        /// By default.
        case none
        /// By a fragment on an abstract type, so that it may have any of that type's object types.
        case abstract
        /// By the test, or by a fragment on the object type.
        case object
    }

    /// The object type that the object has unless a value chooses another.
    var type: String
    /// How the type was chosen.
    var typeChoice = TypeChoice.none
    /// The position of the case in a choice by type; `nil` if there is no choice.
    var caseIndex: Int?
    var values: [(position: Int, value: Value)] = []

    /// The values, those of fragments last, because they don't replace those of the object's own
    /// selection.
    var ordered: [(position: Int, value: Value)] {
        values.filter { !$0.value.isFragment } + values.filter(\.value.isFragment)
    }

    /// Chooses the type, unless the test has.
    mutating func choose(_ choice: TypeChoice) {
        if typeChoice != .object { typeChoice = choice }
    }

    /// Returns the type if it was determined by `choice`, here or in a fragment.
    func type(by choice: TypeChoice) -> String? {
        if typeChoice == choice { return type }
        return ordered.lazy.compactMap { $0.value.sameObject?.type(by: choice) }.first
    }

    /// Whether the object has an id, here or in a fragment.
    var hasID: Bool {
        values.contains { _, value in
            switch value {
            case .id: true
            default: value.sameObject?.hasID ?? false
            }
        }
    }

    /// The id that the test has chosen, here or in a fragment.
    var chosenID: ID? {
        for (_, value) in ordered {
            switch value {
            case .id(let id?): return id
            default: if let id = value.sameObject?.chosenID { return id }
            }
        }
        return nil
    }
}

extension SampleNode.Value {
    /// The fields of the same object in a fragment.
    var sameObject: SampleNode? {
        switch self {
        case .fragment(let node, _), .inline(let node): node
        default: nil
        }
    }

    fileprivate var isFragment: Bool {
        if case .fragment = self { true } else { false }
    }
}
