/// A Swift struct for an input object type of the schema.
///
/// ```swift
/// var filter = IssueFilter(title: "a")
/// filter.assignee = .null
/// print(filter.title)   // .value("a")
/// ```
/// Optional fields are ``Input`` values. All fields are stored in one `InputFieldValues`.
@_documentation(visibility: internal)
public protocol GraphQLInputStruct: GraphQLInputObject {
    /// The names of the fields in the schema, separated by spaces.
    static var fieldNames: StaticString { get }
    /// The values, in the order of ``fieldNames``.
    var __fields: InputFieldValues { get }
}

extension GraphQLInputStruct {
    /// Writes the fields that are set.
    public func write(to variables: inout VariableWriter) {
        __fields.write(Self.fieldNames, to: &variables)
    }
}
