extension ArtifactParser {
    mutating func reader(depth: Int) throws(ArtifactError) -> ReaderSelection {
        var items: [ReaderSelection.Item] = []
        var cases: [(String, ReaderSelection)] = []
        while var scanner = scanner(depth: depth) {
            if let type = scanner.caseType() {
                guard items.isEmpty else { throw scanner.failure("a case is among items") }
                cases.append((type, try reader(depth: depth + 1)))
            } else if !cases.isEmpty {
                try scanner.expect("default")
                try scanner.expectEnd()
                return .switch(cases, default: try reader(depth: depth + 1))
            } else {
                items.append(try item(&scanner, depth: depth))
            }
        }
        guard cases.isEmpty else {
            let line = lines[position - 1].number
            throw ArtifactError(line: line, reason: "a switch has no default")
        }
        return .items(items)
    }

    private mutating func item(
        _ scanner: inout ArtifactScanner,
        depth: Int
    ) throws(ArtifactError) -> ReaderSelection.Item {
        if scanner.skip("... as ") { return try inline(&scanner, depth: depth) }
        if scanner.skip("...") { return try spread(&scanner) }
        let (responseKey, key) = try field(&scanner)
        let condition = try scanner.condition(guards)
        let annotations = try readerAnnotations(
            &scanner,
            isAllowed: { ["required", "catch", "client", "derived", "lookup"].contains($0) }
        )
        let children = hasChildren(depth: depth) ? try reader(depth: depth + 1) : nil
        return .init(
            kind: .field(responseKey: responseKey, key: key, selection: children),
            condition: condition,
            annotations: annotations
        )
    }

    private mutating func inline(
        _ scanner: inout ArtifactScanner,
        depth: Int
    ) throws(ArtifactError) -> ReaderSelection.Item {
        let alias = try scanner.name()
        let type = scanner.skipWord("on") ? try scanner.typeCondition() : nil
        let condition = try scanner.condition(guards)
        let annotations = try readerAnnotations(&scanner) { $0 == "catch" }
        let selection = try reader(depth: depth + 1)
        return .init(
            kind: .inline(alias: alias, type, selection),
            condition: condition,
            annotations: annotations
        )
    }

    private func spread(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> ReaderSelection.Item {
        let name = try scanner.name()
        let arguments = try scanner.arguments()
        let type = scanner.skipWord("on") ? try scanner.typeCondition() : nil
        let condition = try scanner.condition(guards)
        let annotations = try readerAnnotations(&scanner) { $0 == "defer" }
        return .init(
            kind: .fragment(name: name, arguments: arguments, type),
            condition: condition,
            annotations: annotations
        )
    }

    private func readerAnnotations(
        _ scanner: inout ArtifactScanner,
        isAllowed: (String) -> Bool
    ) throws(ArtifactError) -> ReaderSelection.Annotations {
        var annotations = ReaderSelection.Annotations()
        for annotation in try scanner.annotations() {
            guard isAllowed(annotation.name) else { throw scanner.unknown(annotation) }
            switch annotation.name {
            case "required":
                annotations.required = annotation.text("action").flatMap {
                    RequiredAction(rawValue: $0)
                }
                guard annotations.required != nil else { throw scanner.unknown(annotation) }
            case "catch":
                annotations.catchTarget = try catchTarget(annotation, scanner)
            case "client": annotations.isClient = true
            case "derived":
                annotations.derived = annotation.text("field")
                guard annotations.derived != nil else { throw scanner.unknown(annotation) }
                annotations.edge = DerivedEdge(annotation)
            case "lookup":
                annotations.lookup = FieldLookup(annotation)
                guard annotations.lookup != nil else { throw scanner.unknown(annotation) }
            default: annotations.isDeferred = true
            }
        }
        return annotations
    }

    func catchTarget(
        _ annotation: Annotation,
        _ scanner: ArtifactScanner
    ) throws(ArtifactError) -> CatchTarget {
        guard let target = annotation.text("to").flatMap({ CatchTarget(rawValue: $0) }) else {
            throw scanner.unknown(annotation)
        }
        return target
    }
}
