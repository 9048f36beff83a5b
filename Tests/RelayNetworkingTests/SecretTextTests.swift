import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// Variables and credentials appear in no text of ours, in whichever form the server repeats them.
struct SecretTextTests {
    private static let secrets = [
        "hunter", "p@ss w\"ord\\<&>'/é", "ann@example.com", "S3CR3T-token-7f",
    ]
    private static let password = "s3cr3t+p4ss"

    private func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    /// The forms in which pages for developers repeat a text.
    private func echoes(_ text: String) -> [String] {
        let json = String(JSONValue.string(text).description.dropFirst().dropLast())
        let url = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
        let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
        return [
            text, json, url, html, html.replacing("'", with: "&#x27;"), base64(text),
            base64("x\(text)y"), base64("{\"password\":\"\(text)\"}"), base64("Ann:\(text)"),
            base64("\(text):x").replacing("+", with: "-").replacing("/", with: "_"),
        ]
    }

    /// With a mark behind it, a character that is escaped is a part of another one.
    @Test(
        .bug(id: "marked-secret", "A secret with a combining mark was shown where it was escaped."),
        arguments: [
            ("p&\u{301}ssword", "p&amp;\u{301}ssword"),
            ("p<\u{301}ssword", "p&lt;\u{301}ssword"),
            ("p\"\u{301}ssword", "p&quot;\u{301}ssword"),
            ("p'\u{301}ssword", "p&#39;\u{301}ssword"),
            ("p/\u{301}ssword", "p\\/\\u0301ssword"), ("\u{301}password", "\\u0301password"),
        ]
    )
    func escapedCharactersWithMarksAreFound(secret: String, echo: String) throws {
        var request = HTTPRequest(url: try #require(URL(string: "http://localhost")))
        request.body = .data(Data(JSONValue.object(["a": .string(secret)]).utf8()))
        #expect(Redaction(request).text("<\(echo)>", whole: true) == "<…>")
    }

    @Test(
        .bug(id: "marked-secret", "A secret with a combining mark was shown where it was escaped.")
    )
    func passwordsThatBeginWithMarksAreFound() throws {
        let url = try #require(URL(string: "http://localhost"))
        var request = HTTPRequest(url: url)
        let password = "\u{301}password"
        request.headers["Authorization"] = "Basic \(base64("ann:\(password)"))"
        #expect(request.secrets.contains { $0.utf8.elementsEqual(password.utf8) })
        request = HTTPRequest(url: url)
        request.body = .data(Data("a=1&\u{301}b=2&c=\(password)".utf8))
        #expect(request.secrets.contains { $0.utf8.elementsEqual(password.utf8) })
    }

    @Test func secretsThatAreComposedDifferentlyAreTwo() throws {
        let secrets = ["caf\u{E9}-pw1", "cafe\u{301}-pw1"]
        var request = HTTPRequest(url: try #require(URL(string: "http://localhost")))
        let body = JSONValue.object(["a": .string(secrets[0]), "b": .string(secrets[1])])
        request.body = .data(Data(body.utf8()))
        for secret in secrets {
            #expect(Redaction(request).text("<\(secret)>", whole: true) == "<…>")
        }
    }

    /// What must not be seen: the text, and the digits of its base64 that lie wholly within it.
    private func isShown(_ text: String, in words: String) -> Bool {
        echoes(text).contains { echo in
            words.contains(echo) || echo.count > 14 && words.contains(echo.dropFirst(4).dropLast(4))
        }
    }

    @Test(arguments: ["text/html", "application/json"], [200, 400, 500])
    func aPageThatRepeatsTheRequestShowsNoVariables(type: String, status: Int) async throws {
        for secret in Self.secrets {
            for echo in echoes(secret) {
                let transport = StubTransport { request in
                    request.response(status, "<pre>It failed at \(echo), sorry</pre>", type: type)
                }
                let url = try #require(URL(string: "http://localhost/graphql"))
                for queries in [HTTPNetwork.QueryMethod.post, .get] {
                    let network = HTTPNetwork(
                        url: url,
                        queries: queries,
                        client: HTTPClient(transport: transport)
                    )
                    let variables: VariableData = [
                        "input": ["deep": [["password": .string(secret)]], "n": 1]
                    ]
                    let error = try #require(
                        await network.failure(of: .query("($input: I) { a }"), variables)
                    )
                    let words = words(of: error)
                    #expect(!isShown(secret, in: words), "\(echo): \(words)")
                    // The rest is still told.
                    #expect(error.description.contains("It failed at"))
                }
            }
        }
    }

    @Test(
        .bug(id: "echoed-variable", "Errors showed values of variables that the server repeated.")
    )
    func anErrorOfTheServerShowsNoVariables() async throws {
        let secret = "ann@example.com"
        let transport = StubTransport { request in
            let message = "{\"message\":\"no \(secret)\"}"
            return request.response(200, "{\"data\":null,\"errors\":[\(message)]}")
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            client: HTTPClient(transport: transport)
        )
        let environment = RelayEnvironment(network: network)
        let error = try #require(
            await #expect(throws: ResponseError.self) {
                _ = try await environment.fetch(TodoQuery(id: ID(secret)))
            }
        )
        #expect(!words(of: error).contains(secret), "\(words(of: error))")
        #expect(error.description.contains("no …"))
        // The app can still show the message to its user.
        guard case .failed(_, let errors) = error else { throw error }
        #expect(errors.map(\.message) == ["no \(secret)"])
    }

    @Test func aPageThatRepeatsTheWholeBodyShowsNoVariables() async throws {
        let transport = StubTransport { request in
            guard case .data(let body) = request.body else { throw CancellationError() }
            let text = String(decoding: body, as: UTF8.self)
            let page = "\(text) \(body.base64EncodedString())"
            return request.response(500, page, type: "text/plain")
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            client: HTTPClient(transport: transport)
        )
        for secret in Self.secrets {
            let error = try #require(
                await network.failure(of: .mutation("($s: String) { a }"), ["s": .string(secret)])
            )
            #expect(!isShown(secret, in: words(of: error)))
        }
    }

    @Test func aSecretThatIsCutOffIsNotShown() async throws {
        let secret = String(repeating: "0123456789abcdef", count: 10_000)
        for length in [16, 50, 199, 5000, 100_000] {
            let transport = StubTransport { request in
                request.response(500, "body: \(secret.prefix(length))", type: "text/plain")
            }
            let network = HTTPNetwork(
                url: try #require(URL(string: "http://localhost/graphql")),
                client: HTTPClient(transport: transport)
            )
            let error = try #require(
                await network.failure(of: .mutation("($s: String) { a }"), ["s": .string(secret)])
            )
            #expect(!error.description.contains("0123456789"))
        }
    }

    @Test func credentialsAreNotShownInAnyForm() async throws {
        let user = "ann@example"
        let basic = base64("\(user):\(Self.password)")
        for echo in echoes(Self.password) + echoes(user) + [basic, "\(user):\(Self.password)"] {
            let transport = StubTransport { request in
                request.response(500, "who is \(echo)?", type: "text/plain")
            }
            var url = try #require(URLComponents(string: "http://localhost/graphql"))
            (url.user, url.password) = (user, Self.password)
            let networks = [
                HTTPNetwork(
                    url: try #require(url.url),
                    client: HTTPClient(transport: transport)
                ),
                HTTPNetwork(
                    url: try #require(URL(string: "http://localhost/graphql")),
                    headers: ["Authorization": "Basic \(basic)"],
                    client: HTTPClient(transport: transport)
                ),
            ]
            for network in networks {
                let error = try #require(await network.failure(of: .query("{ a }")))
                let words = words(of: error)
                #expect(!isShown(Self.password, in: words), "\(words)")
                #expect(!isShown(user, in: words), "\(words)")
                #expect(!words.contains(basic))
            }
        }
    }

    @Test func bodiesOfRESTCallsAreNotShown() async throws {
        struct Login: Encodable {
            var password: String
        }
        let client = HTTPClient(
            baseURL: URL(string: "http://localhost"),
            transport: StubTransport { request in
                let text =
                    if case .data(let data) = request.body {
                        String(decoding: data, as: UTF8.self)
                    } else { "" }
                return request.response(400, "You sent \(text)", type: "text/plain")
            }
        )
        let form = HTTPRequest.Body.data(Data("user=ann&password=s3cr3t%2Bp4ss".utf8))
        let calls: [Endpoint<Void>] = [
            .post("/login", body: Login(password: Self.password)), .post("/login", body: form),
            .put("/login", body: .data(Data(Self.password.utf8))),
        ]
        for call in calls {
            let error = await #expect(throws: NetworkError.self) { try await client.send(call) }
            #expect(error?.description.contains("You sent") == true)
            #expect(error.map { !isShown(Self.password, in: words(of: $0)) } == true)
        }
    }

    @Test func headersOfTheResponseAreNotTrusted() async throws {
        for name in ["Content-Type", "Retry-After", "Location"] {
            for status in [200, 302, 503] {
                let transport = StubTransport { request in
                    var response = request.response(status, "no", type: "text/plain")
                    let value = name == "Location" ? "/\(Self.password)/x" : Self.password
                    response.headers[name] = value
                    return response
                }
                let network = HTTPNetwork(
                    url: try #require(URL(string: "http://localhost/graphql")),
                    headers: ["X-Key": Self.password],
                    client: HTTPClient(transport: transport)
                )
                let error = try #require(await network.failure(of: .query("{ a }")))
                #expect(!isShown(Self.password, in: words(of: error)))
            }
        }
    }

    @Test func controlCharactersOfAServerDoNotReachTheTerminal() async throws {
        let transport = StubTransport {
            $0.response(500, "a\u{1B}[31mred\u{202E}evil\u{0}\u{9B}x", type: "text/plain")
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            client: HTTPClient(transport: transport)
        )
        let error = try #require(await network.failure(of: .query("{ a }")))
        #expect(error.description.contains("`a[31mredevilx`"))
    }

    /// Every value that holds credentials or variables, by every way to look at it.
    @Test func nothingIsShownByPrintAndDump() async throws {
        let canary = "S3CR3T-canary"
        let url = try #require(
            URL(string: "https://\(canary):\(canary)@localhost/graphql?key=\(canary)#\(canary)")
        )
        var request = HTTPRequest(
            url: url,
            method: .post,
            headers: ["Authorization": canary],
            body: .data(Data(canary.utf8))
        )
        var form = MultipartForm()
        form.append("password", canary)
        form.parts.append(
            .init(
                name: "file",
                filename: canary,
                contentType: canary,
                content: .file(URL(fileURLWithPath: "/\(canary)"))
            )
        )
        var upload = request
        upload.body = .multipart(form)
        request.operationName = "Q"
        let client = HTTPClient(
            baseURL: url,
            headers: ["X-Key": canary],
            transport: StubTransport { $0.response(200, #"{"data":{"a":1}}"#) }
        )
        let operation = NetworkRequest(
            parameters: .query("($password: String) { a }"),
            variables: ["password": .string(canary)],
            headers: ["Authorization": canary],
            extensions: ["trace": .string(canary)]
        )
        let cache = ResponseCache()
        let network = HTTPNetwork(
            url: url,
            headers: ["X-Key": canary],
            interceptors: [cache],
            client: client
        )
        _ = try await network.payloads(operation.parameters, operation.variables)
        let response = try await client.send(request)
        let values: [Any] = [
            request, upload, HTTPRequest.Body.data(Data(canary.utf8)), form, form.parts,
            operation, client, network, cache, response, response.head,
            network.intercepted(by: [cache]), SplitNetwork { _ in network },
            WebSocketNetwork(url: url), FileUpload(data: Data(canary.utf8), name: canary),
            Endpoint<Void>.get("https://\(canary):\(canary)@localhost/", query: ["key": canary]),
            Endpoint<Void>.post(
                "/a?key=\(canary)",
                query: ["key": canary],
                body: ["password": canary],
                headers: ["X-Key": canary]
            ),
            AuthenticationInterceptor {
                Credentials(user: canary, token: canary)
            } refresh: { _ in
            },
            NetworkError.Place(operation: "Q", url: url),
        ]
        let codes = Array(canary.utf8).map(String.init)
        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            let optional: Any? = value
            for text in ["\(value)", String(reflecting: value), dumped, "\(optional as Any)"] {
                #expect(!text.contains(canary), "\(type(of: value)): \(text)")
            }
            // The bytes of a `Data` are dumped one number a line.
            let lines = dumped.split(separator: "\n").map { $0.split(separator: " ").last ?? "" }
            let numbers = lines.joined(separator: ",")
            #expect(!numbers.contains(codes.joined(separator: ",")))
        }
        #expect("\(request)" == "POST https://localhost/graphql for Q")
        #expect("\(operation)" == "query Q(password)")
    }
}
