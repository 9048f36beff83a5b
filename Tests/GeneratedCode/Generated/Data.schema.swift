// @generated Data.schema sha256:09b0af59c800811824e762e00ae8ee55d71767d9c4e8de468d3c1982fd745129
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Data_: Relay.GraphQLInputStruct {
    public static var fieldNames: Swift.StaticString {
        return "self case default write variables init old"
    }

    public var __fields: Relay.InputFieldValues

    @_alwaysEmitIntoClient
    public init(self_: Swift.Int? = nil, `case`: Swift.String, `default`: Kind? = nil, write: Swift.Int? = nil, variables: [Reader_]? = nil, init_: Swift.Bool? = nil, old: Swift.Int? = nil) {
        self.__fields = Relay.InputFieldValues(count: 7)
        self.__fields.int(self_)
        self.__fields.string(`case`)
        self.__fields.value(`default`)
        self.__fields.int(write)
        self.__fields.value(variables)
        self.__fields.bool(init_)
        self.__fields.int(old)
    }

    /// Tells `.unset` from `.null`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public init(self_: Relay.Input<Swift.Int> = .unset, `case`: Swift.String, `default`: Relay.Input<Kind> = .unset, write: Relay.Input<Swift.Int> = .unset, variables: Relay.Input<[Reader_]> = .unset, init_: Relay.Input<Swift.Bool> = .unset, old: Relay.Input<Swift.Int> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 7)
        self.__fields.int(self_)
        self.__fields.string(`case`)
        self.__fields.value(`default`)
        self.__fields.int(write)
        self.__fields.value(variables)
        self.__fields.bool(init_)
        self.__fields.int(old)
    }

    @_alwaysEmitIntoClient
    public var self_: Relay.Input<Swift.Int> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var `case`: Swift.String {
        get {
            return self.__fields[required: 1]
        }
        set {
            self.__fields[required: 1] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var `default`: Relay.Input<Kind> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var write: Relay.Input<Swift.Int> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var variables: Relay.Input<[Reader_]> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var init_: Relay.Input<Swift.Bool> {
        get {
            return self.__fields[5]
        }
        set {
            self.__fields[5] = newValue
        }
    }

    /// A note. */
    ///
    /// - Note: Deprecated. No longer supported
    @_alwaysEmitIntoClient
    public var old: Relay.Input<Swift.Int> {
        get {
            return self.__fields[6]
        }
        set {
            self.__fields[6] = newValue
        }
    }
}
