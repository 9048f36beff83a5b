// @generated KnightsInput.schema sha256:8045dcceabd7725a3bbdc75dd77b78a2b5e66cad2382b713b897aa58e428aff5
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct KnightsInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "nameInput isJedi"
    }

    var __fields: Relay.InputFieldValues

    init(nameInput: NamesInput, isJedi: Swift.Bool) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.object(nameInput)
        self.__fields.bool(isJedi)
    }

    var nameInput: NamesInput {
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
