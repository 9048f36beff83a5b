/// The names under which samples of a fragment's objects are visible to other modules.
///
/// The data of a fragment is opaque outside of its module, and so are the types in it. The samples of
/// its objects bear the names of types of their own, which have no values:
///
/// ```swift
/// package nonisolated enum Row_productSamples {
///     package nonisolated enum Price {
///     }
/// }
/// ```
/// `Price` names the sample of the object whose data is `Row_product.Data.Price`.
struct SampleSurface {
    /// The type that contains the names.
    let declaration: SwiftTypeDeclaration

    /// The path of the names of the types in the fragment's data.
    var path: SwiftType { .named(declaration.name) }

    /// Creates the names for a fragment; `nil` if its data has no objects.
    init?(_ fragment: SwiftTypeDeclaration) {
        guard let data = fragment.types.first(where: { $0.name == "Data" }), !data.types.isEmpty
        else { return nil }
        declaration = Self.names(data, as: "\(fragment.name)Samples", fragment.access)
    }

    private static func names(
        _ type: SwiftTypeDeclaration,
        as name: String,
        _ access: AccessLevel
    ) -> SwiftTypeDeclaration {
        SwiftTypeDeclaration(
            access: access,
            kind: .enum,
            name: name,
            conformances: [],
            members: type.types.map { .type(names($0, as: $0.name, access)) }
        )
    }
}
