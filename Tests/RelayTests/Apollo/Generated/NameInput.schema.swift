// @generated NameInput.schema sha256:ecea0e476f03f95189f971b57b90cd4d7bb79f48cfe61c164e9604a3e66eb637
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NameInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "name"
    }

    var __fields: Relay.InputFieldValues

    init(name: Swift.String) {
        self.__fields = Relay.InputFieldValues(count: 1)
        self.__fields.string(name)
    }

    var name: Swift.String {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }
}
