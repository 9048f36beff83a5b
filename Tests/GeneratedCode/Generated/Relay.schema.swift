// @generated Relay.schema sha256:3cfe2806b3725ee1076d91049b0cb959b1de5a52977f221581d678580ef2ccb3
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

/// Called as the module of the runtime.
public nonisolated struct Relay_: Relay.GraphQLInputStruct {
    public static var fieldNames: Swift.StaticString {
        return "Relay Swift relay"
    }

    public var __fields: Relay.InputFieldValues

    @_alwaysEmitIntoClient
    public init(Relay_: Swift.Int? = nil, Swift_: Swift_? = nil, relay: Relay_? = nil) {
        self.__fields = Relay.InputFieldValues(count: 3)
        self.__fields.int(Relay_)
        self.__fields.value(Swift_)
        self.__fields.object(relay)
    }

    /// Tells `.unset` from `.null`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public init(Relay_: Relay.Input<Swift.Int> = .unset, Swift_: Relay.Input<Swift_> = .unset, relay: Relay.Input<Relay_> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 3)
        self.__fields.int(Relay_)
        self.__fields.value(Swift_)
        self.__fields.object(relay)
    }

    @_alwaysEmitIntoClient
    public var Relay_: Relay.Input<Swift.Int> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var Swift_: Relay.Input<Swift_> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var relay: Relay.Input<Relay_> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }
}
