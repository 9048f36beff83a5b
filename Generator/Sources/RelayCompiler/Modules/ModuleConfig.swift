import Foundation
import GraphQLLanguage

/// A module of a project: usually a target of a Swift package, with a folder of generated code.
struct ModuleConfig: Sendable {
    /// The types of the schema that are generated in a module.
    enum SchemaTypes: Sendable {
        case none
        /// Those that the modules of the project use.
        case used
        /// All, for packages that are generated elsewhere.
        case all
    }

    /// The name with which Swift code imports it.
    var name: String
    /// Files and folders with its documents.
    var sources: [URL] = []
    /// The modules whose fragments and schema types it may use.
    var imports: [String] = []
    /// Which enums and input object types of the schema are generated in it.
    var schemaTypes = SchemaTypes.none
    /// The description of a module that another package generates; `nil` if it is generated here.
    var description: URL?
    /// The folder for its generated files.
    var artifactDirectory: URL
    /// The folder for samples of its data; `nil` if there are none.
    var sampleDirectory: URL?
    /// The module with the samples of its data; `nil` if there are none.
    var samples: String?
    /// Whether the generated code of its fragments contains their texts.
    var hasTexts = true
    /// The access level of its generated code.
    var accessLevel = AccessLevel.package
    /// The range of its name in the configuration.
    var span = SourceSpan.synthesized
    /// The ranges of the names in `imports`, in their order.
    var importSpans: [SourceSpan] = []
}
