import Foundation
import GraphQLLanguage

/// Finds the file that a user most likely meant.
package enum SimilarFiles {
    /// Returns the path of the most similar file or folder to one that does not exist.
    ///
    /// - Parameter path: The path, which may be relative to the current folder.
    /// - Returns: A path in the same folder, as it is written; `nil` if none is similar.
    package static func nearest(to path: String) -> String? {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        guard let name = nearest(to: url.lastPathComponent, in: folder) else { return nil }
        return path.hasSuffix(url.lastPathComponent)
            ? path.dropLast(url.lastPathComponent.count) + name : name
    }

    /// Returns the most similar name in a folder.
    static func nearest(to name: String, in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Suggestions.nearest(to: name, among: names).first { areSimilar(name, $0) }
    }

    /// Returns whether two names are similar without their extensions.
    private static func areSimilar(_ left: String, _ right: String) -> Bool {
        let (left, right) = (stem(left), stem(right))
        return left == right || !Suggestions.nearest(to: left, among: [right]).isEmpty
    }

    private static func stem(_ name: String) -> String {
        URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    }
}
