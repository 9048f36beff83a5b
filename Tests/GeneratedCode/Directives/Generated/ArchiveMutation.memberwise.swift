// @generated ArchiveMutation.memberwise sha256:b461e4bcad37ef329254678b4ed22b89ba111fbae0a607c303cd2dca650c5a69
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension ArchiveMutation.Data {
    /// Creates a value for tests and previews.
    package init(archive: Archive? = nil) {
        self.archive = archive
    }
}

nonisolated extension ArchiveMutation.Data.Archive {
    /// Creates a value for tests and previews.
    package init(post: Post? = nil) {
        self.post = post
    }
}

nonisolated extension ArchiveMutation.Data.Archive.Post {
    /// Creates a value for tests and previews.
    package init(archived_post: Archived_post.Ref) {
        self.archived_post = archived_post
    }
}
