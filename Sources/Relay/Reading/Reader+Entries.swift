/// The methods that generated code calls.
extension Reader {
    // Generated code calls these instead of the generic `value(_:)`, because each is a plain call.
    // Unusual cases use the generic method.

    /// Reads a string.
    @_spi(Generated) public mutating func string(_ position: Int) -> String {
        if let text = slot(item(position))?.pointee.text { return text }
        return value(position)
    }

    /// Reads a string or null.
    @_spi(Generated) public mutating func optionalString(_ position: Int) -> String? {
        if let text = slot(item(position))?.pointee.text { return text }
        return value(position)
    }

    /// Reads an integer.
    @_spi(Generated) public mutating func int(_ position: Int) -> Int {
        if case .int(let value) = slot(item(position))?.pointee, let int = Int(exactly: value) {
            return int
        }
        return value(position)
    }

    /// Reads an integer or null.
    @_spi(Generated) public mutating func optionalInt(_ position: Int) -> Int? {
        if case .int(let value) = slot(item(position))?.pointee, let int = Int(exactly: value) {
            return int
        }
        return value(position)
    }

    /// Reads a number.
    @_spi(Generated) public mutating func double(_ position: Int) -> Double {
        if case .double(let value) = slot(item(position))?.pointee { return value }
        return value(position)
    }

    /// Reads a number or null.
    @_spi(Generated) public mutating func optionalDouble(_ position: Int) -> Double? {
        if case .double(let value) = slot(item(position))?.pointee { return value }
        return value(position)
    }

    /// Reads `true` or `false`.
    @_spi(Generated) public mutating func bool(_ position: Int) -> Bool {
        if case .bool(let value) = slot(item(position))?.pointee { return value }
        return value(position)
    }

    /// Reads `true`, `false` or null.
    @_spi(Generated) public mutating func optionalBool(_ position: Int) -> Bool? {
        if case .bool(let value) = slot(item(position))?.pointee { return value }
        return value(position)
    }

    /// Reads an id.
    @_spi(Generated) public mutating func id(_ position: Int) -> ID {
        if let text = slot(item(position))?.pointee.text { return ID(text) }
        return value(position)
    }

    /// Reads an id or null.
    @_spi(Generated) public mutating func optionalID(_ position: Int) -> ID? {
        if let text = slot(item(position))?.pointee.text { return ID(text) }
        return value(position)
    }

    /// Reads a value of another type, or null.
    @_spi(Generated) public mutating func optionalValue<Value: FieldValue>(
        _ position: Int
    ) -> Value? {
        field(position) { $1.optional($0) { Value.read($0, &$1) } }
    }

    // MARK: - Objects

    /// Reads an object.
    @_spi(Generated) public mutating func object<Object: SelectedObject>(_ position: Int) -> Object
    {
        let item = item(position)
        guard item.annotations.isNone, case .link(let id) = slot(item)?.pointee,
            let target = target(id)
        else { return field(position) { $1.object($0) } }
        enter(position)
        defer { leave() }
        return object(id, target, item)
    }

    /// Reads an object or null.
    @_spi(Generated) public mutating func optionalObject<Object: SelectedObject>(
        _ position: Int
    ) -> Object? {
        field(position) { $1.optional($0) { $1.object($0) } }
    }

    /// Reads a list of objects.
    @_spi(Generated) public mutating func objects<Object: SelectedObject>(_ position: Int)
        -> [Object]
    {
        let item = item(position)
        guard item.annotations.isNone, case .links(let ids) = slot(item)?.pointee else {
            return field(position) { $1.objects($0) }
        }
        enter(position)
        defer { leave() }
        return objects(ids.all, item)
    }

    /// Reads a list of objects or null.
    @_spi(Generated) public mutating func optionalObjects<Object: SelectedObject>(
        _ position: Int
    ) -> [Object]? {
        field(position) { $1.optional($0) { $1.objects($0) } }
    }

    /// Reads a list of nullable objects.
    @_spi(Generated) public mutating func objectsOrNil<Object: SelectedObject>(
        _ position: Int
    ) -> [Object?] {
        field(position) { $1.objectsOrNil($0) }
    }

    /// Reads a list of nullable objects, or null.
    @_spi(Generated) public mutating func optionalObjectsOrNil<Object: SelectedObject>(
        _ position: Int
    ) -> [Object?]? {
        field(position) { $1.optional($0) { $1.objectsOrNil($0) } }
    }

    // MARK: - Growing lists

    /// Reads a list of objects that grows.
    @_spi(Generated) public mutating func growingList<Object: SelectedObject>(
        _ position: Int
    ) -> GrowingList<Object> {
        field(position) { $1.growingList($0) }
    }

    /// Reads a list of objects that grows, or null.
    @_spi(Generated) public mutating func optionalGrowingList<Object: SelectedObject>(
        _ position: Int
    ) -> GrowingList<Object>? {
        field(position) { $1.optional($0) { $1.growingList($0) } }
    }

    /// Reads a list of nullable objects that grows.
    @_spi(Generated) public mutating func growingListOrNil<Object: SelectedObject>(
        _ position: Int
    ) -> GrowingList<Object?> {
        field(position) { $1.growingListOrNil($0) }
    }

    /// Reads a list of nullable objects that grows, or null.
    @_spi(Generated) public mutating func optionalGrowingListOrNil<Object: SelectedObject>(
        _ position: Int
    ) -> GrowingList<Object?>? {
        field(position) { $1.optional($0) { $1.growingListOrNil($0) } }
    }
}
