// @generated Array.schema sha256:787c8d547571dd3923c8aa1fe3204013d85b33c0c90164ad480ad92a4d69ae04
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Array_: Relay.GraphQLInputStruct {
    public static var fieldNames: Swift.StaticString {
        return "Input input where"
    }

    public var __fields: Relay.InputFieldValues

    @_alwaysEmitIntoClient
    public init(Input: Swift.Int? = nil, input: Data_? = nil, `where`: Where? = nil) {
        self.__fields = Relay.InputFieldValues(count: 3)
        self.__fields.int(Input)
        self.__fields.object(input)
        self.__fields.object(`where`)
    }

    /// Tells `.unset` from `.null`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public init(Input: Relay.Input<Swift.Int> = .unset, input: Relay.Input<Data_> = .unset, `where`: Relay.Input<Where> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 3)
        self.__fields.int(Input)
        self.__fields.object(input)
        self.__fields.object(`where`)
    }

    @_alwaysEmitIntoClient
    public var Input: Relay.Input<Swift.Int> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var input: Relay.Input<Data_> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var `where`: Relay.Input<Where> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }
}
