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

    /// The key that `Picture` reads where `Outer` passes its own variable on.
    private func innerKey(_ spread: String, _ variables: VariableData) throws -> String {
        let picture = try Artifact(parsing: fragment)
        let outer = try Artifact(
            parsing: """
                fragment Outer on type User
                arguments
                 wanted: Int
                reader
                 ...Picture(size: $wanted)
                """
        )
        let query = try Artifact(
            parsing: "query Q\ntext query Q{me{id}}\nreader\n ...Outer\(spread)"
        )
        let symbols = Symbols()
        let operation = OperationDescriptor(
            artifact: query,
            request: try #require(query.parameters),
            variables: variables,
            symbols: symbols
        )
        let own = operation.reader(of: query, arguments: nil)
        let reader = operation.reader(of: outer, arguments: own.arguments.first)
        let inner = operation.reader(of: picture, arguments: reader.arguments.first)
        return symbols.text(inner.items[0].key)
    }

    /// The compiler leaves out an argument whose value is a fragment's variable without one, so that the server
    /// gets the default.
    @Test func takesTheDefaultForAnArgumentThatTheFragmentAroundItDoesNotHave() throws {
        #expect(try innerKey("", [:]) == "picture(size:64)")
        #expect(try innerKey("", ["wanted": 7]) == "picture(size:64)")
        #expect(try innerKey("(wanted: 8)", [:]) == "picture(size:8)")
        #expect(try innerKey("(wanted: $w)", ["w": 9]) == "picture(size:9)")
        // The server sees a variable without a value, for which no default applies.
        #expect(try innerKey("(wanted: $w)", [:]) == "picture")
    }

    @Test func whatIsReadIsWhatIsFetched() throws {
        let picture = try Artifact(
            parsing: """
                fragment Picture on type User
                template fragment Picture on User{picture(size:$size)}
                arguments
                 size: Int = 64
                normalization
                 picture(size: $size): String
                reader
                 picture(size: $size)
                """
        )
        let outer = try Artifact(
            parsing: """
                fragment Outer on type User
                template fragment Outer on User{...Picture(size:$wanted)}
                spreads Picture
                arguments
                 wanted: Int
                normalization
                 ...Picture(size: $wanted)
                reader
                 ...Picture(size: $wanted)
                """,
            fragments: [picture]
        )
        for (spread, variables) in [("", [:]), ("(wanted: $w)", [:]), ("(wanted: $w)", ["w": 9])]
            as [(String, VariableData)]
        {
            let query = try Artifact(
                parsing: """
                    query Q
                    text query Q($w:Int){me{id ...Outer\(spread.filter { $0 != " " })}}
                    spreads Outer
                    variables
                     w: Int
                    normalization
                     me: type User
                      id: ID!
                      ...Outer\(spread)
                    reader
                     me
                      ...Outer\(spread)
                    """,
                fragments: [outer]
            )
            let symbols = Symbols()
            let operation = OperationDescriptor(
                artifact: query,
                request: try #require(query.parameters),
                variables: variables,
                symbols: symbols
            )
            let own = operation.reader(of: query, arguments: nil)
            let reader = operation.reader(of: outer, arguments: own.arguments.first)
            let inner = operation.reader(of: picture, arguments: reader.arguments.first)
            let read = symbols.text(inner.items[0].key)
            let bound = operation.normalization
            let fetched = bound.plan.fields.map { symbols.text(bound.key($0)) }
            #expect(fetched.contains(read), "\(read) is not in \(fetched).")
        }
    }

    @Test func seesTheOperationsVariablesButForItsOwnNames() throws {
        let variables: VariableData = ["size": 1, "crop": true, "unit": "PX"]
        #expect(try key("", variables) == "picture(size:64,unit:\"PX\")")
    }
}
