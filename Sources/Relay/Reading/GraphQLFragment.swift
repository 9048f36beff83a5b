/// A fragment of a document, of whatever kind.
public protocol FragmentDefinition: Sendable {
    /// What the generator knows of the fragment.
    static var artifact: Artifact { get }
}

/// A fragment: what one view needs of an object.
public protocol GraphQLFragment: FragmentDefinition {
    /// What the fragment itself selects; fragments it spreads are references in it.
    associatedtype Data: Selection
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
    package let owner: OperationDescriptor
    package let arguments: FragmentArguments?

    package init(dataID: DataID, owner: OperationDescriptor, arguments: FragmentArguments?) {
        self.dataID = dataID
        self.owner = owner
        self.arguments = arguments
    }
}

extension FragmentRef: Hashable {
    /// Whether both refer to the same object, under the same operation and arguments.
    public static func == (left: Self, right: Self) -> Bool {
        left.dataID == right.dataID && left.arguments == right.arguments
            && (left.owner === right.owner
                || left.owner.symbols === right.owner.symbols
                    && left.owner.identifier == right.owner.identifier)
    }

    /// Feeds the object to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dataID)
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
