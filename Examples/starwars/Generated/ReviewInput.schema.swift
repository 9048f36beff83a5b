// @generated ReviewInput.schema sha256:0b7c9be9214102cabf012df29dd1cf5cd62af721e3dedf191f11d8f079995f6f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewInput: GraphQLInputStruct {
    static var fieldNames: StaticString {
        return "stars commentary"
    }

    var __fields: InputFieldValues

    init(stars: Int, commentary: String? = nil) {
        self.__fields = InputFieldValues(count: 2)
        self.__fields.int(stars)
        self.__fields.string(commentary)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(stars: Int, commentary: Input<String> = .unset) {
        self.__fields = InputFieldValues(count: 2)
        self.__fields.int(stars)
        self.__fields.string(commentary)
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
}
