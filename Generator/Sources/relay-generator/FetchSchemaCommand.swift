import Foundation
import RelayCompiler

/// `relay-generator fetch-schema URL`.
struct FetchSchemaCommand {
    /// How often a server that is busy or cannot be reached is asked again.
    private static let retries = 3

    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "fetch-schema",
            options: ["--header", "--output", "--timeout"]
        )
        guard arguments.values.count == 1, let address = arguments.values.first else {
            let advice = arguments.values.isEmpty ? "" : " The file is an option: `--output FILE`."
            throw UsageError("`fetch-schema` needs the address of one server.\(advice)")
        }
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host != nil
        else {
            throw UsageError("`\(address)` is not an address. It begins with `https://`.")
        }
        let output = try arguments.single("--output")
        if let output {
            try console.checkOutput(output)
            guard !output.hasSuffix(".json") else {
                throw UsageError(
                    "`\(output)` would have SDL, which is not JSON. Pass a path that ends in "
                        + "`.graphql`."
                )
            }
        }
        let headers = try headers(arguments["--header"])
        let client = HTTPClient(
            headers: headers,
            timeout: try timeout(arguments.single("--timeout"))
        )
        let secrets = Secrets(headers.map(\.value))
        guard let schema = try fetch(url, client, secrets) else { return .failure }
        guard let output else {
            console.printText(schema)
            return .success
        }
        if (try? String(contentsOfFile: output, encoding: .utf8)) == schema {
            console.print("`\(output)` is up to date.")
            return .success
        }
        try console.write(schema, toFile: output)
        console.print("wrote \(output)")
        return .success
    }

    /// Asks with the newest query first, and again with older ones if the server rejects it.
    private func fetch(
        _ url: URL,
        _ client: HTTPClient,
        _ secrets: Secrets
    ) throws(UsageError) -> String? {
        let server = Self.shown(url)
        var query = IntrospectionQuery.current
        var attempt = 0
        while true {
            let reason: String
            switch client.post(query.body, to: url) {
            case .failure(let error):
                guard error.isTemporary else {
                    console.error("`\(server)` gives no schema: \(error.message).")
                    return nil
                }
                reason = error.message
            case .success(let response):
                let answer = IntrospectionAnswer.judge(
                    query,
                    status: response.status,
                    body: response.body,
                    secrets: secrets
                )
                switch answer {
                case .schema(let schema): return schema
                case .next(let next):
                    query = next
                    continue
                case .busy(let problem): reason = problem
                case .failure(let problem):
                    console.error("`\(server)` gives no schema: \(problem).")
                    return nil
                }
            }
            guard attempt < Self.retries else {
                console.error("`\(server)` gives no schema: \(reason).")
                return nil
            }
            attempt += 1
            console.printError("\(reason); trying again (\(attempt) of \(Self.retries))\n")
            Thread.sleep(forTimeInterval: 0.5 * Double(1 << (attempt - 1)))
        }
    }

    /// Returns an address without what may be secret in it: user, password and query.
    private static func shown(_ url: URL) -> String {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            return url.host ?? ""
        }
        components.user = nil
        components.password = nil
        components.query = nil
        return components.string ?? url.host ?? ""
    }

    private func headers(_ lines: [String]) throws(UsageError) -> [(name: String, value: String)] {
        var headers: [(name: String, value: String)] = []
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2, !parts[0].isEmpty,
                !line.unicodeScalars.contains(where: { $0.value < 0x20 })
            else {
                throw UsageError("A header is written `Name: value`.")
            }
            headers.append((parts[0], parts[1]))
        }
        return headers
    }

    private func timeout(_ text: String?) throws(UsageError) -> Double {
        guard let text else { return 60 }
        guard let seconds = Double(text), seconds > 0, seconds < 1e6 else {
            throw UsageError("`--timeout` is a number of seconds.")
        }
        return seconds
    }
}
