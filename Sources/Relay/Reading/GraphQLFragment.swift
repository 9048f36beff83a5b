/// A fragment of a document, of whatever kind.
public protocol FragmentDefinition: Sendable {
    /// What the generator knows of the fragment.
    static var artifact: Artifact { get }
}

/// A fragment: what one view needs of an object.
public protocol GraphQLFragment: FragmentDefinition {
    /// What the fragment itself selects; fragments it spreads are references in it.
    associatedtype Data: Sendable
    /// What reading the fragment gives: its data; `Data?` where a required null can reach the
    /// root; with `@catch` a `Result`.
    associatedtype Output: FieldValue = Data
}

extension FragmentDefinition {
    /// How results refer to an object that the fragment was spread on.
    public typealias Ref = FragmentRef<Self>
}

/// An object that a fragment was spread on: what a view is given, and reads its data with.
///
/// A reference has no fields: nobody but who owns the fragment can see them.
public struct FragmentRef<Fragment: FragmentDefinition>: Sendable {
    package let dataID: DataID
    private let spread: Spread

    package var owner: OperationDescriptor { spread.owner }
    package var arguments: FragmentArguments? { spread.arguments }

    package init(dataID: DataID, owner: OperationDescriptor, arguments: FragmentArguments?) {
        self.init(dataID: dataID, spread: Spread(owner, arguments))
    }

    init(dataID: DataID, spread: Spread) {
        self.dataID = dataID
        self.spread = spread
    }
}

/// Under which operation a fragment was spread, and with what arguments.
///
/// One reference whatever it holds, because each generated struct copies and destroys it in several
/// functions.
enum Spread: Sendable {
    case plain(OperationDescriptor)
    case withArguments(SpreadArguments)

    init(_ owner: OperationDescriptor, _ arguments: FragmentArguments?) {
        if let arguments {
            self = .withArguments(SpreadArguments(owner: owner, arguments: arguments))
        } else {
            self = .plain(owner)
        }
    }

    var owner: OperationDescriptor {
        switch self {
        case .plain(let owner): owner
        case .withArguments(let spread): spread.owner
        }
    }

    var arguments: FragmentArguments? {
        switch self {
        case .plain: nil
        case .withArguments(let spread): spread.arguments
        }
    }
}

/// What a fragment was spread with that has arguments.
///
/// A class because the references of all rows of a list share it.
final class SpreadArguments: Sendable {
    let owner: OperationDescriptor
    let arguments: FragmentArguments

    init(owner: OperationDescriptor, arguments: FragmentArguments) {
        self.owner = owner
        self.arguments = arguments
    }
}

extension FragmentRef: Hashable {
    /// Whether both refer to the same object, under the same operation and arguments.
    public static func == (left: Self, right: Self) -> Bool {
        left.dataID == right.dataID && left.spread == right.spread
    }

    /// Feeds the object to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dataID)
    }
}

extension Spread: Equatable {
    /// Whether both are of the same operation in the same store, with the same arguments.
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.plain(let left), .plain(let right)): areSame(left, right)
        case (.withArguments(let left), .withArguments(let right)):
            left === right
                || left.arguments == right.arguments && areSame(left.owner, right.owner)
        default: false
        }
    }

    private static func areSame(_ left: OperationDescriptor, _ right: OperationDescriptor) -> Bool {
        left === right || left.symbols === right.symbols && left.identifier == right.identifier
    }
}

extension FragmentRef: Identifiable {
    /// Which object it is, among all of an environment.
    public var id: ObjectKey { ObjectKey(dataID: dataID) }
}

/// Which object a reference is to, among all of an environment.
public struct ObjectKey: Hashable, Sendable {
    package let dataID: DataID
}

extension FragmentRef: FieldValue {
    /// The reference is made by the reader, not read from a field.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.reference(stored)
    }
}
