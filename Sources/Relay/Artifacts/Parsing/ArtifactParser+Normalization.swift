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
                } else if scanner.skipWord("on") {
                    selection.refinements.append(try refinement(&scanner, depth: depth))
                } else {
                    selection.spreads.append(try spread(&scanner, at: selection.fields.count))
                }
                continue
            }
            let (responseKey, key) = try field(&scanner)
            try scanner.expect(":")
            let type = try scanner.type()
            let condition = try scanner.condition(guards)
            let annotations = try normalizationAnnotations(&scanner, key)
            let children =
                hasChildren(depth: depth) ? try normalization(depth: depth + 1) : nil
            selection.fields.append(
                NormalizationField(
                    responseKey: responseKey,
                    key: key,
                    type: type,
                    condition: condition,
                    selection: children,
                    annotations: annotations
                )
            )
        }
        return selection
    }

    private mutating func refinement(
        _ scanner: inout ArtifactScanner,
        depth: Int
    ) throws(ArtifactError) -> NormalizationSelection.Refinement {
        var test = try typeTest(&scanner)
        var isClient = false
        for annotation in try scanner.annotations() {
            switch annotation.name {
            case "client": isClient = true
            case "maxAge": test.details.maxAge = try maxAge(annotation, scanner)
            default: throw scanner.unknown(annotation)
            }
        }
        let selection = try normalization(depth: depth + 1)
        return .init(
            kind: test.kind,
            type: test.type,
            isClient: isClient,
            details: test.details,
            selection: selection
        )
    }

    /// `...F`, `...F(size:16) on type T`, or
    /// `...F on interface T of [A B] @maxAge(seconds: 60)`.
    private func spread(
        _ scanner: inout ArtifactScanner,
        at position: Int
    ) throws(ArtifactError) -> NormalizationSelection.LinkedFragment {
        let fragment = try scanner.name()
        let (arguments, text) = try scanner.withText { scanner throws(ArtifactError) in
            try scanner.arguments()
        }
        var match = scanner.skipWord("on") ? try typeTest(&scanner) : nil
        let condition = try scanner.condition(guards)
        for annotation in try scanner.annotations() {
            guard annotation.name == "maxAge" else { throw scanner.unknown(annotation) }
            match?.details.maxAge = try maxAge(annotation, scanner)
        }
        return .init(
            fragment: fragment,
            arguments: arguments,
            argumentsText: text,
            position: position,
            match: match,
            condition: condition
        )
    }

    /// `type T`, or `interface T of [A B] and [I]`.
    func typeTest(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> NormalizationSelection.TypeTest {
        let (kind, type) = try scanner.namedType()
        var test = NormalizationSelection.TypeTest(kind: kind, type: type)
        if scanner.skipWord("of") { test.details.members = try scanner.listedNames() }
        if scanner.skipWord("and") { test.details.narrower = try scanner.listedNames() }
        return test
    }

    /// `@maxAge(seconds: 60)`.
    func maxAge(
        _ annotation: Annotation,
        _ scanner: ArtifactScanner
    ) throws(ArtifactError) -> Int32 {
        guard let seconds = annotation.argument("seconds")?.resolve([:])?.int,
            let maxAge = Int32(exactly: seconds), maxAge >= 0
        else { throw scanner.unknown(annotation) }
        return maxAge
    }

    private func normalizationAnnotations(
        _ scanner: inout ArtifactScanner,
        _ field: StorageKey
    ) throws(ArtifactError) -> NormalizationField.Annotations {
        var annotations = NormalizationField.Annotations()
        for annotation in try scanner.annotations() {
            switch annotation.name {
            case "client": annotations.isClient = true
            case "connection":
                guard let handle = list(annotation, "connection", of: field) else {
                    throw scanner.unknown(annotation)
                }
                annotations.handles.append(handle)
            case "pagination":
                guard annotation.text("offset") ?? annotation.text("page") != nil,
                    annotation.text("limit") != nil,
                    let handle = list(annotation, "pagination", of: field)
                else { throw scanner.unknown(annotation) }
                annotations.handles.append(handle)
            case "appendEdge", "prependEdge", "appendNode", "prependNode", "deleteEdge",
                "deleteRecord":
                annotations.handles.append(
                    FieldHandle(
                        field: field,
                        handler: annotation.name,
                        arguments: annotation.arguments
                    )
                )
            case "follows":
                let lists = annotations.handles.filter(\.isLinked).map(\.key)
                annotations.handles += (lists.isEmpty ? [field] : lists).map { list in
                    FieldHandle(followed: list, arguments: annotation.arguments)
                }
            case "stream":
                let count = annotation.argument("initialCount") ?? .constant(0)
                annotations.stream = (try deferral(annotation.arguments, scanner), count)
            case "key":
                guard let key = DeclaredKey(annotation) else { throw scanner.unknown(annotation) }
                annotations.keys.append(key)
            case "lookup":
                guard let lookup = FieldLookup(annotation) else {
                    throw scanner.unknown(annotation)
                }
                annotations.lookup = lookup
            case "maxAge": annotations.maxAge = try maxAge(annotation, scanner)
            case "age":
                guard let ages = DeclaredAges(annotation) else { throw scanner.unknown(annotation) }
                annotations.declaredAges = ages
            default: throw scanner.unknown(annotation)
            }
        }
        return annotations
    }

    /// Returns the handle of a list whose pages are merged; `nil` without a key.
    private func list(
        _ annotation: Annotation,
        _ handler: String,
        of field: StorageKey
    ) -> FieldHandle? {
        guard let key = annotation.text("key") else { return nil }
        let filters = annotation.argument("filters")?.resolve([:])?.array ?? []
        let own = ["key", "filters", "handler"]
        return FieldHandle(
            list: key,
            handler: annotation.text("handler") ?? handler,
            filters: filters.compactMap(\.string),
            arguments: annotation.arguments.filter { !own.contains($0.name) },
            of: field
        )
    }

    /// Returns the label and the condition of `@defer` or `@stream`.
    private func deferral(
        _ arguments: [Argument],
        _ scanner: ArtifactScanner
    ) throws(ArtifactError) -> Deferral {
        let annotation = Annotation(name: "defer", arguments: arguments)
        guard let label = annotation.text("label") else { throw scanner.unknown(annotation) }
        switch annotation.argument("if") {
        case nil, .constant(true)?: return Deferral(label: label, condition: nil)
        case .constant(false)?:
            return Deferral(label: label, condition: Guard(alternatives: []))
        case .variable(let name)?:
            let test = Guard.Test(variable: name, isNegated: false)
            return Deferral(label: label, condition: Guard(alternatives: [[test]]))
        default: throw scanner.unknown(annotation)
        }
    }
}
