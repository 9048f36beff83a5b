/// Computes the keys of a type's objects, where no list of fields is a key.
///
/// ```graphql
/// extend type Parcel @typePolicy(keyFields: "code", keyType: "ParcelKey")
/// ```
///
/// ```swift
/// enum ParcelKey: ComputedKey {
///     static func key(_ fields: JSONObject) -> String? { fields["code"]?.string?.lowercased() }
/// }
/// ```
///
/// The same fields must always have the same key.
public protocol ComputedKey: Sendable {
    /// Returns the key of an object, or `nil` if the object is identified by its place.
    ///
    /// `fields` has the values of the declared key fields, without nulls. The name of a field of an
    /// object within is a path, `author.id`. Runs while a response is written, so it must be fast, and must not use the
    /// environment.
    static func key(_ fields: JSONObject) -> String?
}
