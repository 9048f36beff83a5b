/// The queries that ask a server for its schema.
public enum IntrospectionQuery: CaseIterable, Sendable {
    /// The query for servers of the specification of September 2025.
    case current
    /// The query for servers of the specification of 2021, which has no `isOneOf`.
    case before2025
    /// The query for servers of the specification of 2018, which also has no `specifiedByURL`, no
    /// `isRepeatable` and no deprecated arguments.
    case before2021

    /// The query for servers that reject this one; `nil` if there is none.
    var simpler: IntrospectionQuery? {
        switch self {
        case .current: .before2025
        case .before2025: .before2021
        case .before2021: nil
        }
    }

    /// The JSON body of the request.
    public var body: String { "{\"query\":\"\(text)\",\"operationName\":\"IntrospectionQuery\"}" }

    /// The text, on one line and without characters that JSON escapes.
    var text: String {
        let isOneOf = self == .current ? " isOneOf" : ""
        let is2021 = self != .before2021
        let all = is2021 ? "(includeDeprecated: true)" : ""
        let described = is2021 ? " description" : ""
        let specified = is2021 ? " specifiedByURL" : ""
        let repeatable = is2021 ? " isRepeatable" : ""
        let deprecation = is2021 ? " isDeprecated deprecationReason" : ""
        let type = (0..<9).reduce("kind name") { inner, _ in "kind name ofType { \(inner) }" }
        return "query IntrospectionQuery { __schema {\(described) queryType { name } "
            + "mutationType { name } subscriptionType { name } types { ...FullType } "
            + "directives { name description\(repeatable) locations args\(all) { ...InputValue } } "
            + "} } fragment FullType on __Type { kind name description\(specified)\(isOneOf) "
            + "fields(includeDeprecated: true) { name description args\(all) { ...InputValue } "
            + "type { ...TypeRef } isDeprecated deprecationReason } "
            + "inputFields\(all) { ...InputValue } interfaces { ...TypeRef } "
            + "enumValues(includeDeprecated: true) { name description isDeprecated "
            + "deprecationReason } possibleTypes { ...TypeRef } } "
            + "fragment InputValue on __InputValue { name description type { ...TypeRef } "
            + "defaultValue\(deprecation) } fragment TypeRef on __Type { \(type) }"
    }
}
