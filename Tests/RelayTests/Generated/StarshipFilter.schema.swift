// @generated StarshipFilter.schema sha256:cd13ca6eccada97eb32ccbfb71c728b01cb0f312f4fff928e38aaec1468b7db7
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipFilter: GraphQLInputStruct {
    static var fieldNames: StaticString {
        return "text minimumLength within by not"
    }

    var __fields: InputFieldValues

    init(text: String? = nil, minimumLength: Double? = nil, within: [[Double]]? = nil, by: StarshipKey? = nil, not: StarshipFilter? = nil) {
        self.__fields = InputFieldValues(count: 5)
        self.__fields.string(text)
        self.__fields.double(minimumLength)
        self.__fields.value(within)
        self.__fields.object(by)
        self.__fields.object(not)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(text: Input<String> = .unset, minimumLength: Input<Double> = .unset, within: Input<[[Double]]> = .unset, by: Input<StarshipKey> = .unset, not: Input<StarshipFilter> = .unset) {
        self.__fields = InputFieldValues(count: 5)
        self.__fields.string(text)
        self.__fields.double(minimumLength)
        self.__fields.value(within)
        self.__fields.object(by)
        self.__fields.object(not)
    }

    var text: Input<String> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    var minimumLength: Input<Double> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    var within: Input<[[Double]]> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    var by: Input<StarshipKey> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    var not: Input<StarshipFilter> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }
}
