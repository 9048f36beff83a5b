/// A fragment of any kind.
public protocol FragmentDefinition: Sendable {
    /// The compiled form of the fragment.
    static var artifact: Artifact { get }
}

/// A fragment: the data that a view needs of an object.
public protocol GraphQLFragment: FragmentDefinition {
    /// The fragment's own fields.
    ///
    /// The fragments that it spreads are properties of type ``FragmentRef``.
    associatedtype Data: Sendable
    /// The result of reading the fragment: its data, `Data?` if a null in a required field can
    /// reach the root, or a `Result` with `@catch`.
    associatedtype Output: FieldValue = Data
}

extension FragmentDefinition {
    /// A reference to an object on which the fragment is spread.
    public typealias Ref = FragmentRef<Self>
}

/// A reference to an object on which a fragment is spread.
///
/// ```swift
/// let data = try await environment.fetch(FeedQuery(first: 10))
/// let story = try environment.read(data.feed[0].storyRow_story)
/// ```
///
/// The data of a query or a fragment has a property of this type for each fragment that it spreads. A
/// view receives the reference, and reads or observes its fragment through it: with
/// ``RelayEnvironment/read(_:)-(FragmentRef<Fragment>)``, or with a ``FragmentModel``. The reference
/// itself has no fields, so only the owner of the fragment can read them. It also keeps the data of its
/// operation in the store: see <doc:KeepingData>.
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

/// The operation in which a fragment was spread, and the arguments of the spread.
///
/// It is a single reference in all cases, because every generated struct copies and destroys it in
/// several functions.
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

/// The operation and arguments of a fragment spread with arguments.
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
    /// Returns whether both refer to the same object, in the same operation and with the same
    /// arguments.
    public static func == (left: Self, right: Self) -> Bool {
        left.dataID == right.dataID && left.spread == right.spread
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dataID)
    }
}

extension Spread: Equatable {
    /// Returns whether both have the same operation in the same store, and the same arguments.
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
    /// The identity of the object, which is unique in an environment.
    public var id: ObjectKey { ObjectKey(dataID: dataID) }
}

/// The identity of an object, which is unique in an environment.
public struct ObjectKey: Hashable, Sendable {
    package let dataID: DataID
}

extension FragmentRef: FieldValue {
    /// Returns a reference made by the reader; nothing is read from a field.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        reader.reference(stored)
    }

    // Not by `==`, whose conformance would be looked up for each element of a list.

    /// Returns whether both refer to the same object, in the same operation and with the same
    /// arguments.
    public static func areSame(_ left: Self, _ right: Self) -> Bool {
        left.dataID == right.dataID && left.spread == right.spread
    }
}
