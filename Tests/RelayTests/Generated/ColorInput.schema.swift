// @generated ColorInput.schema sha256:4695477be656ca70ede69a5e9e52368e4df4ffb50bfaaa6f2a583db16ff5091e
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ColorInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "red green blue"
    }

    var __fields: Relay.InputFieldValues

    init(red: Swift.Int, green: Swift.Int, blue: Swift.Int) {
        self.__fields = Relay.InputFieldValues(count: 3)
        self.__fields.int(red)
        self.__fields.int(green)
        self.__fields.int(blue)
    }

    var red: Swift.Int {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    var green: Swift.Int {
        get {
            return self.__fields[required: 1]
        }
        set {
            self.__fields[required: 1] = newValue
        }
    }

    var blue: Swift.Int {
        get {
            return self.__fields[required: 2]
        }
        set {
            self.__fields[required: 2] = newValue
        }
    }
}
