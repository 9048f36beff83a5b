// @generated HeroInput.schema sha256:80cfa11eb51425a7cf9d45e5b6fc8a42ca8f713e8bf43dff163ee0a0e427f136
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeroInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "nameInput"
    }

    var __fields: Relay.InputFieldValues

    init(nameInput: NameInput) {
        self.__fields = Relay.InputFieldValues(count: 1)
        self.__fields.object(nameInput)
    }

    var nameInput: NameInput {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }
}
