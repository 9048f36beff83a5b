/// For how long the fields of an object are fresh that declare no age themselves.
struct InheritedAge {
    /// The age of the field that leads to the object; `nil` if it doesn't age.
    var seconds: Int32?
    /// Whether that age is declared for the field, and not for its type.
    var isOfField = false

    /// Returns the age for objects of a narrower type, which may declare one of its own.
    func narrowed(to test: NormalizationSelection.TypeTest) -> InheritedAge {
        guard !isOfField, let seconds = test.details.maxAge else { return self }
        return InheritedAge(seconds: seconds)
    }

    /// Returns the age of a field of the object, which its own objects inherit; `nil` if it exists only
    /// in the store.
    ///
    /// `types` are those that the object is known to have, the narrowest last.
    func age(of field: NormalizationField, on types: [String]) -> InheritedAge? {
        guard !field.annotations.isClient else { return nil }
        guard !field.key.name.hasPrefix("__") else { return InheritedAge() }
        switch field.annotations.declaredAges?.age(on: types) ?? field.usualAge {
        case .field(let seconds): return InheritedAge(seconds: seconds, isOfField: true)
        case .type(let seconds): return InheritedAge(seconds: seconds)
        case .inherited: return InheritedAge(seconds: seconds, isOfField: seconds != nil)
        case .none, .lacking: return InheritedAge()
        }
    }
}

extension NormalizationField {
    /// The age without declarations: scalars inherit it.
    fileprivate var usualAge: DeclaredAges.Age {
        switch type.named.kind {
        case .object, .abstract: .none
        default: .inherited
        }
    }
}
