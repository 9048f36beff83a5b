import GraphQLLanguage
import GraphQLSchema

/// Relay's own directives, which every schema is extended with unless it has them.
enum RelayDirectives {
    /// The definitions.
    ///
    /// `@arguments` and `@argumentDefinitions` are not among them: no definition can say that they
    /// take arguments of any name; `ArgumentDirectives` knows them.
    static let text = """
        "Names the property that a spread or an inline fragment is read as."
        directive @alias(as: String @static) on FRAGMENT_SPREAD | INLINE_FRAGMENT

        "Allows a spread that may not match to go without `@alias`: it is optional all the same."
        directive @dangerously_unaliased_fixme on FRAGMENT_SPREAD

        "Marks a fragment to be read outside of views; every fragment can be."
        directive @inline on FRAGMENT_DEFINITION

        "Marks a fragment that Relay compiles once for all operations; here it changes nothing."
        directive @no_inline(raw_response_type: Boolean = false @static) on FRAGMENT_DEFINITION

        "Without a mask, a spread's fields become those of what spreads it. Plural is for lists."
        directive @relay(mask: Boolean = true, plural: Boolean = false)
          on FRAGMENT_DEFINITION | FRAGMENT_SPREAD

        "What happens where a required field is null."
        enum RequiredFieldAction {
          "The object becomes null."
          NONE
          "The object becomes null, and an event is logged."
          LOG
          "Reading throws."
          THROW
          "Reading throws, though null may mean something."
          DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD
        }

        "Makes a field that can be null one that can't."
        directive @required(action: RequiredFieldAction! @static) on FIELD

        "What errors become where they are caught."
        enum CatchFieldTo {
          "A result of the value or of the errors."
          RESULT
          "Null."
          NULL
        }

        "Catches the errors of a field and of all that is inside."
        directive @catch(to: CatchFieldTo! = RESULT @static)
          on FIELD | INLINE_FRAGMENT | FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION

        "Makes reading throw where a field of the definition has an error."
        directive @throwOnFieldError on FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION

        "Says that a field is null only where it has an error."
        directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION

        "Keeps the pages of a list together."
        directive @connection(
          key: String! @static
          filters: [String] @static
          handler: String @static
          dynamicKey_UNSTABLE: String
          prefetchable_pagination: Boolean = false @static
        ) on FIELD

        "Keeps the pages of a list together, whose edges come one by one."
        directive @stream_connection(
          key: String! @static
          filters: [String] @static
          handler: String @static
          label: String @static
          initial_count: Int!
          if: Boolean = true
          use_customized_batch: Boolean = false
          dynamicKey_UNSTABLE: String
          prefetchable_pagination: Boolean = false @static
        ) on FIELD

        "Puts an edge at the end of connections."
        directive @appendEdge(connections: [ID!]!) on FIELD
        "Puts an edge at the start of connections."
        directive @prependEdge(connections: [ID!]!) on FIELD
        "Puts an object at the end of connections, in a new edge."
        directive @appendNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
        "Puts an object at the start of connections, in a new edge."
        directive @prependNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
        "Takes the edges of objects with these ids out of connections."
        directive @deleteEdge(connections: [ID!]!) on FIELD
        "Deletes the objects with these ids."
        directive @deleteRecord on FIELD

        "Makes a query that fetches the fragment again."
        directive @refetchable(
          queryName: String! @static
          directives: [String!] @static
          preferFetchable: Boolean @static
        ) on FRAGMENT_DEFINITION

        "Makes a type of what an optimistic response holds."
        directive @raw_response_type on QUERY | MUTATION | SUBSCRIPTION

        "Marks a query whose variables are known before its code is."
        directive @preloadable on QUERY

        "Marks what writes to the store."
        directive @updatable on QUERY | FRAGMENT_DEFINITION

        "Marks a fragment whose references can be assigned to linked fields."
        directive @assignable on FRAGMENT_DEFINITION

        "Forbids to select a field."
        directive @unselectable(reason: String!) on FIELD_DEFINITION | OBJECT | INTERFACE | UNION

        "Says that an argument can't vary."
        directive @static on ARGUMENT_DEFINITION

        "Says of a type how an object of it is fetched by its id."
        directive @fetchable(field_name: String!) on OBJECT

        "Makes a query for tests; every query can be one."
        directive @relay_test_operation(emitRawText: Boolean = false) on QUERY | MUTATION | SUBSCRIPTION

        "Allows variables that nothing uses."
        directive @DEPRECATED__relay_ignore_unused_variables_error
          on QUERY | MUTATION | SUBSCRIPTION

        "Allows a fragment's variable that the fragment does not use."
        directive @unusedLocalVariable_DEPRECATED on VARIABLE_DEFINITION

        "Names what gives a fragment's variable its value."
        directive @provider(name: String! @static) on VARIABLE_DEFINITION
        """

    /// The names of the directives.
    static let names: Set<String> = Set(definitions.map(\.name.text)).union([
        "argumentDefinitions", "arguments",
    ])

    /// The directives and the enums they take.
    private static let whole = Parser.parse(Source(path: "<relay>", text: text)).document

    private static let definitions: [DirectiveDefinition] = whole.definitions.compactMap {
        if case .directive(let definition) = $0 { definition } else { nil }
    }

    /// The directives that some documents of a schema do not define, with their enums.
    static func missing(from documents: [Document]) -> Document {
        let defined = Set(documents.flatMap { $0.definitions.compactMap(name) })
        return Document(
            definitions: whole.definitions.filter { !defined.contains(name($0) ?? "") }
        )
    }

    /// `@connection` of a directive, `RequiredFieldAction` of an enum.
    private static func name(_ definition: Definition) -> String? {
        switch definition {
        case .directive(let definition): "@\(definition.name)"
        case .type(.enum(let definition)): definition.name.text
        default: nil
        }
    }
}
