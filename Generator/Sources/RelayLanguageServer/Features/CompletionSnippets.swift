import GraphQLLanguage
import GraphQLSchema

/// Proposals for new definitions.
enum CompletionSnippets {
    /// Returns the definitions that can begin at the cursor.
    static func definitions(_ completion: Completion) -> [CompletionItem] {
        let file = completion.position.view.path.split(separator: "/").last ?? ""
        let stem = String(file.prefix { $0 != "." })
        let name = stem.isEmpty ? "Name" : stem
        let isTaken = completion.context.symbols.fragments[name] != nil
        let fragment = isTaken || !stem.contains("_") ? "\(name)_data" : name
        let type = stem.split(separator: "_").dropFirst().last.map(String.init)
        let named = type.flatMap { name in
            completion.schema?.types.first {
                $0.isComposite && $0.name.lowercased() == name.lowercased()
            }?.name
        }
        func operation(_ suffix: String) -> String {
            stem.hasSuffix(suffix) ? stem : "\(name)\(suffix)"
        }
        var items = [
            CompletionItem(
                label: "fragment",
                kind: .snippet,
                detail: "a new fragment",
                snippet: "fragment ${1:\(fragment)} on ${2:\(named ?? "Type")} {\n\t$0\n}",
                rank: 1
            ),
            CompletionItem(
                label: "query",
                kind: .snippet,
                detail: "a new query",
                snippet: "query ${1:\(operation("Query"))} {\n\t$0\n}",
                rank: 2
            ),
        ]
        if completion.schema?.mutationType != nil {
            items.append(
                CompletionItem(
                    label: "mutation",
                    kind: .snippet,
                    detail: "a new mutation with an optimistic response",
                    snippet: "mutation ${1:\(operation("Mutation"))}(\\$${2:input}: ${3:Input}!) "
                        + "@raw_response_type {\n\t"
                        + "${4:field}(${2:input}: \\$${2:input}) {\n\t\t$0\n\t}\n}",
                    rank: 3
                )
            )
        }
        if completion.schema?.subscriptionType != nil {
            items.append(
                CompletionItem(
                    label: "subscription",
                    kind: .snippet,
                    detail: "a new subscription",
                    snippet: "subscription ${1:\(operation("Subscription"))} {\n\t$0\n}",
                    rank: 4
                )
            )
        }
        return items
    }
}
