import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

struct ConfigSchemaTests {
    @Test func describesTheKeysThatAreRead() throws {
        let schema = try JSONReader.read(Source(path: "schema", text: ConfigSchema.text))
        let file = schema["properties"]
        let project = file?["projects"]?["additionalProperties"]?["properties"]
        #expect(keys(file) == ConfigReader.fileKeys.sorted())
        #expect(keys(project) == ConfigReader.projectKeys.sorted())
        #expect(keys(project?["persist"]?["properties"]) == ConfigReader.persistKeys)
        let samples = project?["samples"]?["anyOf"]?.array?.last
        #expect(keys(samples?["properties"]) == ConfigReader.sampleKeys)
        #expect(keys(project?["naming"]?["properties"]) == ConfigReader.namingKeys)
        let module = project?["modules"]?["additionalProperties"]?["properties"]
        #expect(keys(module) == ConfigReader.moduleKeys)
        let moduleSamples = module?["samples"]?["anyOf"]?.array?.last
        #expect(keys(moduleSamples?["properties"]) == ConfigReader.moduleSampleKeys)
    }

    @Test func isCheckedIn() throws {
        let file = Repository.root.appendingPathComponent("Generator/relay.schema.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(
            text == ConfigSchema.text,
            "Run `relay-generator config-schema > Generator/relay.schema.json`."
        )
    }

    private func keys(_ node: JSONNode?) -> [String] {
        node?.members?.map(\.key).sorted() ?? []
    }
}
