// @generated ReviewInput.schema sha256:bf91c8a1dcb5b8391db3a67716e947789d50b9a3da16745d8ca04d333757d11f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// A review on its way to the server.
nonisolated struct ReviewInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "stars commentary tags color mood at"
    }

    var __fields: Relay.InputFieldValues

    init(stars: Swift.Int, commentary: Swift.String? = nil, tags: [Swift.String]? = nil, color: ColorInput? = nil, mood: Mood? = nil, at: Timestamp? = nil) {
        self.__fields = Relay.InputFieldValues(count: 6)
        self.__fields.int(stars)
        self.__fields.string(commentary)
        self.__fields.value(tags)
        self.__fields.object(color)
        self.__fields.value(mood)
        self.__fields.value(at)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(stars: Swift.Int, commentary: Relay.Input<Swift.String> = .unset, tags: Relay.Input<[Swift.String]> = .unset, color: Relay.Input<ColorInput> = .unset, mood: Relay.Input<Mood> = .unset, at: Relay.Input<Timestamp> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 6)
        self.__fields.int(stars)
        self.__fields.string(commentary)
        self.__fields.value(tags)
        self.__fields.object(color)
        self.__fields.value(mood)
        self.__fields.value(at)
    }

    /// From 1 to 5.
    var stars: Swift.Int {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    var commentary: Relay.Input<Swift.String> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    var tags: Relay.Input<[Swift.String]> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    var color: Relay.Input<ColorInput> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    var mood: Relay.Input<Mood> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }

    var at: Relay.Input<Timestamp> {
        get {
            return self.__fields[5]
        }
        set {
            self.__fields[5] = newValue
        }
    }
}
