extension ArtifactParser {
    mutating func normalization(depth: Int) throws(ArtifactError) -> NormalizationSelection {
        var selection = NormalizationSelection()
        while var scanner = scanner(depth: depth) {
            if scanner.skip("...") {
                if scanner.skip("@defer") {
                    let deferral = try deferral(try scanner.arguments(), scanner)
                    try scanner.expectEnd()
                    let inner = try normalization(depth: depth + 1)
                    selection.deferrals.append((deferral, inner))
                } else {
                    selection.refinements.append(try refinement(&scanner, depth: depth))
                }
                continue
            }
            let (responseKey, key) = try field(&scanner)
            try scanner.expect(":")
            let type = try scanner.type()
            let condition = try scanner.condition()
            let marks = try normalizationMarks(&scanner, key)
            let children =
                hasChildren(depth: depth) ? try normalization(depth: depth + 1) : nil
            selection.fields.append(
                NormalizationField(
                    responseKey: responseKey,
                    key: key,
                    type: type,
                    condition: condition,
                    selection: children,
                    marks: marks
                )
            )
        }
        return selection
    }

    private mutating func refinement(
        _ scanner: inout ArtifactScanner,
        depth: Int
    ) throws(ArtifactError) -> NormalizationSelection.Refinement {
        try scanner.expect("on")
        let (kind, type) = try scanner.namedType()
        var isClient = false
        for mark in try scanner.marks() {
            guard mark.name == "client" else { throw scanner.unknown(mark) }
            isClient = true
        }
        let selection = try normalization(depth: depth + 1)
        return .init(kind: kind, type: type, isClient: isClient, selection: selection)
    }

    private func normalizationMarks(
        _ scanner: inout ArtifactScanner,
        _ field: StorageKey
    ) throws(ArtifactError) -> NormalizationField.Marks {
        var marks = NormalizationField.Marks()
        for mark in try scanner.marks() {
            switch mark.name {
            case "client": marks.isClient = true
            case "connection":
                guard let key = mark.text("key") else { throw scanner.unknown(mark) }
                let filters = mark.argument("filters")?.resolve([:])?.array ?? []
                marks.handles.append(
                    FieldHandle(
                        connection: key,
                        handler: mark.text("handler") ?? "connection",
                        filters: filters.compactMap(\.string),
                        of: field
                    )
                )
            case "appendEdge", "prependEdge", "appendNode", "prependNode", "deleteEdge",
                "deleteRecord":
                marks.handles.append(
                    FieldHandle(field: field, handler: mark.name, arguments: mark.arguments)
                )
            case "stream":
                let count = mark.argument("initialCount") ?? .constant(0)
                marks.stream = (try deferral(mark.arguments, scanner), count)
            default: throw scanner.unknown(mark)
            }
        }
        return marks
    }

    /// Returns the label and the condition of `@defer` or `@stream`.
    private func deferral(
        _ arguments: [Argument],
        _ scanner: ArtifactScanner
    ) throws(ArtifactError) -> Deferral {
        let mark = Mark(name: "defer", arguments: arguments)
        guard let label = mark.text("label") else { throw scanner.unknown(mark) }
        switch mark.argument("if") {
        case nil, .constant(true)?: return Deferral(label: label, condition: nil)
        case .constant(false)?:
            return Deferral(label: label, condition: Guard(alternatives: []))
        case .variable(let name)?:
            let test = Guard.Test(variable: name, isNegated: false)
            return Deferral(label: label, condition: Guard(alternatives: [[test]]))
        default: throw scanner.unknown(mark)
        }
    }
}
