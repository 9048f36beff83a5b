import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct IntrospectionReaderTests {
    private let introspection = #"""
        {"queryType":{"name":"Root"},"mutationType":null,"subscriptionType":null,"description":"all",
        "directives":[{"name":"skip","locations":["FIELD"],"args":[
          {"name":"if","type":{"kind":"NON_NULL","ofType":{"kind":"SCALAR","name":"Boolean"}},"defaultValue":null}]},
         {"name":"d","isRepeatable":true,"locations":["FIELD"],"args":[
          {"name":"x","type":{"kind":"NON_NULL","ofType":{"kind":"SCALAR","name":"Int"}},"defaultValue":"3"}]}],
        "types":[
         {"kind":"OBJECT","name":"Root","description":"r\u00e9","interfaces":[{"kind":"INTERFACE","name":"N"}],
          "fields":[{"name":"a","args":[{"name":"f","type":{"kind":"INPUT_OBJECT","name":"I"},"defaultValue":"{x: [1]}"}],
           "type":{"kind":"LIST","ofType":{"kind":"NON_NULL","ofType":{"kind":"ENUM","name":"E"}}},
           "isDeprecated":true,"deprecationReason":"old"},
           {"name":"s","args":[],"type":{"kind":"SCALAR","name":"Date"},"isDeprecated":false}]},
         {"kind":"INTERFACE","name":"N","fields":[{"name":"s","args":[],"type":{"kind":"SCALAR","name":"Date"}}],"interfaces":[],"possibleTypes":[{"name":"Root"}]},
         {"kind":"UNION","name":"U","possibleTypes":[{"kind":"OBJECT","name":"Root"}]},
         {"kind":"ENUM","name":"E","enumValues":[{"name":"A","isDeprecated":false},{"name":"B","isDeprecated":true,"deprecationReason":null}]},
         {"kind":"INPUT_OBJECT","name":"I","isOneOf":true,"inputFields":[{"name":"x","type":{"kind":"LIST","ofType":{"kind":"SCALAR","name":"Int"}},"defaultValue":null}]},
         {"kind":"SCALAR","name":"Date","specifiedByURL":"https://example.com"},
         {"kind":"SCALAR","name":"Int"},
         {"kind":"OBJECT","name":"__Schema","fields":[],"interfaces":[]}]}
        """#

    private let sdl = #"""
        """all"""
        schema {
          query: Root
        }

        directive @d(x: Int! = 3) repeatable on FIELD

        scalar Date @specifiedBy(url: "https://example.com")

        enum E {
          A
          B @deprecated
        }

        input I @oneOf {
          x: [Int]
        }

        interface N {
          s: Date
        }

        """ré"""
        type Root implements N {
          a(f: I = {x: [1]}): [E!] @deprecated(reason: "old")
          s: Date
        }

        union U = Root

        """#

    @Test(arguments: [
        "%", #"{"__schema":%}"#, #"{"data":{"__schema":%},"extensions":{"a":[1.5e3,-0,true]}}"#,
    ])
    func readsAnyWrapping(template: String) {
        let json = template.split(separator: "%", omittingEmptySubsequences: false)
            .joined(separator: introspection)
        let result = SchemaBuilder.build([Source(path: "schema.json", text: json)])
        #expect(result.diagnostics.isEmpty)
        #expect(SchemaPrinter.print(result.schema) == sdl)
    }

    @Test(arguments: [
        (#"{"a": 1}"#, "1:1", "This is not an introspection result"),
        (#"{"types": [}"#, "1:12", "Expected a JSON value, found `}`."),
        (#"{"types": [] "#, "1:14", "Expected `,` or `}`, found the end."),
        ("{\"types\": [],\n\"a\": 01}", "2:7", "Expected `,` or `}`, found `1`."),
        (#"{"types": [{"kind": "OBJECT"}]}"#, "1:12", "Expected an object with a `name`"),
        (#"{"types": [{"kind": "ODD", "name": "A"}]}"#, "1:12", "Type `A` has no known `kind`."),
        (
            #"{"types": [{"kind": "SCALAR", "name": "no name"}]}"#, "1:12",
            "Expected an object with a `name`"
        ),
        (#"{"types": []} x"#, "1:15", "Expected the end of the JSON text, found `x`."),
    ])
    func saysWhatIsWrongAndWhere(json: String, place: String, message: String) throws {
        let result = IntrospectionReader.read(Source(path: "s.json", text: json))
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.span.description == "s.json:\(place)")
        #expect(diagnostic.message.hasPrefix(message))
    }

    @Test(arguments: ["schema.json", "<stdin>"])
    func isToldFromSDLByItsBrace(path: String) {
        let result = SchemaBuilder.build([Source(path: path, text: "\n " + introspection)])
        #expect(SchemaPrinter.print(result.schema) == sdl)
    }

    @Test func deepNestingIsRefused() {
        let json = String(repeating: "[", count: 100_000)
        #expect(!IntrospectionReader.read(Source(text: json)).diagnostics.isEmpty)
    }

    @Test func mistakesPointIntoTheFile() throws {
        let json =
            "{\"queryType\":{\"name\":\"Q\"},\"types\":[{\"kind\":\"OBJECT\",\"name\":\"Q\",\n\"fields\":[{\"name\":\"a\",\"type\":{\"kind\":\"OBJECT\",\"name\":\"Missing\"}}]}]}"
        let result = SchemaBuilder.build([Source(path: "s.json", text: json)])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.rule == "KnownTypeNamesRule")
        #expect(diagnostic.span.start.line == 2)
    }
}
