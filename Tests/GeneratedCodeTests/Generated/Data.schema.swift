// @generated Data.schema sha256:09b0af59c800811824e762e00ae8ee55d71767d9c4e8de468d3c1982fd745129
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Data_: GraphQLInputStruct {
    public static var fieldNames: StaticString {
        return "self case default write variables init old"
    }

    public var __fields: InputFieldValues

    @_alwaysEmitIntoClient
    public init(self_: Int? = nil, `case`: String, `default`: Kind? = nil, write: Int? = nil, variables: [Reader_]? = nil, init_: Bool? = nil, old: Int? = nil) {
        self.__fields = InputFieldValues(count: 7)
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
    public init(self_: Input<Int> = .unset, `case`: String, `default`: Input<Kind> = .unset, write: Input<Int> = .unset, variables: Input<[Reader_]> = .unset, init_: Input<Bool> = .unset, old: Input<Int> = .unset) {
        self.__fields = InputFieldValues(count: 7)
        self.__fields.int(self_)
        self.__fields.string(`case`)
        self.__fields.value(`default`)
        self.__fields.int(write)
        self.__fields.value(variables)
        self.__fields.bool(init_)
        self.__fields.int(old)
    }

    @_alwaysEmitIntoClient
    public var self_: Input<Int> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var `case`: String {
        get {
            return self.__fields[required: 1]
        }
        set {
            self.__fields[required: 1] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var `default`: Input<Kind> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var write: Input<Int> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var variables: Input<[Reader_]> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var init_: Input<Bool> {
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
    public var old: Input<Int> {
        get {
            return self.__fields[6]
        }
        set {
            self.__fields[6] = newValue
        }
    }
}
