/// An input object type of the schema, as a Swift struct.
///
/// ```swift
/// var filter = IssueFilter(title: "a")
/// filter.assignee = .null
/// print(filter.title)   // .value("a")
/// ```
/// A field that may be left out is an ``Input``. All fields are kept in one ``InputFieldValues``.
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
