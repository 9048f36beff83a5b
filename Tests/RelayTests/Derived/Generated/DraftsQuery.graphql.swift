// @generated DraftsQuery.graphql sha256:b750e06edd150f3becb8ecc8efa0758d5a5fd46792b33eac1dfee5af0462b016
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DraftsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DraftsQuery
            template query DraftsQuery($id:ID!){node(id:$id){__typename id ...on Person{...Drafts_person(style:$style) ...Slots_person ...Papers_person ...Tag_person ...NeededDraft_person ...DraftReader_person ...AboutDraft_person ...LiveDrafts_person}}}
            variables
             id: ID!
             style: enum NameStyle
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               ...Drafts_person(style:$style)
               ...Slots_person
               ...Papers_person
               ...Tag_person
               ...NeededDraft_person
               ...DraftReader_person
               ...AboutDraft_person
               ...LiveDrafts_person
            reader
             node(id: $id)
              ... as person on type Person
               ...Drafts_person(style: $style)
               ...Slots_person
               ...Papers_person
               ...Tag_person
               ...NeededDraft_person
               ...DraftReader_person
               ...AboutDraft_person
               ...LiveDrafts_person
            """#, fragments: [AboutDraft_person.artifact, DraftReader_person.artifact, Drafts_person.artifact, LiveDrafts_person.artifact, NeededDraft_person.artifact, Papers_person.artifact, Slots_person.artifact, Tag_person.artifact])
    }

    var id: Relay.ID
    var style: Relay.Input<NameStyle>

    init(id: Relay.ID, style: NameStyle? = nil) {
        self.id = id
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, style: Relay.Input<NameStyle> = .unset) {
        self.id = id
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("style", self.style)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let person: Person?

            init(_ reader: inout Relay.Reader) {
                self.person = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.person, b.person)
                return e.isEqual
            }

            nonisolated struct Person: Relay.Selection {
                let drafts_person: Drafts_person.Ref
                let slots_person: Slots_person.Ref
                let papers_person: Papers_person.Ref
                let tag_person: Tag_person.Ref
                let neededDraft_person: NeededDraft_person.Ref
                let draftReader_person: DraftReader_person.Ref
                let aboutDraft_person: AboutDraft_person.Ref
                let liveDrafts_person: LiveDrafts_person.Ref

                init(_ reader: inout Relay.Reader) {
                    self.drafts_person = reader.fragment(0)
                    self.slots_person = reader.fragment(1)
                    self.papers_person = reader.fragment(2)
                    self.tag_person = reader.fragment(3)
                    self.neededDraft_person = reader.fragment(4)
                    self.draftReader_person = reader.fragment(5)
                    self.aboutDraft_person = reader.fragment(6)
                    self.liveDrafts_person = reader.fragment(7)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.drafts_person, b.drafts_person)
                    e.fragment(a.slots_person, b.slots_person)
                    e.fragment(a.papers_person, b.papers_person)
                    e.fragment(a.tag_person, b.tag_person)
                    e.fragment(a.neededDraft_person, b.neededDraft_person)
                    e.fragment(a.draftReader_person, b.draftReader_person)
                    e.fragment(a.aboutDraft_person, b.aboutDraft_person)
                    e.fragment(a.liveDrafts_person, b.liveDrafts_person)
                    return e.isEqual
                }
            }
        }
    }
}
