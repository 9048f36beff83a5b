// @generated HeroesInput.schema sha256:a2bc0404572857c3511b85a39e90c48e83a6fbea8e48d13deb0b0b32a8840cd1
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeroesInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "nameInput"
    }

    var __fields: Relay.InputFieldValues

    init(nameInput: NamesInput) {
        self.__fields = Relay.InputFieldValues(count: 1)
        self.__fields.object(nameInput)
    }

    var nameInput: NamesInput {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }
}
