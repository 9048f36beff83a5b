extension RecordSourceProxy {
    /// Creates the object with this id and the fragment's type, and returns a reference to which
    /// fields of updatable documents can be linked.
    ///
    /// ```swift
    /// let author = store.create("7", as: Author_person.self)
    /// post.setAuthor(author)
    /// post.author?.name = "Ann"
    /// ```
    ///
    /// An object that the store has already stays as it is. The fragment must be on an object type;
    /// for one on an interface or a union, use ``create(_:type:)-(ID,_)`` and
    /// ``RecordProxy/reference(as:)``.
    public func create<Fragment: AssignableFragment>(
        _ id: ID,
        as fragment: Fragment.Type
    ) -> FragmentRef<Fragment> {
        reference(to: create(id, type: objectType(of: fragment)))
    }

    /// Creates the object with this key and the fragment's type, like ``create(_:as:)-(ID,_)``.
    public func create<Fragment: AssignableFragment>(
        _ key: RecordKey,
        as fragment: Fragment.Type
    ) -> FragmentRef<Fragment> {
        reference(to: create(key, type: objectType(of: fragment)))
    }

    private func objectType(of fragment: (some AssignableFragment).Type) -> String {
        let artifact = fragment.artifact
        guard let condition = artifact.contents.typeCondition, condition.kind == .object else {
            preconditionFailure(
                "`\(artifact.name)` isn't on an object type, so the new object has no type. "
                    + "Create a record with its type, and use `reference(as:)`."
            )
        }
        return condition.type
    }

    /// Returns a reference to a record, with an operation that selects nothing else.
    fileprivate func reference<Fragment: AssignableFragment>(
        to record: RecordProxy
    ) -> FragmentRef<Fragment> {
        let artifact = Fragment.artifact
        let owner = OperationDescriptor(
            artifact: artifact,
            request: RequestParameters(name: artifact.name, operationKind: .query, text: ""),
            variables: [:],
            symbols: current.symbols,
            session: current.source.session
        )
        return FragmentRef(dataID: record.dataID, owner: owner, arguments: nil)
    }
}

extension RecordProxy {
    /// Returns a reference to the object, to which fields of updatable documents can be linked.
    ///
    /// Returns `nil` if the store doesn't know the object to be of the fragment's type.
    public func reference<Fragment: AssignableFragment>(
        as fragment: Fragment.Type
    ) -> FragmentRef<Fragment>? {
        let contents = fragment.artifact.contents
        guard let condition = contents.typeCondition, let record = store.source(of: dataID) else {
            return nil
        }
        let symbols = store.current.symbols
        let name = symbols.typeName(condition.type)
        let fact = RecordSource.TypeFact(type: record.typeName, abstractType: name)
        let isOfType =
            record.typeName == name || contents.types.contains(symbols.text(record.typeName))
            || store.current.source.typeFacts[fact] == true
        return isOfType ? store.reference(to: self) : nil
    }
}
