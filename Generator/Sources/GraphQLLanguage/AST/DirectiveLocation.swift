/// The locations where the specification allows directives.
public enum DirectiveLocation: String, Sendable, Hashable, CaseIterable {
    /// A query.
    case query = "QUERY"
    /// A mutation.
    case mutation = "MUTATION"
    /// A subscription.
    case subscription = "SUBSCRIPTION"
    /// A field of a selection set.
    case field = "FIELD"
    /// A fragment definition.
    case fragmentDefinition = "FRAGMENT_DEFINITION"
    /// A fragment spread.
    case fragmentSpread = "FRAGMENT_SPREAD"
    /// An inline fragment.
    case inlineFragment = "INLINE_FRAGMENT"
    /// A variable of an operation.
    case variableDefinition = "VARIABLE_DEFINITION"
    /// A variable of a fragment (specification draft).
    case fragmentVariableDefinition = "FRAGMENT_VARIABLE_DEFINITION"
    /// A schema definition.
    case schema = "SCHEMA"
    /// A scalar.
    case scalar = "SCALAR"
    /// An object type.
    case object = "OBJECT"
    /// A field of an object type or an interface.
    case fieldDefinition = "FIELD_DEFINITION"
    /// An argument of a field or a directive.
    case argumentDefinition = "ARGUMENT_DEFINITION"
    /// An interface.
    case interface = "INTERFACE"
    /// A union.
    case union = "UNION"
    /// An enum.
    case `enum` = "ENUM"
    /// A value of an enum.
    case enumValue = "ENUM_VALUE"
    /// An input object type.
    case inputObject = "INPUT_OBJECT"
    /// A field of an input object type.
    case inputFieldDefinition = "INPUT_FIELD_DEFINITION"
    /// A definition of a directive (specification draft).
    case directiveDefinition = "DIRECTIVE_DEFINITION"
}
