// @generated AddCommentMutation.graphql sha256:e66e2c847f3088fbef01864966d2c05170c65e97e142410dfdef24d236eaf4e7
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AddCommentMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddCommentMutation
            text mutation AddCommentMutation($issueId:ID!,$text:String!){addComment(issueId:$issueId,text:$text){commentEdge{node{id ...CommentRow_comment}}}}
            spreads CommentRow_comment
            variables
             issueId: ID!
             text: String!
             connections: [ID!]!
            normalization
             addComment(issueId: $issueId, text: $text): type CommentAdded!
              commentEdge: type CommentEdge! @appendEdge(connections: $connections)
               node: type Comment!
                id: ID!
                ...CommentRow_comment
            reader
             addComment(issueId: $issueId, text: $text)
              commentEdge
               node
                id
                ...CommentRow_comment
            """#, fragments: [CommentRow_comment.artifact])
    }

    var issueId: Relay.ID
    var text: Swift.String
    var connections: [Relay.ID]

    init(issueId: Relay.ID, text: Swift.String, connections: [Relay.ID]) {
        self.issueId = issueId
        self.text = text
        self.connections = connections
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("issueId", self.issueId)
        variables.write("text", self.text)
        variables.write("connections", self.connections)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let addComment: AddComment

        init(_ reader: inout Relay.Reader) {
            self.addComment = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.addComment, b.addComment)
            return e.isEqual
        }

        nonisolated struct AddComment: Relay.Selection {
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

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var addComment: AddComment

        init(addComment: AddComment) {
            self.addComment = addComment
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.write("addComment", self.addComment)
        }

        nonisolated struct AddComment: Relay.GraphQLInputObject {
            var commentEdge: CommentEdge

            init(commentEdge: CommentEdge) {
                self.commentEdge = commentEdge
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("commentEdge", self.commentEdge)
            }

            nonisolated struct CommentEdge: Relay.GraphQLInputObject {
                var node: Node

                init(node: Node) {
                    self.node = node
                }

                func write(to variables: inout Relay.VariableWriter) {
                    variables.write("node", self.node)
                }

                nonisolated struct Node: Relay.GraphQLInputObject {
                    var id: Relay.ID
                    var text: Swift.String
                    var author: Author

                    init(id: Relay.ID, text: Swift.String, author: Author) {
                        self.id = id
                        self.text = text
                        self.author = author
                    }

                    func write(to variables: inout Relay.VariableWriter) {
                        variables.write("id", self.id)
                        variables.write("text", self.text)
                        variables.write("author", self.author)
                    }

                    nonisolated struct Author: Relay.GraphQLInputObject {
                        var id: Relay.ID
                        var name: Swift.String

                        init(id: Relay.ID, name: Swift.String) {
                            self.id = id
                            self.name = name
                        }

                        func write(to variables: inout Relay.VariableWriter) {
                            variables.write("id", self.id)
                            variables.write("name", self.name)
                        }
                    }
                }
            }
        }
    }
}
