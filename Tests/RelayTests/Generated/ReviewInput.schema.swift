// @generated ReviewInput.schema sha256:bf91c8a1dcb5b8391db3a67716e947789d50b9a3da16745d8ca04d333757d11f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// A review on its way to the server.
nonisolated struct ReviewInput: GraphQLInputStruct {
    static var fieldNames: StaticString {
        return "stars commentary tags color mood at"
    }

    var __fields: InputFieldValues

    init(stars: Int, commentary: String? = nil, tags: [String]? = nil, color: ColorInput? = nil, mood: Mood? = nil, at: Timestamp? = nil) {
        self.__fields = InputFieldValues(count: 6)
        self.__fields.int(stars)
        self.__fields.string(commentary)
        self.__fields.value(tags)
        self.__fields.object(color)
        self.__fields.value(mood)
        self.__fields.value(at)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(stars: Int, commentary: Input<String> = .unset, tags: Input<[String]> = .unset, color: Input<ColorInput> = .unset, mood: Input<Mood> = .unset, at: Input<Timestamp> = .unset) {
        self.__fields = InputFieldValues(count: 6)
        self.__fields.int(stars)
        self.__fields.string(commentary)
        self.__fields.value(tags)
        self.__fields.object(color)
        self.__fields.value(mood)
        self.__fields.value(at)
    }

    /// From 1 to 5.
    var stars: Int {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    var commentary: Input<String> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    var tags: Input<[String]> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    var color: Input<ColorInput> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    var mood: Input<Mood> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }

    var at: Input<Timestamp> {
        get {
            return self.__fields[5]
        }
        set {
            self.__fields[5] = newValue
        }
    }
}
