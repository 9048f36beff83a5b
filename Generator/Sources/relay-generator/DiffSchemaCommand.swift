import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// `relay-generator diff-schema OLD [NEW]`.
struct DiffSchemaCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "diff-schema",
            flags: ["--json"],
            options: ["--project"]
        )
        guard let old = arguments.values.first, arguments.values.count < 3 else {
            throw UsageError("`diff-schema` needs the schema before, and may have the one after.")
        }
        let new = arguments.values.dropFirst().first
        let project = try project(arguments, isNeeded: new == nil)
        guard let before = try read(old), let after = try read(new) else { return .failure }
        let impact: SchemaImpact
        if let project {
            do throws(ProjectError) {
                impact = try SchemaImpact(
                    from: before.sources,
                    to: new == nil ? nil : after.sources,
                    configuration: project
                )
            } catch {
                throw UsageError(error.description)
            }
        } else {
            impact = SchemaImpact(from: before.schema, to: after.schema)
        }
        if arguments.flags.contains("--json") {
            for effect in impact.effects { console.printText(json(effect) + "\n") }
        } else {
            print(impact)
        }
        console.print(impact.diagnostics)
        if impact.diagnostics.hasErrors { return ExitCode(impact.diagnostics) }
        return impact.isBreaking ? .failure : .success
    }

    /// Returns the configuration of the project, or `nil` if there is none.
    private func project(_ arguments: Arguments, isNeeded: Bool) throws(UsageError) -> URL? {
        let path = try arguments.single("--project")
        do throws(ProjectError) {
            return try ProjectCompiler.findConfiguration(path ?? ".")
        } catch {
            if path == nil, !isNeeded, case .noConfiguration = error { return nil }
            throw UsageError(error.description)
        }
    }

    /// Reads a schema; an empty one for no path.
    ///
    /// - Returns: The schema, or `nil` if it has errors, which are printed.
    private func read(
        _ path: String?
    ) throws(UsageError) -> (sources: [Source], schema: Schema)? {
        let sources = try console.schemaSources(path.map { [$0] } ?? [])
        let result = SchemaReader.read(sources)
        guard path != nil, result.diagnostics.hasErrors else { return (sources, result.schema) }
        console.print(result.diagnostics)
        return nil
    }

    // MARK: - Output

    private func print(_ impact: SchemaImpact) {
        for effect in impact.effects {
            let severity = effect.change.severity.rawValue
            let padding = String(repeating: " ", count: max(0, 11 - severity.count))
            console.print("\(severity)\(padding)\(effect.change.message)")
            for definition in effect.definitions {
                let end = definition.isValid ? "" : " is no longer valid"
                let name = [definition.kind, definition.name].filter { !$0.isEmpty }
                console.print(
                    "    \(name.joined(separator: " ")) (\(definition.file):\(definition.line))\(end)"
                )
            }
            for file in effect.swiftFiles { console.print("    \(file)") }
        }
        // Errors in the configuration or documents prevent the comparison.
        guard !impact.effects.isEmpty || !impact.diagnostics.hasErrors else { return }
        console.print(summary(impact))
    }

    private func summary(_ impact: SchemaImpact) -> String {
        guard !impact.effects.isEmpty else { return "The schemas do not differ." }
        let counts = SchemaChange.Severity.allCases.compactMap { severity -> String? in
            let count = impact.effects.count { $0.change.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)"
        }
        let total = impact.effects.count == 1 ? "change" : "changes"
        guard impact.hasProject else { return "\(counts.joined(separator: ", ")) \(total)." }
        let felt = impact.effects.count(where: \.isFelt)
        let breaking = impact.effects.count { $0.isFelt && $0.change.severity == .breaking }
        return "\(counts.joined(separator: ", ")) \(total). \(felt) of them, "
            + "\(breaking) breaking, affect this project."
    }

    private func json(_ effect: SchemaImpact.Effect) -> String {
        let quoted = DiagnosticJSON.quoted
        let definitions = effect.definitions.map { definition in
            "{\"name\":\(quoted(definition.name)),\"kind\":\(quoted(definition.kind)),"
                + "\"file\":\(quoted(definition.file)),\"line\":\(definition.line),"
                + "\"valid\":\(definition.isValid)}"
        }
        let change = effect.change
        return "{\"severity\":\(quoted(change.severity.rawValue)),"
            + "\"kind\":\(quoted(change.kind.rawValue)),"
            + "\"coordinate\":\(quoted(change.coordinate)),"
            + "\"message\":\(quoted(change.message)),"
            + "\"definitions\":[\(definitions.joined(separator: ","))],"
            + "\"swiftFiles\":[\(effect.swiftFiles.map(quoted).joined(separator: ","))]}"
    }
}
