import GraphQLLanguage
import GraphQLSchema

/// The answer of a server to an introspection query.
public enum IntrospectionAnswer: Equatable, Sendable {
    /// The schema, as SDL.
    case schema(String)
    /// The server does not know a part of the query, so a simpler one is asked next.
    case next(IntrospectionQuery)
    /// The server may answer later.
    case busy(String)
    /// There is no schema, and why.
    case failure(String)

    /// Judges an answer.
    ///
    /// - Parameters:
    ///   - query: The query that was asked.
    ///   - status: The status of the HTTP response.
    ///   - body: Its body.
    ///   - secrets: Texts that no message may quote.
    /// - Returns: The answer.
    public static func judge(
        _ query: IntrospectionQuery,
        status: Int,
        body: [UInt8],
        secrets: Secrets = Secrets([])
    ) -> IntrospectionAnswer {
        switch status {
        case 408, 429, 500, 502, 503, 504: return .busy("HTTP status \(status)")
        case 301, 302, 303, 307, 308:
            return .failure("it redirects to another address. Pass that address")
        case 401, 403:
            return .failure(
                "it refuses the request (HTTP status \(status)). Pass credentials: "
                    + "`--header \"Authorization: Bearer …\"`"
            )
        default: break
        }
        let source = Source(path: "answer.json", bytes: body)
        guard let root = try? JSONReader.read(source) else {
            return .failure(
                "its answer is not JSON (HTTP status \(status)): \(excerpt(body, secrets)). "
                    + "Pass the address of its GraphQL endpoint"
            )
        }
        if root["data"]?["__schema"] != nil {
            let result = SchemaReader.read([source])
            if let mistake = result.diagnostics.first(where: isSerious) {
                let message = secrets.redact(mistake.message)
                // The caller ends the sentence.
                let sentence = message.hasSuffix(".") ? String(message.dropLast()) : message
                return .failure("its schema is invalid: \(sentence)")
            }
            return .schema(SchemaPrinter.print(result.schema, includesClientExtensions: false))
        }
        let messages = (root["errors"]?.array ?? []).compactMap { $0["message"]?.string }
            .map(secrets.redact)
        guard let first = messages.first else {
            return .failure(
                "its answer has neither a schema nor errors (HTTP status \(status)): "
                    + excerpt(body, secrets)
            )
        }
        if messages.contains(where: forbidsIntrospection) {
            return .failure(
                "it does not allow introspection: \"\(first)\". Ask its developers for the schema "
                    + "as a file, or for an environment in which introspection is on"
            )
        }
        if let next = query.simpler { return .next(next) }
        return .failure("it answers with an error: \"\(first)\"")
    }

    /// Returns whether a finding shows that the answer is not a whole schema.
    ///
    /// A schema in a file may lack types that no document uses. An answer that lacks types it
    /// names is incomplete.
    private static func isSerious(_ finding: Diagnostic) -> Bool {
        finding.severity == .error || finding.rule == "KnownTypeNamesRule"
    }

    /// Returns whether a message says that introspection is off, as those of Apollo Server, Hasura,
    /// graphql-java, Hot Chocolate and Strawberry do.
    private static func forbidsIntrospection(_ message: String) -> Bool {
        let message = message.lowercased()
        guard message.contains("introspect") || message.contains("__schema") else { return false }
        return [
            "not allowed", "disabled", "forbidden", "not permitted", "denied", "not authorized",
        ]
        .contains { message.contains($0) }
    }

    /// Returns the start of a text for a message.
    private static func excerpt(_ body: [UInt8], _ secrets: Secrets) -> String {
        guard !body.isEmpty else { return "it is empty" }
        // Redacted before it is cut, so that no part of a secret is left.
        let text = secrets.redact(String(decoding: body.prefix(1 << 16), as: UTF8.self))
        let start = text.prefix(120).split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\"\(start)\(text.count > 120 ? "…" : "")\""
    }
}
