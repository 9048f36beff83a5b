// @generated KnightInput.schema sha256:1d86d4c647a3c8adcff8786122fe844b8b3e2479f1a55483fd4f215790081c79
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnightInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "nameInput isJedi"
    }

    var __fields: Relay.InputFieldValues

    init(nameInput: NameInput, isJedi: Swift.Bool) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.object(nameInput)
        self.__fields.bool(isJedi)
    }

    var nameInput: NameInput {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    var isJedi: Swift.Bool {
        get {
            return self.__fields[required: 1]
        }
        set {
            self.__fields[required: 1] = newValue
        }
    }
}
