// @generated PictureFilter.schema sha256:74af48a282f59232fd9affae10d6752eae955353191e9a5d0e73b59742444f6e
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct PictureFilter: Relay.GraphQLInputStruct {
    package static var fieldNames: Swift.StaticString {
        return "q init ownerId imageUrl inner"
    }

    package var __fields: Relay.InputFieldValues

    @_alwaysEmitIntoClient
    package init(text: Swift.String? = nil, initial: PictureKind? = nil, owner: Relay.ID? = nil, imageURL: WebAddress? = nil, inner: PictureFilter? = nil) {
        self.__fields = Relay.InputFieldValues(count: 5)
        self.__fields.string(text)
        self.__fields.value(initial)
        self.__fields.id(owner)
        self.__fields.value(imageURL)
        self.__fields.object(inner)
    }

    /// Tells `.unset` from `.null`.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    package init(text: Relay.Input<Swift.String> = .unset, initial: Relay.Input<PictureKind> = .unset, owner: Relay.Input<Relay.ID> = .unset, imageURL: Relay.Input<WebAddress> = .unset, inner: Relay.Input<PictureFilter> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 5)
        self.__fields.string(text)
        self.__fields.value(initial)
        self.__fields.id(owner)
        self.__fields.value(imageURL)
        self.__fields.object(inner)
    }

    @_alwaysEmitIntoClient
    package var text: Relay.Input<Swift.String> {
        get {
            return self.__fields[0]
        }
        set {
            self.__fields[0] = newValue
        }
    }

    @_alwaysEmitIntoClient
    package var initial: Relay.Input<PictureKind> {
        get {
            return self.__fields[1]
        }
        set {
            self.__fields[1] = newValue
        }
    }

    @_alwaysEmitIntoClient
    package var owner: Relay.Input<Relay.ID> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    @_alwaysEmitIntoClient
    package var imageURL: Relay.Input<WebAddress> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    @_alwaysEmitIntoClient
    package var inner: Relay.Input<PictureFilter> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }
}
