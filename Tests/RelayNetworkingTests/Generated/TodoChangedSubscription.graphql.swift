// @generated TodoChangedSubscription.graphql sha256:4b2a99af845e4c8140f10a6df0ea0a86b4038dbac7fd209bb3cfa68daff767a4
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TodoChangedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription TodoChangedSubscription
            text subscription TodoChangedSubscription($list:ID!){todoChanged(listId:$list){__typename}}
            variables
             list: ID!
            normalization
             todoChanged(listId: $list): union TodoEvent!
              __typename: String!
            reader
             todoChanged(listId: $list)
              __typename
            """#)
    }

    var list: Relay.ID

    init(list: Relay.ID) {
        self.list = list
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("list", self.list)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let todoChanged: TodoChanged

        init(_ reader: inout Relay.Reader) {
            self.todoChanged = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.todoChanged, b.todoChanged)
            return e.isEqual
        }

        nonisolated struct TodoChanged: Relay.Selection {
            let __typename: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
