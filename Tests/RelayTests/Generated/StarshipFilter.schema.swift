// @generated StarshipFilter.schema sha256:cd13ca6eccada97eb32ccbfb71c728b01cb0f312f4fff928e38aaec1468b7db7
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipFilter: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "text minimumLength within by not"
    }

    var __fields: Relay.InputFieldValues

    init(text: Swift.String? = nil, minimumLength: Swift.Double? = nil, within: [[Swift.Double]]? = nil, by: StarshipKey? = nil, not: StarshipFilter? = nil) {
        self.__fields = Relay.InputFieldValues(count: 5)
        self.__fields.string(text)
        self.__fields.double(minimumLength)
        self.__fields.value(within)
        self.__fields.object(by)
        self.__fields.object(not)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(text: Relay.Input<Swift.String> = .unset, minimumLength: Relay.Input<Swift.Double> = .unset, within: Relay.Input<[[Swift.Double]]> = .unset, by: Relay.Input<StarshipKey> = .unset, not: Relay.Input<StarshipFilter> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 5)
        self.__fields.string(text)
        self.__fields.double(minimumLength)
        self.__fields.value(within)
        self.__fields.object(by)
        self.__fields.object(not)
    }

    var text: Relay.Input<Swift.String> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    var minimumLength: Relay.Input<Swift.Double> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    var within: Relay.Input<[[Swift.Double]]> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    var by: Relay.Input<StarshipKey> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    var not: Relay.Input<StarshipFilter> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }
}
