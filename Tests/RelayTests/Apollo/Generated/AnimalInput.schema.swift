// @generated AnimalInput.schema sha256:7d67253f806ba3634c297034c378f1371dda6d14c7c0be32c3ce978404f38545
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AnimalInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "species habitat"
    }

    var __fields: Relay.InputFieldValues

    init(species: Swift.String, habitat: Swift.String) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.string(species)
        self.__fields.string(habitat)
    }

    var species: Swift.String {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    var habitat: Swift.String {
        get {
            return self.__fields[required: 1]
        }
        set {
            self.__fields[required: 1] = newValue
        }
    }
}
