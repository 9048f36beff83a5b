import GraphQLLanguage
import GraphQLSchema

/// Relay's own directives, with their definitions.
///
/// Every schema is extended with them unless it defines them itself. The development article
/// *Changing the generator* lists what a new one touches.
enum RelayDirective: String, CaseIterable, Sendable {
    case arguments
    case argumentDefinitions
    case alias
    case dangerouslyUnaliased = "dangerously_unaliased_fixme"
    case inline
    case noInline = "no_inline"
    case relay
    case required
    case `catch`
    case throwOnFieldError
    case semanticNonNull
    case semanticNonNullField
    case catchField
    case connection
    case streamConnection = "stream_connection"
    case pagination
    case follows
    case followsField
    case appendEdge
    case prependEdge
    case appendNode
    case prependNode
    case deleteEdge
    case deleteRecord
    case refetchable
    case rawResponseType = "raw_response_type"
    case jsonResponse
    case metadata
    case preloadable
    case updatable
    case assignable
    case unselectable
    case `static`
    case fetchable
    case relayTestOperation = "relay_test_operation"
    case ignoreUnusedVariables = "DEPRECATED__relay_ignore_unused_variables_error"
    case unusedLocalVariable = "unusedLocalVariable_DEPRECATED"
    case provider
    case typePolicy
    case fieldPolicy
    case derived
    case live
    case identity
    case cacheControl
    case cacheControlField
    case notPersisted
    case notPersistedField
    case link

    /// The definition, except for `@arguments` and `@argumentDefinitions`.
    ///
    /// These take arguments of any name, which no definition can express. `ArgumentDirectives`
    /// checks them.
    private var definition: String? {
        switch self {
        case .arguments, .argumentDefinitions:
            nil
        case .alias:
            """
            "Names the property of an inline fragment, a spread, or all spreads of a fragment."
            directive @alias(as: String @static)
              on FRAGMENT_DEFINITION | FRAGMENT_SPREAD | INLINE_FRAGMENT
            """
        case .dangerouslyUnaliased:
            """
            "Allows a spread that may not match to have no `@alias`. It is optional anyway."
            directive @dangerously_unaliased_fixme on FRAGMENT_SPREAD
            """
        case .inline:
            """
            "Marks a fragment that is read outside of views. It has no effect, as all can be."
            directive @inline on FRAGMENT_DEFINITION
            """
        case .noInline:
            """
            "Marks a fragment that Relay compiles once for all operations. It has no effect here."
            directive @no_inline(raw_response_type: Boolean = false @static) on FRAGMENT_DEFINITION
            """
        case .relay:
            """
            "`mask: false` adds a fragment's fields to its parent's. `plural` is for lists."
            directive @relay(mask: Boolean = true, plural: Boolean = false)
              on FRAGMENT_DEFINITION | FRAGMENT_SPREAD
            """
        case .required:
            """
            "Makes a nullable field non-null."
            directive @required(action: RequiredFieldAction! @static) on FIELD
            """
        case .catch:
            """
            "Catches the errors of a field and everything inside it."
            directive @catch(to: CatchFieldTo! = RESULT @static)
              on FIELD | INLINE_FRAGMENT | FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION
            """
        case .throwOnFieldError:
            """
            "Makes reading throw if a field of the definition has an error."
            directive @throwOnFieldError on FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION
            """
        case .semanticNonNull:
            """
            "Declares that a field is only null if it has an error."
            directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
            """
        case .semanticNonNullField:
            """
            "Declares that a field of the type is only null if it has an error."
            directive @semanticNonNullField(name: String!, levels: [Int] = [0])
              repeatable on OBJECT | INTERFACE
            """
        case .catchField:
            """
            "Catches the errors of a field of the type wherever it is selected."
            directive @catchField(name: String!, to: CatchFieldTo! = RESULT)
              repeatable on OBJECT | INTERFACE
            """
        case .connection:
            """
            "Merges the pages of a list."
            directive @connection(
              key: String! @static
              filters: [String] @static
              handler: String @static
              dynamicKey_UNSTABLE: String
              prefetchable_pagination: Boolean = false @static
            ) on FIELD
            """
        case .streamConnection:
            """
            "Merges the pages of a list whose edges are streamed."
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
            """
        case .pagination:
            """
            "Merges the pages of a list that are requested by offset or page number."
            directive @pagination(
              key: String! @static
              filters: [String!] @static
              offset: String @static
              page: String @static
              limit: String! = "limit" @static
              firstPage: Int! = 1 @static
              list: String @static
              total: String @static
            ) on FIELD
            """
        case .follows:
            """
            "Says which objects a list has, and has it follow their changes."
            directive @follows(
              where: ListFilter
              orderBy: [ListOrder!]
              ifUnknown: ListGap! = KEEP @static
            ) on FIELD
            """
        case .followsField:
            """
            "Does for all selections of a field of the type what `@follows` does for one."
            directive @followsField(
              name: String!
              where: ListFilter
              orderBy: [ListOrder!]
              ifUnknown: ListGap! = KEEP
            ) repeatable on OBJECT | INTERFACE
            """
        case .appendEdge:
            """
            "Appends an edge to connections."
            directive @appendEdge(connections: [ID!]!) on FIELD
            """
        case .prependEdge:
            """
            "Prepends an edge to connections."
            directive @prependEdge(connections: [ID!]!) on FIELD
            """
        case .appendNode:
            """
            "Appends an object to connections, in a new edge."
            directive @appendNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
            """
        case .prependNode:
            """
            "Prepends an object to connections, in a new edge."
            directive @prependNode(connections: [ID!]!, edgeTypeName: String!) on FIELD
            """
        case .deleteEdge:
            """
            "Removes the edges of the objects with these ids from connections."
            directive @deleteEdge(connections: [ID!]!, type: String @static) on FIELD
            """
        case .deleteRecord:
            """
            "Deletes the objects with these ids."
            directive @deleteRecord(type: String @static) on FIELD
            """
        case .refetchable:
            """
            "Generates a query that refetches the fragment."
            directive @refetchable(
              queryName: String! @static
              directives: [String!] @static
              preferFetchable: Boolean @static
            ) on FRAGMENT_DEFINITION
            """
        case .rawResponseType:
            """
            "Generates a type for optimistic responses."
            directive @raw_response_type on QUERY | MUTATION | SUBSCRIPTION
            """
        case .jsonResponse:
            """
            "Delivers the response as JSON: it has no types, and is not stored."
            directive @jsonResponse on QUERY | MUTATION
            """
        case .metadata:
            """
            "Passes values to the network that are not sent to the server."
            directive @metadata(values: RelayMetadata! @static) on QUERY | MUTATION | SUBSCRIPTION
            """
        case .preloadable:
            """
            "Marks a query that can be fetched before its view is loaded."
            directive @preloadable on QUERY
            """
        case .updatable:
            """
            "Marks a definition that writes to the store."
            directive @updatable on QUERY | FRAGMENT_DEFINITION
            """
        case .assignable:
            """
            "Marks a fragment whose references can be assigned to linked fields."
            directive @assignable on FRAGMENT_DEFINITION
            """
        case .unselectable:
            """
            "Forbids selecting a field."
            directive @unselectable(reason: String!) on FIELD_DEFINITION | OBJECT | INTERFACE | UNION
            """
        case .static:
            """
            "Declares that an argument must be constant."
            directive @static on ARGUMENT_DEFINITION
            """
        case .fetchable:
            """
            "Declares how objects of a type are fetched by id."
            directive @fetchable(field_name: String!) on OBJECT
            """
        case .relayTestOperation:
            """
            "Marks a query for tests. It has no effect: every query can be used in tests."
            directive @relay_test_operation(emitRawText: Boolean = false) on QUERY | MUTATION | SUBSCRIPTION
            """
        case .ignoreUnusedVariables:
            """
            "Allows unused variables."
            directive @DEPRECATED__relay_ignore_unused_variables_error
              on QUERY | MUTATION | SUBSCRIPTION
            """
        case .unusedLocalVariable:
            """
            "Allows an unused variable of a fragment."
            directive @unusedLocalVariable_DEPRECATED on VARIABLE_DEFINITION
            """
        case .provider:
            """
            "Names the provider of a fragment's variable."
            directive @provider(name: String! @static) on VARIABLE_DEFINITION
            """
        case .typePolicy:
            """
            "Names the fields that identify objects; without any, objects belong to their place."
            directive @typePolicy(keyFields: String! = "", keyGroup: String, keyType: String)
              on OBJECT | INTERFACE | UNION
            """
        case .fieldPolicy:
            """
            "Names the arguments of a field that are the keys of its objects."
            directive @fieldPolicy(forField: String!, keyArgs: String!)
              repeatable on OBJECT | INTERFACE
            """
        case .derived:
            """
            "Declares that the app derives the field from a fragment on the same object."
            directive @derived(fragment: String!) on FIELD_DEFINITION
            """
        case .live:
            """
            "Declares that a field with `@derived` has a source, which sends it new values."
            directive @live on FIELD_DEFINITION
            """
        case .identity:
            """
            "Says whether ids are unique among all objects, as `identity` in relay.json does."
            directive @identity(scope: IdentityScope, type: String, keyFields: String)
              repeatable on SCHEMA
            """
        case .cacheControl:
            """
            "Says for how many seconds fields are fresh after the server has sent them."
            directive @cacheControl(maxAge: Int, inheritMaxAge: Boolean, scope: CacheControlScope)
              on FIELD_DEFINITION | OBJECT | INTERFACE | UNION
            """
        case .cacheControlField:
            """
            "Does for a field of the type what `@cacheControl` does on its definition."
            directive @cacheControlField(
              name: String!
              maxAge: Int
              inheritMaxAge: Boolean
              scope: CacheControlScope
            ) repeatable on OBJECT | INTERFACE
            """
        case .notPersisted:
            """
            "Says that data is never kept between two runs of the app."
            directive @notPersisted on FIELD_DEFINITION | OBJECT | INTERFACE | UNION
            """
        case .notPersistedField:
            """
            "Does for a field of the type what `@notPersisted` does on its definition."
            directive @notPersistedField(name: String!) repeatable on OBJECT | INTERFACE
            """
        case .link:
            """
            "Says where directives come from, in files of other clients. It has no effect."
            directive @link(url: String!, as: String, import: [LinkImport], for: LinkImport)
              repeatable on SCHEMA
            """
        }
    }

    /// The directives that make connections.
    static let connections: [RelayDirective] = [.connection, .streamConnection]

    /// The directives that merge the pages of lists.
    static let paginations: [RelayDirective] = connections + [.pagination]

    /// The directives that put a field into connections or take it out of them.
    static let edges: [RelayDirective] = [
        .appendEdge, .prependEdge, .appendNode, .prependNode, .deleteEdge, .deleteRecord,
    ]

    /// The types of the directives' arguments.
    private static let types = """
        "An object of constants: `{priority: 1, owner: \"feed\"}`."
        scalar RelayMetadata

        "Fields of a list's rows, with their conditions: `{state: {eq: OPEN}}`."
        scalar ListFilter

        "A field of a list's rows, with the direction of their order: `{updatedAt: DESC}`."
        scalar ListOrder

        "What becomes of a list if an object belongs into it that can't be put in."
        enum ListGap {
          "It stays as it is."
          KEEP
          "It is invalidated, so that it is fetched again."
          INVALIDATE
        }

        "The effect of a null in a required field."
        enum RequiredFieldAction {
          "The object becomes null."
          NONE
          "The object becomes null, and an event is logged."
          LOG
          "Reading throws."
          THROW
          "Reading throws, although null may be a valid value."
          DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD
        }

        "The objects among which an id is unique."
        enum IdentityScope {
          "All objects of the server."
          GLOBAL
          "The objects of a type."
          PER_TYPE
        }

        "The caches that may keep a response. It has no effect on the store."
        enum CacheControlScope {
          "All caches."
          PUBLIC
          "Those of a single user."
          PRIVATE
        }

        "A name, or an object that renames one."
        scalar LinkImport

        "How caught errors are returned."
        enum CatchFieldTo {
          "A result with the value or the errors."
          RESULT
          "Null."
          NULL
        }
        """
}

extension RelayDirective {
    /// The definitions as SDL.
    static let text = (allCases.compactMap(\.definition) + [types]).joined(separator: "\n\n")

    private static let document = Parser.parse(Source(path: "<relay>", text: text)).document

    /// Returns the definitions that the documents of a schema lack, with those of their types.
    static func missing(from documents: [Document]) -> Document {
        let defined = Set(documents.flatMap { $0.definitions.compactMap(name) })
        return Document(
            definitions: document.definitions.filter { !defined.contains(name($0) ?? "") }
        )
    }

    /// Returns `@connection` for a directive and `RequiredFieldAction` for a type.
    private static func name(_ definition: Definition) -> String? {
        switch definition {
        case .directive(let definition): "@\(definition.name)"
        case .type(let definition): definition.name.text
        default: nil
        }
    }
}

extension Schema {
    /// Returns the definition of a directive of Relay: ours, or the server's own.
    func directive(_ directive: RelayDirective) -> SchemaDirective? {
        self.directive(named: directive.rawValue)
    }

    /// Returns the directives that the server knows.
    func sent(_ directives: [Directive]) -> [Directive] {
        directives.filter { directive(named: $0.name.text)?.origin != .client }
    }
}

extension Directive {
    /// Returns whether this is a use of a directive of Relay.
    func isNamed(_ directive: RelayDirective) -> Bool {
        name.text == directive.rawValue
    }

    /// Returns whether this is a use of one of some directives.
    func isNamed(oneOf directives: [RelayDirective]) -> Bool {
        directives.contains(where: isNamed)
    }

    /// Whether the server may deliver what the directive is on in a later payload.
    var isIncremental: Bool { isNamed(.defer) || isNamed(.stream) || isNamed(.streamConnection) }
}

extension [Directive] {
    /// Returns the first use of a directive of Relay.
    func first(_ directive: RelayDirective) -> Directive? {
        first { $0.isNamed(directive) }
    }

    /// Returns the first use of one of some directives.
    func first(of directives: [RelayDirective]) -> Directive? {
        first { $0.isNamed(oneOf: directives) }
    }

    /// Returns whether a directive of Relay is used.
    func contains(_ directive: RelayDirective) -> Bool {
        contains { $0.isNamed(directive) }
    }
}
