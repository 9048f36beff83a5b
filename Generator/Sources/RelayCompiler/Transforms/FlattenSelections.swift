import GraphQLLanguage
import GraphQLSchema

/// Simplifies the selections of each object: each field occurs once, each type has at most one
/// refinement, and refinements that cannot match are removed.
///
/// ```graphql
/// hero {                                   hero {
///   name                                     name
///   friends @include(if: $a) { id }          friends @include(if: $a) { id name }
///   ... on Character {               →       ... on Human { height }
///     friends @include(if: $a) { name }    }
///     ... on Human { height }
///   }
/// }
/// ```
///
/// Inline fragments on a type that every object here has are dissolved. Those on an object type
/// move up to the object's own level, and those on types that never match are removed. If
/// occurrences of a field have different conditions, the field is selected under any of them, and
/// each of its selections under those of its own occurrence. Each selection in a refinement has its
/// complete condition; the condition of the refinement says when the server is asked for it at all.
///
/// Fields and spreads come first and refinements last, in the order of their first occurrences.
struct FlattenSelections {
    let schema: Schema
    /// Whether conditions are merged.
    ///
    /// Texts for servers cannot express alternatives, so only selections with the same condition
    /// are merged there, and directives keep selections separate.
    let mergesConditions: Bool
    /// The program whose fragments replace their spreads, or nil to keep spreads.
    let inlined: Program?
    /// Whether inline fragments with an alias are kept, for readers.
    let keepsAliases: Bool
    /// The budget for selections, or nil if they are known to be few enough.
    let budget: ExpansionBudget?

    init(
        schema: Schema,
        mergesConditions: Bool,
        inlining inlined: Program? = nil,
        keepingAliases keepsAliases: Bool = false,
        within budget: ExpansionBudget? = nil
    ) {
        self.schema = schema
        self.mergesConditions = mergesConditions
        self.inlined = inlined
        self.keepsAliases = keepsAliases
        self.budget = budget
    }

    /// Returns the simplest form of selections on a type.
    func flatten(_ selections: [Selection], on type: SchemaType) -> [Selection] {
        flatten(selections, in: TypeContext(type, schema: schema))
    }

    /// Returns the simplest form of selections in a context.
    ///
    /// `local` is the type of objects as the enclosing definition knows it, if it is wider, and `typeName`
    /// is the type condition around the selections, if the context knows more types.
    func flatten(
        _ selections: [Selection],
        in context: TypeContext,
        local: TypeContext? = nil,
        printedOn typeName: String? = nil
    ) -> [Selection] {
        let level = FlatteningLevel(context: context, condition: .always, typeName: typeName)
        let scope = Scope(
            level: level,
            root: level,
            occurrences: FragmentOccurrences(),
            local: local ?? context,
            condition: .always
        )
        collect(selections, in: scope)
        return finished(level, scope.occurrences, assuming: .always)
    }

    // MARK: - Collecting

    /// Where selections are collected: the level, type and condition around them.
    private struct Scope {
        /// The level that they add to.
        var level: FlatteningLevel
        /// The level that refinements to object types add to: that of the object itself.
        var root: FlatteningLevel
        /// The fragments in the object.
        let occurrences: FragmentOccurrences
        /// The type as far as the enclosing definition knows it, which is wider than that of the
        /// level if a fragment is spread on a narrower type.
        var local: TypeContext
        /// The condition of the selection.
        var condition: Condition

        /// Returns the scope of a nested selection.
        func under(_ condition: Condition) -> Scope {
            var scope = self
            scope.condition = self.condition.and(condition)
            return scope
        }
    }

    private func collect(_ selections: [Selection], in outer: Scope) {
        for selection in selections {
            if let budget, !budget.spend() { return }
            let scope = outer.under(selection.condition)
            guard !scope.condition.isNever else { continue }
            switch selection {
            case .scalarField(let scalar):
                add(scalar.field, isLinked: false, [], in: scope)
            case .linkedField(let linked):
                add(linked.field, isLinked: true, linked.selections, in: scope)
            case .fragmentSpread(let spread):
                collect(spread, in: scope)
            case .inlineFragment(let fragment):
                collect(fragment, in: scope)
            }
        }
    }

    private func add(
        _ field: FieldReference,
        isLinked: Bool,
        _ selections: [Selection],
        in scope: Scope
    ) {
        let known = resolved(field, in: scope.local)
        let occurrence = FlatteningLevel.Occurrence(
            condition: scope.condition,
            selections: selections,
            localType: schema.namedType(of: known.type)
        )
        scope.level.add(
            resolved(field, in: scope.level.context),
            isLinked: isLinked,
            occurrence,
            key: key(field, scope.condition)
        )
    }

    private func collect(_ fragment: InlineFragment, in scope: Scope) {
        let deferral = fragment.directives.first(.defer)
        let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
        if let type, !scope.level.context.overlaps(type) { return }
        if !mergesConditions, !fragment.directives.isEmpty {
            scope.level.addOpaque(fragment, scope.condition)
            return
        }
        if let deferral, !keepsAliases {
            addDeferred(fragment.selections, on: fragment.typeCondition, deferral, in: scope)
            return
        }
        guard let name = fragment.typeCondition, let type else {
            collect(fragment.selections, in: scope)
            return
        }
        if keepsAliases, let alias = fragment.alias {
            scope.level.addGroup(fragment, scope.condition, key: "... as \(alias)")
            return
        }
        let isAlwaysRead = fragment.alias == nil || scope.local.objectType != nil
        collect(
            fragment.selections,
            on: type,
            isAsked: !scope.local.isSubtype(of: name) || !isAlwaysRead,
            in: scope,
            local: scope.local.narrowed(to: type)
        )
    }

    private func collect(_ spread: FragmentSpread, in scope: Scope) {
        guard let type = schema.type(named: spread.typeCondition),
            scope.level.context.overlaps(type)
        else {
            return
        }
        if inlined != nil, let deferral = spread.directives.first(.defer) {
            var spread = spread
            spread.directives.removeAll { $0.isNamed(.defer) }
            spread.condition = .always
            addDeferred([.fragmentSpread(spread)], on: nil, deferral, in: scope)
            return
        }
        if let fragment = inlined?.fragment(named: spread.fragment) {
            var inner = scope
            let condition = scope.occurrences.add(
                spread.fragment,
                in: scope.level,
                under: scope.condition
            )
            if let condition { inner.condition = condition }
            collect(
                condition == nil ? [] : fragment.selections,
                on: type,
                isAsked: !scope.local.isSubtype(of: spread.typeCondition),
                in: inner,
                local: TypeContext(type, schema: schema)
            )
            return
        }
        let arguments = GraphQLText.arguments(spread.arguments)
        let directives = spread.directives.map(GraphQLText.directive).joined()
        let alias = keepsAliases ? spread.alias.map { "\($0): " } ?? "" : ""
        let key = "\(alias)...\(spread.fragment)\(arguments) \(directives)"
        let whole = mergesConditions ? key : "\(key) \(scope.condition)"
        scope.level.add(spread, scope.condition, key: whole)
    }

    /// Keeps selections separate that the server sends later.
    private func addDeferred(
        _ selections: [Selection],
        on typeCondition: String?,
        _ deferral: Directive,
        in scope: Scope
    ) {
        var selections = selections
        if mergesConditions {
            // Occurrences under different conditions become one.
            for index in selections.indices {
                selections[index].condition = selections[index].condition.and(scope.condition)
            }
        }
        let fragment = InlineFragment(
            typeCondition: typeCondition,
            directives: [deferral],
            selections: selections
        )
        let key = "... \(GraphQLText.directive(deferral))"
        scope.level.addOpaque(fragment, scope.condition, local: scope.local, key: key)
    }

    /// Collects what is selected on a type that objects here may have.
    ///
    /// - Parameters:
    ///   - selections: The selections.
    ///   - type: The type.
    ///   - isAsked: Whether readers will ask if an object is of the type. They only know their
    ///     own definition, so they may ask even if all objects here are.
    ///   - scope: The surroundings of the selections.
    ///   - local: The type of objects inside, as the definition knows it.
    private func collect(
        _ selections: [Selection],
        on type: SchemaType,
        isAsked: Bool,
        in scope: Scope,
        local: TypeContext
    ) {
        let condition = scope.condition
        let key = mergesConditions ? type.name : "\(type.name) \(condition)"
        var inner = scope
        inner.local = local
        if scope.level.context.isSubtype(of: type.name) {
            if isAsked, type.isAbstract, !keepsAliases {
                _ = scope.level.refinement(type, condition, key: key)
            }
            if !mergesConditions, !scope.level.isPrinted(on: type) {
                inner.level = scope.level.refinement(type, condition, key: key, isKnown: true)
            }
        } else if type.isAbstract {
            inner.level = scope.level.refinement(type, condition, key: key)
        } else {
            inner.level = scope.root.refinement(type, condition, key: key)
            inner.root = inner.level
        }
        collect(selections, in: inner)
    }

    /// Returns the field as the object's own type defines it if that is narrower than as written.
    ///
    /// The same field of another interface may be wider. Texts have the field as it is written.
    private func resolved(_ field: FieldReference, in context: TypeContext) -> FieldReference {
        guard let definition = context.field(named: field.definition.name),
            schema.isSubtype(definition.type, of: field.definition.type)
        else { return field }
        var field = field
        field.definition = definition
        return field
    }

    private func key(_ field: FieldReference, _ condition: Condition) -> String {
        guard !mergesConditions else { return field.responseKey }
        let directives = field.directives.map(GraphQLText.directive).joined(separator: " ")
        return "\(field.responseKey) \(condition) \(directives)"
    }

    // MARK: - Finishing

    private func finished(
        _ level: FlatteningLevel,
        _ occurrences: FragmentOccurrences,
        assuming known: Condition
    ) -> [Selection] {
        var result: [Selection] = []
        var refinements: [Selection] = []
        for entry in level.entries {
            switch entry {
            case .field(let number):
                let field = finished(level.fields[number], occurrences, assuming: known)
                if let field { result.append(field) }
            case .spread(var spread):
                let condition = occurrences.resolved(spread.condition)
                guard !condition.isNever else { continue }
                spread.condition = condition.assuming(known)
                result.append(.fragmentSpread(spread))
            case .group(var fragment, let condition):
                fragment.condition = condition.assuming(known)
                result.append(.inlineFragment(fragment))
            case .refinement(let refinement):
                let condition = occurrences.resolved(refinement.condition)
                guard !condition.isNever else { continue }
                let inner = mergesConditions ? known : condition
                let fragment = InlineFragment(
                    typeCondition: refinement.typeName,
                    condition: condition.assuming(known),
                    isKnown: refinement.isKnown,
                    selections: finished(refinement, occurrences, assuming: inner)
                )
                refinements.append(.inlineFragment(fragment))
            case .opaque(var fragment, let outer, let local):
                let condition = occurrences.resolved(outer)
                guard !condition.isNever else { continue }
                let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
                let inner = type.map { level.context.narrowed(to: $0) } ?? level.context
                for index in fragment.selections.indices {
                    let condition = fragment.selections[index].condition
                    fragment.selections[index].condition = occurrences.resolved(condition)
                }
                let own = local ?? level.context
                fragment.selections = flatten(
                    fragment.selections,
                    in: inner,
                    local: type.map { own.narrowed(to: $0) } ?? own,
                    printedOn: fragment.typeCondition ?? level.typeName
                )
                fragment.condition = condition.assuming(known)
                refinements.append(.inlineFragment(fragment))
            }
        }
        refinements.removeAll { isPointless($0) }
        return result + refinements
    }

    /// Returns whether a refinement has no effect.
    ///
    /// A refinement to an abstract type has one even without selections, because the server says
    /// whether the object has the type. So has a deferred fragment, because the server sends it.
    private func isPointless(_ selection: Selection) -> Bool {
        guard case .inlineFragment(let fragment) = selection, fragment.selections.isEmpty else {
            return false
        }
        if mergesConditions, fragment.directives.contains(.defer) { return false }
        let type = fragment.typeCondition.flatMap { schema.type(named: $0) }
        return keepsAliases || fragment.isKnown || !(type?.isAbstract ?? false)
    }

    /// Returns a field; `nil` if it is never there.
    private func finished(
        _ field: FlatteningLevel.FieldEntry,
        _ outer: FragmentOccurrences,
        assuming known: Condition
    ) -> Selection? {
        var occurrences = field.occurrences
        for index in occurrences.indices {
            occurrences[index].condition = outer.resolved(occurrences[index].condition)
        }
        occurrences.removeAll(where: \.condition.isNever)
        let whole = occurrences.reduce(Condition.never) { $0.or($1.condition) }
        guard !whole.isNever else { return nil }
        let condition = whole.assuming(known)
        guard field.isLinked, let type = schema.namedType(of: field.field.type) else {
            return .scalarField(ScalarField(field: field.field, condition: condition))
        }
        let level = FlatteningLevel(
            context: TypeContext(type, schema: schema),
            condition: .always
        )
        let inner = FragmentOccurrences()
        let differ = occurrences.contains { $0.condition != whole }
        for occurrence in occurrences {
            let scope = Scope(
                level: level,
                root: level,
                occurrences: inner,
                local: TypeContext(occurrence.localType ?? type, schema: schema),
                condition: differ ? occurrence.condition : .always
            )
            collect(occurrence.selections, in: scope)
        }
        return .linkedField(
            LinkedField(
                field: field.field,
                condition: condition,
                selections: finished(level, inner, assuming: differ ? whole : .always)
            )
        )
    }
}
