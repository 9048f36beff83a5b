import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// A folder for generated files belongs to one project of one configuration.
struct SharedFolderTests {
    private func configuration(_ sources: String, _ folder: String) -> String {
        #"{"schema":"schema.graphql","src":"\#(sources)","artifactDirectory":"\#(folder)"}"#
    }

    /// A project with the configurations `relay.json` and `admin.json`, and a document for each.
    private func makeProject(_ folder: String, admin: String) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        try project.write("App/Name.graphql", "query NameQuery { name }")
        try project.write("Admin/Name.graphql", "query NameQuery { name }")
        try project.write("relay.json", configuration("App", folder))
        try project.write("admin.json", configuration("Admin", admin))
        return project
    }

    private func runAdmin(_ project: TemporaryProject) throws -> ProjectCompiler.Report {
        try ProjectCompiler.run(project.url("admin.json"))
    }

    @Test(
        .bug(
            id: "shared-output-folder",
            "Two configurations with one folder deleted each other's files."
        )
    )
    func twoConfigurationsCannotShareAFolder() throws {
        let project = try makeProject("Generated", admin: "Generated")
        try project.write("Admin/Name.graphql", "query AdminQuery { name }")
        _ = try project.run()
        let files = project.generated
        let error = #expect(throws: ProjectError.self) { try runAdmin(project) }
        #expect(
            error?.description.contains(
                "relay.json` too, and each would delete the files of the other. Give each its own "
                    + "`artifactDirectory`."
            ) == true
        )
        #expect(project.generated == files)
        #expect(try project.run().isUpToDate)
    }

    @Test func aFolderCanBeGivenToAnotherConfiguration() throws {
        let project = try makeProject("Generated", admin: "Generated")
        _ = try project.run()
        try project.write("relay.json", configuration("App", "Other"))
        #expect(try runAdmin(project).isUpToDate == false)
        #expect(try project.read("Generated/.relay-generated").contains(": ../admin.json\n"))
        // The configuration may also have been renamed.
        try project.write("new.json", project.read("admin.json"))
        try project.delete("admin.json")
        _ = try ProjectCompiler.run(project.url("new.json"))
        #expect(try project.read("Generated/.relay-generated").contains(": ../new.json\n"))
    }

    @Test(
        .bug(
            id: "live-folder-left-over",
            "The folder of another configuration was to be deleted."
        )
    )
    func foldersOfOtherConfigurationsAreNotLeftOver() throws {
        let project = try makeProject("Generated", admin: "AdminGenerated")
        _ = try runAdmin(project)
        #expect(try project.run().abandoned == [])
        try project.write("relay.json", configuration("App", "New"))
        #expect(try project.run().abandoned.names == ["Generated"])
    }

    @Test func foldersOfOtherProjectsAreNotLeftOver() throws {
        let project = try makeProject("Generated", admin: "AdminGenerated")
        func write(_ app: String) throws {
            let projects = #""a": \#(configuration("App", app))"#
            let other = #""b": \#(configuration("Admin", "BGenerated"))"#
            try project.write("relay.json", #"{"projects": {\#(projects), \#(other)}}"#)
        }
        try write("Generated")
        _ = try project.run()
        #expect(
            try project.read("Generated/.relay-generated").hasPrefix(
                """
                # Files that relay-generator wrote here; it deletes no others.
                # Configuration: ../relay.json
                # Project: a

                """
            )
        )
        try write("New")
        #expect(try project.run().abandoned.names == ["Generated"])
    }

    /// They are from before the owner was recorded.
    @Test func listsOfFilesWithoutAnOwnerAreOnesOwn() throws {
        let project = try makeProject("Generated", admin: "Generated")
        _ = try project.run()
        let path = "Generated/.relay-generated"
        let lines = try project.read(path).split(separator: "\n")
            .filter { !$0.contains("relay.json") }
        try project.write(path, lines.joined(separator: "\n") + "\n")
        try project.write("relay.json", configuration("App", "New"))
        #expect(try project.run().abandoned.names == ["Generated"])
        _ = try runAdmin(project)
    }
}
