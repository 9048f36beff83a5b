// @generated CommentAddedSubscription.graphql sha256:f12132e8bf78573bf71a589d3194bac285644e4b257b8b470cdb152db8fd261d
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CommentAddedSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription CommentAddedSubscription
            text subscription CommentAddedSubscription($issueId:ID!){commentAdded(issueId:$issueId){commentEdge{node{id ...CommentRow_comment}}}}
            spreads CommentRow_comment
            variables
             issueId: ID!
             connections: [ID!]!
            normalization
             commentAdded(issueId: $issueId): type CommentAdded!
              commentEdge: type CommentEdge! @appendEdge(connections: $connections)
               node: type Comment!
                id: ID!
                ...CommentRow_comment
            reader
             commentAdded(issueId: $issueId)
              commentEdge
               node
                id
                ...CommentRow_comment
            """#, fragments: [CommentRow_comment.artifact])
    }

    var issueId: Relay.ID
    var connections: [Relay.ID]

    init(issueId: Relay.ID, connections: [Relay.ID]) {
        self.issueId = issueId
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("issueId", self.issueId)
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let commentAdded: CommentAdded

        init(_ reader: inout Relay.Reader) {
            self.commentAdded = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.commentAdded, b.commentAdded)
            return e.isEqual
        }

        nonisolated struct CommentAdded: Relay.Selection {
            let commentEdge: CommentEdge

            init(_ reader: inout Relay.Reader) {
                self.commentEdge = reader.object(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.commentEdge, b.commentEdge)
                return e.isEqual
            }

            nonisolated struct CommentEdge: Relay.Selection {
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let commentRow_comment: CommentRow_comment.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.commentRow_comment = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.commentRow_comment, b.commentRow_comment)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
