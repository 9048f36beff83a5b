/// Data of an object in a definition's data that a test or a preview has made up.
///
/// The generator writes a type that conforms to it for each definition. Its functions make the
/// samples:
///
/// ```swift
/// StoryRow_story.Data.sample(author: .sample(id: "7"))   // `author` is an object's sample.
/// ```
public protocol ObjectSample: SampleConvertible, Sendable {
    /// The values of the fields.
    var fields: SampleFields { get }

    /// Creates a sample from the values of its fields.
    init(_ fields: SampleFields)
}

extension ObjectSample {
    /// The value for a field that links to the object.
    public var sampleValue: SampleValue { SampleValue(.object(fields.node)) }
}
