// @generated AddTodoInput.schema sha256:d605ac6892ec8b3f9cb7670af6ff1e3ed2ed3e83590afa6c270bfb72792eb740
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct AddTodoInput: Relay.GraphQLInputStruct {
    static var fieldNames: Swift.StaticString {
        return "listId text priority dueAt clientMutationId"
    }

    var __fields: Relay.InputFieldValues

    init(listId: Relay.ID, text: Swift.String, priority: Priority? = nil, dueAt: Relay.JSONValue? = nil, clientMutationId: Swift.String? = nil) {
        self.__fields = Relay.InputFieldValues(count: 5)
        self.__fields.id(listId)
        self.__fields.string(text)
        self.__fields.value(priority)
        self.__fields.value(dueAt)
        self.__fields.string(clientMutationId)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(listId: Relay.ID, text: Swift.String, priority: Relay.Input<Priority> = .unset, dueAt: Relay.Input<Relay.JSONValue> = .unset, clientMutationId: Relay.Input<Swift.String> = .unset) {
        self.__fields = Relay.InputFieldValues(count: 5)
        self.__fields.id(listId)
        self.__fields.string(text)
        self.__fields.value(priority)
        self.__fields.value(dueAt)
        self.__fields.string(clientMutationId)
    }

    var listId: Relay.ID {
        get {
            return self.__fields[required: 0]
        }
        set {
            self.__fields[required: 0] = newValue
        }
    }

    var text: Swift.String {
        get {
            return self.__fields[required: 1]
        }
        set {
            self.__fields[required: 1] = newValue
        }
    }

    var priority: Relay.Input<Priority> {
        get {
            return self.__fields[2]
        }
        set {
            self.__fields[2] = newValue
        }
    }

    var dueAt: Relay.Input<Relay.JSONValue> {
        get {
            return self.__fields[3]
        }
        set {
            self.__fields[3] = newValue
        }
    }

    var clientMutationId: Relay.Input<Swift.String> {
        get {
            return self.__fields[4]
        }
        set {
            self.__fields[4] = newValue
        }
    }
}
