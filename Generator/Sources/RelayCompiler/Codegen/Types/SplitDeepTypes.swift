/// Moves types that are nested deeply into extensions at the end of the file.
///
/// The Swift compiler takes twice as long to mangle the name of a declaration for each type around
/// it: for 20 levels 23 seconds. An extension ends the count, because it is a declaration of the
/// file. The paths by which apps name types stay the same.
///
/// ```swift
/// struct Data {
///     let hero: Hero
///     struct Hero { … }
/// }
/// // At a limit of one:
/// struct Data {
///     let hero: Hero
/// }
/// extension Data {
///     struct Hero { … }
/// }
/// ```
///
/// This changes no name: a type mentions only types of the module, types that are declared in it, and
/// those of the enum around it. The latter are members of the extended type.
struct SplitDeepTypes {
    /// How many types are nested in one another at most.
    ///
    /// Hardly any screen selects more, so most code has no such extensions, and up to here doubling
    /// adds little.
    static let limit = 10

    private let limit: Int
    private var extensions: [SwiftDeclaration] = []

    /// Returns the declarations of a file with at most `limit` types nested in one another.
    ///
    /// - Parameters:
    ///   - declarations: The declarations at the top level.
    ///   - limit: How many types are nested in one another at most.
    /// - Returns: The declarations, then the extensions, outer types before inner ones.
    static func transform(
        _ declarations: [SwiftDeclaration],
        limit: Int = limit
    ) -> [SwiftDeclaration] {
        var result: [SwiftDeclaration] = []
        // Types in an extension may have types in further extensions.
        var rest = declarations
        while !rest.isEmpty {
            var pass = SplitDeepTypes(limit: limit)
            result += rest.map { pass.split($0) }
            rest = pass.extensions
        }
        return result
    }

    private init(limit: Int) {
        self.limit = limit
    }

    private mutating func split(_ declaration: SwiftDeclaration) -> SwiftDeclaration {
        switch declaration {
        case .type(let type):
            .type(split(type, path: .named(type.name), depth: 1))
        case .extension(let path, let members):
            .extension(path, members.map { split($0, in: path) })
        case .stored, .computed, .function, .requirement, .cases, .alias:
            declaration
        }
    }

    /// Splits a member of an extension.
    private mutating func split(_ member: SwiftDeclaration, in path: SwiftType) -> SwiftDeclaration
    {
        guard case .type(let type) = member else { return member }
        return .type(split(type, path: .member(path, type.name), depth: 1))
    }

    /// Splits a type with `depth` types around its members.
    private mutating func split(
        _ type: SwiftTypeDeclaration,
        path: SwiftType,
        depth: Int
    ) -> SwiftTypeDeclaration {
        var type = type
        guard depth < limit else {
            let nested = type.members.filter(\.isType)
            if !nested.isEmpty {
                type.members.removeAll(where: \.isType)
                extensions.append(.extension(path, nested))
            }
            return type
        }
        type.members = type.members.map { member in
            guard case .type(let nested) = member else { return member }
            return .type(split(nested, path: .member(path, nested.name), depth: depth + 1))
        }
        return type
    }
}

extension SwiftDeclaration {
    fileprivate var isType: Bool {
        if case .type = self { true } else { false }
    }
}
