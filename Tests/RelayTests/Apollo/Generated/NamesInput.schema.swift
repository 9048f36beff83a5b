// @generated NamesInput.schema sha256:082569a72fb380ede2e743654bd8332544766c57c32933f7b7ee6372dea71c40
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NamesInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "names"
    }

    var __fields: Relay.InputFieldValues

    init(names: [Swift.String]) {
        self.__fields = Relay.InputFieldValues(count: 1)
        self.__fields.value(names)
    }

    var names: [Swift.String] {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }
}
