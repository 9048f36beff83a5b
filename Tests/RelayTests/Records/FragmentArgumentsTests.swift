import Relay
import Testing

/// Which variables a fragment with arguments sees.
@Suite struct FragmentArgumentsTests {
    private let fragment = """
        fragment Picture on type User
        arguments
         size: Int = 64
         crop: Boolean
        reader
         picture(crop: $crop, size: $size, unit: $unit)
        """

    private func key(_ spread: String, _ variables: VariableData) throws -> String {
        let query = try Artifact(
            parsing: "query Q\ntext query Q{me{id}}\nreader\n ...Picture\(spread)"
        )
        let symbols = Symbols()
        let operation = OperationDescriptor(
            artifact: query,
            request: try #require(query.parameters),
            variables: variables,
            symbols: symbols
        )
        let own = operation.reader(of: query, arguments: nil)
        let reader = operation.reader(
            of: try Artifact(parsing: fragment),
            arguments: own.arguments.first
        )
        return symbols.text(reader.items[0].key)
    }

    @Test func takesWhatTheSpreadPasses() throws {
        #expect(try key("(crop: true, size: 8)", [:]) == "picture(crop:true,size:8)")
        #expect(try key("(size: $s)", ["s": 9]) == "picture(size:9)")
        #expect(try key("(size: null)", [:]) == "picture(size:null)")
    }

    @Test func takesDefaultsForWhatIsNotPassed() throws {
        #expect(try key("", [:]) == "picture(size:64)")
        #expect(try key("(crop: false)", [:]) == "picture(crop:false,size:64)")
    }

    @Test func takesNoDefaultForAVariableWithoutAValue() throws {
        #expect(try key("(size: $s)", [:]) == "picture")
    }

    @Test func seesTheOperationsVariablesButForItsOwnNames() throws {
        let variables: VariableData = ["size": 1, "crop": true, "unit": "PX"]
        #expect(try key("", variables) == "picture(size:64,unit:\"PX\")")
    }
}
