import Relay

/// The ids and types of the objects in a sample.
///
/// Fragments may select the same object, and each may choose its id or type. The object is written
/// once, so the choices are collected before:
///
/// ```graphql
/// author { name }              # by itself, an object without an id
/// ...Byline_story              # author { id }: it has one, maybe a chosen one
/// ```
struct SampleChoices {
    /// A field that links to an object, and the object's index in a list; -1 without a list.
    struct Step: Hashable {
        let key: FieldKey
        let index: Int32
    }

    /// Facts about an object.
    struct Object {
        /// The id that the test has chosen.
        var id: ID?
        /// Whether the object has an id.
        var hasID = false
        /// The object type, chosen by the test or by a fragment on it.
        var type: String?
        /// An object type of the abstract type of a fragment.
        var typeOfAbstract: String?
    }

    /// The objects, by the fields that lead to them.
    private(set) var objects: [[Step]: Object] = [:]
    /// The ids that the test has chosen.
    private(set) var ids: Set<ID> = []
    private let owner: OperationDescriptor
    private let idKey: FieldKey

    init(_ owner: OperationDescriptor) {
        self.owner = owner
        idKey = owner.symbols.fieldKey("id")
    }

    /// Adds the choices for the object at a path and for the objects in it.
    ///
    /// Those that were added first count.
    mutating func add(
        _ node: SampleNode,
        at path: [Step],
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        var object = objects[path] ?? Object()
        object.id = object.id ?? node.chosenID
        object.hasID = object.hasID || node.hasID
        object.type = object.type ?? node.type(by: .object)
        object.typeOfAbstract = object.typeOfAbstract ?? node.type(by: .abstract)
        objects[path] = object
        if let id = object.id { ids.insert(id) }
        let plan = bound.artifact.reader
        let items = node.block(plan, block).items
        for (position, value) in node.ordered where items.contains(items.lowerBound + position) {
            let index = items.lowerBound + position
            let item = plan.items[index]
            switch value {
            case .fragment(let inner, let artifact):
                let arguments = item.arguments.index.map { bound.arguments[$0.position] }
                add(inner, at: path, owner.reader(of: artifact, arguments: arguments), .root)
            case .inline(let inner): add(inner, at: path, bound, item.block)
            case .object, .list:
                guard !item.key.isNone else { continue }
                let step = Step(key: bound.items[index].key, index: -1)
                add(value, at: path + [step], bound, item.block)
            case .leaf(let json, _, isDefault: false) where !item.key.isNone:
                guard bound.items[index].key == idKey, let id = json.string,
                    var object = objects[path]
                else { continue }
                object.id = object.id ?? ID(id)
                objects[path] = object
                ids.insert(ID(id))
            case .leaf, .id, .null: break
            }
        }
    }

    private mutating func add(
        _ value: SampleNode.Value,
        at path: [Step],
        _ bound: BoundReader,
        _ block: OptionalPlanIndex<ReaderPlan.Block>
    ) {
        if case .object(let node) = value { return add(node, at: path, bound, block) }
        guard case .list(let elements) = value else { return }
        for (position, element) in elements.enumerated() {
            add(element, at: path.element(position), bound, block)
        }
    }
}

extension [SampleChoices.Step] {
    /// Returns the path of an element of a list.
    func element(_ position: Int) -> Self {
        guard let last else { return self }
        let outer = last.index
        // Elements of a list in a list are numbered from 1000 times the index of the inner list.
        let index = Int32(clamping: position)
        let step = SampleChoices.Step(
            key: last.key,
            index: outer < 0 ? index : outer &* 1_000 &+ index
        )
        return dropLast() + [step]
    }
}
