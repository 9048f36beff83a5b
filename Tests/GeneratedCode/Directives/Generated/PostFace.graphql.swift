// @generated PostFace.graphql sha256:e605b6b7df6427be8344ad45ea8f5bf60892ba7cb8bc00c08e3e266d508272ec
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum PostFace: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PostFace on type Post
            text fragment PostFace on Post{...PostLabel}
            spreads PostLabel
            normalization
             ...PostLabel
            reader
             label @derived(field: "Post.label")
             loud = label(limits: [1], mood: HURRIED) @catch(to: RESULT) @derived(field: "Post.label")
             moods @required(action: LOG) @derived(field: "Post.moods")
             site @derived(field: "Post.site")
             readers @derived(field: "Post.readers")
             mood @catch(to: RESULT) @derived(field: "Post.mood")
            """#, fragments: [PostLabel.artifact])
    }

    package typealias Output = Data?

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        /// How the list names the post.
        package let label: Swift.String
        /// How the list names the post.
        package let loud: Swift.Result<Swift.String, Relay.FieldErrors>
        package let moods: [Mood]
        package let site: WebAddress?
        /// How many read the post just now.
        package let readers: Swift.Int
        package let mood: Swift.Result<Mood?, Relay.FieldErrors>

        package init(_ reader: inout Relay.Reader) {
            self.label = reader.string(0)
            self.loud = reader.value(1)
            self.moods = reader.value(2)
            self.site = reader.optionalValue(3)
            self.readers = reader.int(4)
            self.mood = reader.value(5)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.label, b.label)
            e.value(a.loud, b.loud)
            e.value(a.moods, b.moods)
            e.optionalValue(a.site, b.site)
            e.int(a.readers, b.readers)
            e.value(a.mood, b.mood)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.label)
            hasher.combine(self.moods)
            hasher.combine(self.site)
            hasher.combine(self.readers)
        }
    }
}
