/// Completes the artifact of an operation with the texts and the fields of the fragments that it
/// spreads.
///
/// Each artifact contains its definition's own part only, so that a change of a fragment changes no
/// other file. The result equals what the compiler knows about the whole operation.
struct ArtifactLinker {
    /// The name of the operation that is linked.
    private let operation: String
    /// The linked fragments, with those that they spread, by name.
    private var fragments: [String: Artifact] = [:]

    init(_ operation: String, _ fragments: [Artifact]) {
        self.operation = operation
        var open = fragments
        while let artifact = open.popLast() {
            guard self.fragments.updateValue(artifact, forKey: artifact.name) == nil else {
                continue
            }
            open += artifact.fragments
        }
    }

    /// The app's types that compute the keys of objects in fragments.
    var keyTypes: [String: any ComputedKey.Type] {
        fragments.values.reduce(into: [:]) { types, artifact in
            types.merge(artifact.keyTypes) { first, _ in first }
        }
    }

    /// The app's types that provide variables of fragments.
    var providers: [String: any VariableProvider.Type] {
        fragments.values.reduce(into: [:]) { types, artifact in
            types.merge(artifact.providers) { first, _ in first }
        }
    }

    /// Links an operation.
    ///
    /// - Throws: An error if a fragment is not among those given, or if its artifact lacks what the
    ///   operation needs.
    func link(_ contents: inout ArtifactContents) throws(ArtifactError) {
        contents.text = try text(of: contents)
        guard !fragments.isEmpty else { return }
        let level = FieldCollector()
        let scope = Scope(level: level, root: level, occurrences: FragmentOccurrences())
        try collect(contents.normalization, in: scope)
        let age = InheritedAge(seconds: contents.maxAge)
        let place = Place(occurrences: scope.occurrences, age: age)
        contents.normalization = try finished(level, at: place)
    }

    private func fragment(_ name: String) throws(ArtifactError) -> ArtifactContents {
        guard let artifact = fragments[name] else {
            throw ArtifactError(
                operation: operation,
                reason: "fragment `\(name)` is missing",
                remedy: "Run relay-generator again."
            )
        }
        return artifact.contents
    }

    /// Returns the error for a fragment whose module was generated with another configuration.
    private func incomplete(_ fragment: String, without part: String) -> ArtifactError {
        ArtifactError(
            operation: operation,
            reason: "fragment `\(fragment)` was generated without its \(part)",
            remedy: "Generate both modules with the same schema, the same extensions and, if "
                + "operations are persisted, the same `persist`."
        )
    }

    // MARK: - Text

    /// Returns the text of an operation, followed by all fragments that it reaches, sorted by name.
    private func text(of contents: ArtifactContents) throws(ArtifactError) -> String? {
        let isJSON = contents.json != nil
        guard isJSON || contents.own != nil else { return nil }
        var (own, open) = try text(of: contents, FragmentCopy("", ""), isJSON)
        var texts: [String: String] = [:]
        while let copy = open.popLast() {
            guard texts[copy.name] == nil else { continue }
            let (text, spreads) = try text(of: fragment(copy.fragment), copy, isJSON)
            texts[copy.name] = text
            open += spreads
        }
        for (_, text) in texts.sorted(by: { $0.key < $1.key }) { own += " " + text }
        return own
    }

    /// Returns the text of a definition, or of a copy of a fragment, and what it spreads.
    private func text(
        of contents: ArtifactContents,
        _ copy: FragmentCopy,
        _ isJSON: Bool
    ) throws(ArtifactError) -> (text: String, spreads: [FragmentCopy]) {
        guard let own = isJSON ? contents.json : contents.own else {
            throw incomplete(
                contents.name,
                without: isJSON ? "text for operations with `@jsonResponse`" : "text"
            )
        }
        guard own.isTemplate else {
            return (own.text, own.spreads.map { FragmentCopy($0, "") })
        }
        var template = template(own.text, copy)
        guard let text = template.text() else { throw damaged(contents.name) }
        return (text, template.spreads)
    }

    private func template(_ text: String, _ copy: FragmentCopy) -> FragmentTemplate {
        FragmentTemplate(text, copy) { fragments[$0]?.contents.variables ?? [] }
    }

    private func damaged(_ definition: String) -> ArtifactError {
        ArtifactError(
            operation: operation,
            reason: "the text of `\(definition)` is damaged",
            remedy: "Run relay-generator again."
        )
    }

    // MARK: - Fields

    /// Where fields are collected.
    private struct Scope {
        /// The object that they belong to, or one of the types that it may have.
        var level: FieldCollector
        /// The object itself, to which refinements to object types belong.
        var root: FieldCollector
        /// The fragments in the object.
        let occurrences: FragmentOccurrences
        /// The condition of the selections around.
        var condition: Guard?
        /// The object types that objects here may have; `nil` if nothing is known about them.
        var types: [String]?
        /// The values of the variables of the fragment that is collected.
        var bindings = FragmentBindings()

        func under(_ condition: Guard?) -> Scope {
            guard let condition else { return self }
            var scope = self
            scope.condition = self.condition?.and(condition) ?? condition
            return scope
        }
    }

    private func collect(
        _ selection: NormalizationSelection,
        in scope: Scope
    ) throws(ArtifactError) {
        var spreads = selection.spreads[...]
        for (position, field) in selection.fields.enumerated() {
            while let spread = spreads.first, spread.position <= position {
                try collect(spreads.removeFirst(), in: scope)
            }
            let field = scope.bindings.apply(to: field)
            let condition = scope.under(field.condition).condition
            guard condition?.isNever != true else { continue }
            scope.level.add(field, condition, scope.bindings)
        }
        for spread in spreads { try collect(spread, in: scope) }
        for refinement in selection.refinements {
            let test = NormalizationSelection.TypeTest(
                kind: refinement.kind,
                type: refinement.type,
                details: refinement.details
            )
            try collect(refinement.selection, on: test, isClient: refinement.isClient, in: scope)
        }
        for (deferral, deferred) in selection.deferrals {
            var inner = scope
            inner.level = scope.level.deferred(scope.bindings.apply(to: deferral))
            inner.root = inner.level
            try collect(deferred, in: inner)
        }
    }

    private func collect(
        _ own: NormalizationSelection.LinkedFragment,
        in outer: Scope
    ) throws(ArtifactError) {
        var scope = outer.under(outer.bindings.apply(to: own.condition))
        guard scope.condition?.isNever != true else { return }
        let fragment = try fragment(own.fragment)
        guard fragment.hasNormalization else {
            throw incomplete(own.fragment, without: "fields")
        }
        let selection = fragment.normalization
        let copy = try copy(for: own, in: outer.bindings)
        guard
            let first = scope.occurrences.add(
                copy,
                on: own.match,
                in: scope.level,
                under: scope.condition
            )
        else { return }
        scope.condition = first.condition
        scope.bindings = bindings(of: fragment, copy, for: own, in: outer.bindings)
        guard let match = own.match else { return try collect(selection, in: scope) }
        var tested = selection
        if match.kind == .abstract {
            // The server says with this field whether an object has the type.
            let type = TypeReference.nonNull(.named(.string, "String"))
            let key = StorageKey(name: "__is" + match.type, arguments: [])
            tested.fields.insert(
                NormalizationField(
                    responseKey: key.name,
                    key: key,
                    type: type,
                    condition: nil,
                    selection: nil
                ),
                at: 0
            )
            tested.spreads = selection.spreads.map { $0.moved(by: 1) }
        }
        try collect(tested, on: match, isClient: false, in: scope)
    }

    /// Returns the copy of a fragment for which a spread asks.
    private func copy(
        for spread: NormalizationSelection.LinkedFragment,
        in outer: FragmentBindings
    ) throws(ArtifactError) -> FragmentCopy {
        guard !spread.argumentsText.isEmpty else { return FragmentCopy(spread.fragment, "") }
        let template = outer.template ?? template("", FragmentCopy("", ""))
        guard let copy = template.copy(of: spread.fragment, spread.argumentsText) else {
            throw damaged(spread.fragment)
        }
        return copy
    }

    /// Returns the values of a fragment's variables in a copy.
    private func bindings(
        of fragment: ArtifactContents,
        _ copy: FragmentCopy,
        for spread: NormalizationSelection.LinkedFragment,
        in outer: FragmentBindings
    ) -> FragmentBindings {
        guard !fragment.variables.isEmpty else { return FragmentBindings() }
        return FragmentBindings(
            fragment.variables,
            outer.apply(to: spread.arguments),
            template("", copy)
        )
    }

    /// Collects selections on a type that objects may have.
    private func collect(
        _ selection: NormalizationSelection,
        on test: NormalizationSelection.TypeTest,
        isClient: Bool,
        in scope: Scope
    ) throws(ArtifactError) {
        let object = scope.level.objectType
        var inner = scope
        if let members = test.details.members {
            if let object, !members.contains(object) {
                if !isClient { addDiscriminator(of: test, selection, in: scope) }
                return
            }
            inner.types = scope.types?.filter(members.contains) ?? members
            if object == nil, inner.types?.isEmpty == true { return }
        }
        if test.kind == .object {
            if let object, !isClient {
                guard object == test.type else { return }
            } else {
                // Objects of this type may not have the types of the refinements around.
                guard scope.types?.contains(test.type) ?? true else { return }
                inner.level = scope.root.refinement(test, isClient: isClient)
                inner.root = inner.level
                inner.types = nil
            }
        } else if scope.level.has(test), !isClient {
            var rest = selection
            if addDiscriminator(of: test, selection, in: scope) {
                rest.fields.removeFirst()
                rest.spreads = selection.spreads.map { $0.moved(by: -1) }
            }
            return try collect(rest, in: scope)
        } else {
            inner.level = scope.level.refinement(test, isClient: isClient)
        }
        try collect(selection, in: inner)
    }

    /// Adds the field by which the store learns whether an object has an abstract type, although that is
    /// known here.
    ///
    /// Readers of fragments don't know the object's type, and ask the store.
    ///
    /// - Returns: Whether `selection` begins with such a field.
    @discardableResult
    private func addDiscriminator(
        of test: NormalizationSelection.TypeTest,
        _ selection: NormalizationSelection,
        in scope: Scope
    ) -> Bool {
        guard let first = selection.fields.first, first.responseKey == "__is" + test.type else {
            return false
        }
        let refinement = scope.level.refinement(test, isClient: false)
        let condition = scope.bindings.apply(to: first.condition)
        refinement.add(first, scope.under(condition).condition)
        return true
    }

    // MARK: - Finishing

    /// An object whose fields are collected.
    private struct Place {
        let occurrences: FragmentOccurrences
        /// Its age; `nil` if it exists only in the store.
        var age: InheritedAge?
    }

    private func finished(
        _ level: FieldCollector,
        at place: Place
    ) throws(ArtifactError) -> NormalizationSelection {
        var selection = NormalizationSelection()
        for entry in level.entries {
            if let field = try finished(entry, of: level, at: place) {
                selection.fields.append(field)
            }
        }
        for refinement in level.refinements {
            var inner = place
            inner.age = place.age?.narrowed(to: refinement.test)
            selection.refinements.append(
                .init(
                    kind: refinement.test.kind,
                    type: refinement.test.type,
                    isClient: refinement.isClient,
                    selection: try finished(refinement.level, at: inner)
                )
            )
        }
        for (deferral, level) in level.deferrals {
            let part = try finished(level, at: place)
            selection.deferrals.append((deferral, part.rest(of: selection)))
        }
        return selection
    }

    /// Returns a field; `nil` if it is never there.
    private func finished(
        _ entry: FieldCollector.Entry,
        of outer: FieldCollector,
        at place: Place
    ) throws(ArtifactError) -> NormalizationField? {
        var field = entry.field
        var selections = entry.occurrences
        if selections.contains(where: { $0.condition != nil }) {
            field.condition = Guard(alternatives: [])
            selections = []
            for occurrence in entry.occurrences {
                let condition = place.occurrences.resolved(occurrence.condition)
                guard condition?.isNever != true else { continue }
                var known = occurrence
                known.condition = condition
                selections.append(known)
                if let before = field.condition {
                    field.condition = condition.map { before.or($0) }
                }
            }
        } else {
            field.condition = nil
        }
        if field.condition?.isNever == true { return nil }
        if field.condition?.isAlways == true { field.condition = nil }
        let age = place.age?.age(of: field, on: outer.types)
        field.annotations.maxAge = age?.seconds
        guard selections.contains(where: { $0.selection != nil }) else { return field }
        let (kind, name) = field.type.named
        let level = FieldCollector(kind, name)
        let inner = FragmentOccurrences()
        for occurrence in selections {
            guard let child = occurrence.selection else { continue }
            // The field may be there because of another occurrence.
            let own = occurrence.condition == field.condition ? nil : occurrence.condition
            let scope = Scope(
                level: level,
                root: level,
                occurrences: inner,
                condition: own,
                bindings: occurrence.bindings
            )
            try collect(child, in: scope)
        }
        field.selection = try finished(level, at: Place(occurrences: inner, age: age))
        return field
    }
}

extension NormalizationSelection {
    /// Returns a deferred fragment's selections without those that the object has in any case.
    fileprivate func rest(of common: Self) -> Self {
        var rest = self
        rest.fields.removeAll { field in common.fields.contains { $0.makesRedundant(field) } }
        rest.refinements = refinements.map { refinement in
            .init(
                kind: refinement.kind,
                type: refinement.type,
                isClient: refinement.isClient,
                selection: refinement.selection.rest(of: common)
            )
        }
        rest.refinements.removeAll { $0.selection.isEmpty }
        return rest
    }

    private var isEmpty: Bool { fields.isEmpty && refinements.isEmpty && deferrals.isEmpty }

    fileprivate func hasAll(of other: Self) -> Bool { other.rest(of: self).isEmpty }
}

extension NormalizationField {
    /// Returns whether a response with this field has nothing new in another one of its object.
    fileprivate func makesRedundant(_ other: Self) -> Bool {
        guard condition == nil, responseKey == other.responseKey, key == other.key,
            annotations.stream == nil, other.annotations.stream == nil,
            other.annotations.handles.allSatisfy(annotations.handles.contains)
        else { return false }
        if let maxAge = other.annotations.maxAge {
            guard let own = annotations.maxAge, own <= maxAge else { return false }
        }
        return other.selection.map { selection?.hasAll(of: $0) ?? false } ?? true
    }
}

extension NormalizationSelection.LinkedFragment {
    /// Returns the spread with `count` more fields before it.
    fileprivate func moved(by count: Int) -> Self {
        .init(
            fragment: fragment,
            arguments: arguments,
            argumentsText: argumentsText,
            position: max(position + count, 0),
            match: match,
            condition: condition
        )
    }
}
