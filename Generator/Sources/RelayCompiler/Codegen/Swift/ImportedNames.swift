/// The names of the types that files of generated code import besides those of the app.
///
/// In the app's own module its types hide imported ones. A file of samples imports both, and so may a
/// file that uses types of another module; there a name that is in both is ambiguous unless the type
/// is imported by itself: `import enum App.Payload`. `ImportedNamesTests` compares the list with the
/// sources of `Relay` and `RelayTesting`.
enum ImportedNames {
    /// Returns whether a type of the app must be imported by itself.
    static func contains(_ name: String) -> Bool { all.contains(name) }

    static let all: Set<String> = [
        "Artifact", "AssignableFragment", "BackwardPaginationFragment", "CacheConfig",
        "CalendarDate", "ComputedKey", "ConnectionEdge", "ConnectionHandler", "ConnectionKey",
        "ConnectionSelection", "CustomScalar", "DataModel", "DeliveryFailure", "DeliveryOutcome",
        "DerivedArguments", "DerivedField", "DerivedFields",
        "Disposable", "EdgeSelection", "EntryPoint", "EnvironmentSnapshot", "Equality",
        "ErrorPolicy", "FetchPolicy", "FieldError", "FieldErrors", "FieldHandler", "FieldPayload",
        "FieldValue", "FileUpload", "ForwardPaginationFragment", "FragmentDefinition",
        "FragmentListModel", "FragmentModel", "FragmentRef", "FragmentState", "GraphQLEnum",
        "GraphQLError", "GraphQLFragment", "GraphQLInputObject", "GraphQLInputStruct",
        "GraphQLJSONOperation", "GraphQLMarker", "GraphQLMutation", "GraphQLOperation",
        "GraphQLQuery", "GraphQLResponse", "GraphQLSubscription", "GraphQLVariables", "GrowingList",
        "ID", "Input", "InputFieldValues", "InputUploads", "InputValue", "InspectionError",
        "InvalidScalar", "InvalidationState", "JSONError", "JSONObject", "JSONValue", "LiveQuery",
        "LiveQueryEnding", "LiveState", "LogEvent", "LoggedEvent", "LoggedFieldError",
        "ManualClock", "MemoryStorage", "MissingField", "MissingFieldHandler", "MockEnvironment",
        "MockError",
        "ModelError", "ModelPhase", "MutationError", "MutationInFlight", "MutationModel",
        "MutationQueue", "Network", "ObjectKey", "ObjectSample", "ObjectsModel", "OfflineError",
        "OfflineModel",
        "OfflineMutations", "OfflineOptions", "OfflinePolicy", "OperationAvailability",
        "OperationKind", "OptimisticChange", "PageDirection", "PageResult", "PaginationFragment",
        "PaginationModel", "Payload", "PayloadError", "PayloadOptions", "PayloadSchema",
        "PendingOperation", "Persistence", "PersistenceRules", "QueryModel", "QueuedMutation",
        "RawResponseMutation", "RawResponseQuery", "Reachability", "ReachabilitySwitch", "Reader",
        "RecordKey", "RecordProxy", "RecordSourceProxy", "RecordStatus", "RecordStorage",
        "RecordingError", "RecordingNetwork", "RecordingRules", "Recordings", "Redaction",
        "RefetchError", "RefetchOccasions", "RefetchableFragment", "RefetchableModel",
        "RelayEnvironment", "RenderPolicy", "Rendition", "ReplayNetwork", "RequestParameters",
        "ResponseError", "Sample", "SampleConvertible", "SampleDefault", "SampleFields",
        "SampleValue", "SavedReference", "Scalars", "SelectedConnection", "SelectedObject",
        "Selection", "StorageError", "StoreError", "StoreInspection", "StoredRow", "StoredValue",
        "SubscriptionModel", "SubscriptionPhase", "TransferProgress", "UnreachableError",
        "UpdatableFragment", "UpdatableQuery", "UpdatableRecord", "UpdatableSelection",
        "UpdateError", "VariableData", "VariableProvider", "VariableWriter", "Versioned",
    ]
}
