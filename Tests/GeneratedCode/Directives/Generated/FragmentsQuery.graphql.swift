// @generated FragmentsQuery.graphql sha256:f1d45eb34d75f48dd437ea86de901bbacf17da5ee7e490abbebceeb5065777d6
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct FragmentsQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FragmentsQuery
            text query FragmentsQuery($id:ID!,$ids:[ID!]!,$isLong:Boolean!){node(id:$id){__typename id ...Title_post ...Named_named ...on Person{name homepage}} nodes(ids:$ids){__typename id ...Rows_node} person(id:$id){id ...Unmasked_person ...Shared_person ...Inline_person ...Long_person@include(if:$isLong)}}
            spreads Inline_person Long_person Named_named Rows_node Shared_person Title_post Unmasked_person
            variables
             id: ID!
             ids: [ID!]!
             isLong: Boolean!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Title_post on type Post
              ...Named_named on interface Named of [Person]
              ... on type Person
               name: String
               homepage: scalar URL
             nodes(ids: $ids): [interface Node] @lookup(arguments: ["ids"], scope: "")
              __typename: String!
              id: ID!
              ...Rows_node
             person(id: $id): type Person
              id: ID!
              ...Unmasked_person
              ...Shared_person
              ...Inline_person
              ...Long_person if $isLong
            reader
             node(id: $id)
              ...Title_post on type Post
              ...Named_named on interface Named
              ... as person on type Person
               name
               homepage
             nodes(ids: $ids)
              ...Rows_node
             person(id: $id)
              nick
              best
               name
              ...Shared_person
              ...Inline_person
              ...Long_person if $isLong
            """#, fragments: [Inline_person.artifact, Long_person.artifact, Named_named.artifact, Rows_node.artifact, Shared_person.artifact, Title_post.artifact, Unmasked_person.artifact])
    }

    package var id: Relay.ID
    package var ids: [Relay.ID]
    package var isLong: Swift.Bool

    package init(id: Relay.ID, ids: [Relay.ID], isLong: Swift.Bool) {
        self.id = id
        self.ids = ids
        self.isLong = isLong
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("ids", self.ids)
        variables.write("isLong", self.isLong)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let node: Node?
        package let nodes: [Node_?]?
        package let person: Person?

        package init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
            self.nodes = reader.optionalObjectsOrNil(1)
            self.person = reader.optionalObject(2)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            e.optionalObjectsOrNil(a.nodes, b.nodes)
            e.optionalObject(a.person, b.person)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.node)
            hasher.combine(self.nodes)
            hasher.combine(self.person)
        }

        package nonisolated struct Node: Relay.Selection, Swift.Hashable {
            package let title_post: Title_post.Ref?
            package let named: Named_named.Ref?
            package let person: Person?

            package init(_ reader: inout Relay.Reader) {
                self.title_post = reader.optionalFragment(0)
                self.named = reader.optionalFragment(1)
                self.person = reader.optionalInline(2)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.title_post, b.title_post)
                e.optionalFragment(a.named, b.named)
                e.optionalObject(a.person, b.person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.title_post)
                hasher.combine(self.named)
                hasher.combine(self.person)
            }

            package nonisolated struct Person: Relay.Selection, Swift.Hashable {
                package let name: Swift.String?
                package let homepage: WebAddress?

                package init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.homepage = reader.optionalValue(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.optionalValue(a.homepage, b.homepage)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.name)
                    hasher.combine(self.homepage)
                }
            }
        }

        package nonisolated struct Node_: Relay.Selection, Swift.Hashable {
            package let rows_node: Rows_node.Ref

            package init(_ reader: inout Relay.Reader) {
                self.rows_node = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.rows_node, b.rows_node)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.rows_node)
            }
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
            package let nick: Swift.String?
            package let best: Best?
            package let shared_person: Shared_person.Ref
            package let inline_person: Inline_person.Ref
            package let long_person: Long_person.Ref?

            package init(_ reader: inout Relay.Reader) {
                self.nick = reader.optionalString(0)
                self.best = reader.optionalObject(1)
                self.shared_person = reader.fragment(2)
                self.inline_person = reader.fragment(3)
                self.long_person = reader.optionalFragment(4)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.nick, b.nick)
                e.optionalObject(a.best, b.best)
                e.fragment(a.shared_person, b.shared_person)
                e.fragment(a.inline_person, b.inline_person)
                e.optionalFragment(a.long_person, b.long_person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.nick)
                hasher.combine(self.best)
                hasher.combine(self.shared_person)
                hasher.combine(self.inline_person)
                hasher.combine(self.long_person)
            }

            package nonisolated struct Best: Relay.Selection, Swift.Hashable {
                package let name: Swift.String?

                package init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.name)
                }
            }
        }
    }
}
