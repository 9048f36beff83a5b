import Foundation
import GraphQLLanguage

/// A module of a project: usually a target of a Swift package, with a folder of generated code.
struct ModuleConfig: Sendable {
    /// The name with which Swift code imports it.
    var name: String
    /// Files and folders with its documents.
    var sources: [URL] = []
    /// The modules whose fragments and schema types it may use.
    var imports: [String] = []
    /// Whether the enums and input object types of the schema are generated in it.
    var hasSchemaTypes = false
    /// The folder for its generated files.
    var artifactDirectory: URL
    /// The access level of its generated code.
    var accessLevel = AccessLevel.package
    /// The range of its name in the configuration.
    var span = SourceSpan.synthesized
    /// The ranges of the names in `imports`, in their order.
    var importSpans: [SourceSpan] = []
}
