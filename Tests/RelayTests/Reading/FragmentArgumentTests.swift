import Foundation
import Testing

@testable @_spi(Generated) import Relay

/// A fragment's own arguments stand in its fields, and in nobody else's.
@Suite struct FragmentArgumentTests {
    private enum Picture: GraphQLFragment {
        static let artifact = Artifact(
            v1: """
                fragment Picture on type User
                arguments
                 size: Int = 64
                 crop: Boolean
                reader
                 picture(crop: $crop, size: $size)
                 name if $shown
                """
        )

        struct Data: TestSelection, FieldValue {
            let picture: String?
            let name: String?

            init(_ reader: inout Reader) {
                picture = reader.optionalString(0)
                name = reader.optionalString(1)
            }
        }
    }

    private struct Query: GraphQLQuery {
        static let artifact = Artifact(
            v1: """
                query Query
                text query Query
                variables
                 size: Int
                 crop: Boolean
                 shown: Boolean
                normalization
                 viewer: type User
                  id: ID!
                  name: String
                  a = picture(size: 64): String
                  b = picture(size: $size): String
                  c = picture(crop: $crop, size: 64): String
                reader
                 viewer
                  ...Picture
                  ...Picture(size: $size)
                  ...Picture(crop: $crop)
                """
        )

        func write(to variables: inout VariableWriter) {
            variables.write("size", 5)
            variables.write("crop", true)
            variables.write("shown", true)
        }

        struct Data: TestSelection, FieldValue {
            let viewer: Viewer

            init(_ reader: inout Reader) {
                viewer = reader.object(0)
            }
        }

        struct Viewer: TestSelection, FieldValue {
            let plain: Picture.Ref
            let sized: Picture.Ref
            let cropped: Picture.Ref

            init(_ reader: inout Reader) {
                plain = reader.fragment(0)
                sized = reader.fragment(1)
                cropped = reader.fragment(2)
            }
        }
    }

    @Test func areGivenOrDefaultOrAbsentButNeverTheOperationsOwn() throws {
        let test = TestEnvironment()
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":"n","a":"64","b":"5","c":"cropped"}}}"#,
            Query()
        )
        let viewer = try test.environment.read(Query()).viewer
        #expect(try test.environment.read(viewer.sized).picture == "5")
        #expect(try test.environment.read(viewer.plain).picture == "64")
        #expect(try test.environment.read(viewer.cropped).picture == "cropped")
        #expect(try test.environment.read(viewer.plain).name == "n")
        #expect(viewer.plain != viewer.sized)
        #expect(viewer.plain.id == viewer.sized.id)
    }
}
