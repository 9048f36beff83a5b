// @generated Array.schema sha256:787c8d547571dd3923c8aa1fe3204013d85b33c0c90164ad480ad92a4d69ae04
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Array_: GraphQLInputStruct {
    public static var fieldNames: StaticString {
        return "Input input where"
    }

    public var __fields: InputFieldValues

    @_alwaysEmitIntoClient
    public init(Input: Int? = nil, input: Data_? = nil, `where`: Where? = nil) {
        self.__fields = InputFieldValues(count: 3)
        self.__fields.int(Input)
        self.__fields.object(input)
        self.__fields.object(`where`)
    }

    /// Tells `.unset` from `.null`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public init(Input: Input<Int> = .unset, input: Input<Data_> = .unset, `where`: Input<Where> = .unset) {
        self.__fields = InputFieldValues(count: 3)
        self.__fields.int(Input)
        self.__fields.object(input)
        self.__fields.object(`where`)
    }

    @_alwaysEmitIntoClient
    public var Input: Input<Int> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var input: Input<Data_> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    @_alwaysEmitIntoClient
    public var `where`: Input<Where> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }
}
