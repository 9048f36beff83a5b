// @generated AddToBasketInput.schema sha256:f198ce0b229e2a1c1bc248c47253184e3e6b381b4fac92e761249edf6b642f4c
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AddToBasketInput: Relay.GraphQLInputStruct {
    package static var fieldNames: Swift.StaticString {
        return "product quantity"
    }

    package var __fields: Relay.InputFieldValues

    @_alwaysEmitIntoClient
    package init(product: Relay.ID, quantity: Swift.Int? = nil) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.id(product)
        self.__fields.int(quantity)
    }

    /// Tells `.unset` from `.null`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    package init(product: Relay.ID, quantity: Relay.Input<Swift.Int> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 2)
        self.__fields.id(product)
        self.__fields.int(quantity)
    }

    @_alwaysEmitIntoClient
    package var product: Relay.ID {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    package var quantity: Relay.Input<Swift.Int> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }
}
