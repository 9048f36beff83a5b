/// A field of a response, as its field handler receives it once the response is written.
public struct FieldPayload: Sendable {
    package let operation: String
    package let dataID: DataID
    package let fieldKey: FieldKey
    package let handleKey: FieldKey
    /// The handler's name, such as `connection` or `appendEdge`.
    public let handler: String
    /// The arguments of the field.
    public let arguments: JSONObject
    /// The arguments of the directive that names the handler.
    public let handleArguments: JSONObject
    /// The later part of the field's object that this payload brought; `nil` if the object came
    /// whole.
    package internal(set) var part: Part?
    /// Whether the server may stream a list of the field's object.
    let isStreamed: Bool
    let bound: BoundNormalization
    /// The level of the objects to which the field links.
    let level: OptionalPlanIndex<NormalizationPlan.Level>

    /// A part of an object that came later than the rest.
    package enum Part: Sendable {
        /// Fields of its own, or of an object that one of its fields links to.
        case fields
        /// Fields of an element of one of its lists.
        case element(DataID)
        /// Elements of one of its lists, from an index on.
        case elements(from: Int)
    }

    init(
        _ dataID: DataID,
        _ field: NormalizationPlan.Field,
        handle: Int,
        _ bound: BoundNormalization
    ) {
        let plan = bound.plan
        self.bound = bound
        level = field.level
        operation = bound.operation
        self.dataID = dataID
        fieldKey = bound.key(field)
        handleKey = bound.handleKey(handle)
        handler = plan.handles[handle].handler
        isStreamed = field.level.index.map { plan.streamsLists(in: $0) } ?? false
        arguments = Self.resolve(plan.keys[field.key].arguments, bound.variables)
        // Servers take a filter that is null for one that isn't given.
        let variables =
            handler == FieldHandle.follows ? bound.variables.withoutNulls : bound.variables
        handleArguments = Self.resolve(plan.handles[handle].arguments, variables)
    }

    private static func resolve(_ arguments: [Argument], _ variables: VariableData) -> JSONObject {
        JSONObject(
            arguments.compactMap { argument in
                argument.value.resolve(variables).map { (argument.name, $0) }
            }
        )
    }
}

extension VariableData {
    /// The variables that are not null.
    fileprivate var withoutNulls: VariableData {
        let given = values.compactMap { $0.value.isNull ? nil : ($0.key, $0.value) }
        return VariableData(JSONObject(given), uploads: uploads)
    }
}
