// @generated ReviewInput.schema sha256:0b7c9be9214102cabf012df29dd1cf5cd62af721e3dedf191f11d8f079995f6f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "stars commentary"
    }

    var __fields: Relay.InputFieldValues

    init(stars: Swift.Int, commentary: Swift.String? = nil) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.int(stars)
        self.__fields.string(commentary)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(stars: Swift.Int, commentary: Relay.Input<Swift.String> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.int(stars)
        self.__fields.string(commentary)
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
}
