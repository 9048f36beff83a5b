/// A generated struct for a field with `@connection`: a collection of the nodes of all fetched
/// pages, without edges that have no node.
///
/// ```swift
/// ForEach(data.feed) { story in StoryRow(story: story.storyRow_story) }
/// ```
public typealias ConnectionSelection = SelectedConnection & Equatable & RandomAccessCollection

/// The data of a connection: the nodes of its edges.
public protocol SelectedConnection: SelectedObject {
    /// The selected data of a node.
    associatedtype Node: Sendable
    /// The nodes, in the order of their edges.
    var nodes: GrowingList<Node> { get }
}

/// Conformance to `RandomAccessCollection`.
extension SelectedConnection {
    /// The elements are the nodes.
    public typealias Element = Node
    /// Nodes are indexed from zero.
    public typealias Index = Int
    /// The indices of the nodes.
    public typealias Indices = Range<Int>
    /// The iterator over the nodes.
    public typealias Iterator = GrowingList<Node>.Iterator
    /// A slice of the nodes.
    public typealias SubSequence = Slice<GrowingList<Node>>
}

extension SelectedConnection
where
    Self: RandomAccessCollection,
    Element == Node,
    Index == Int,
    Indices == Range<Int>,
    Iterator == GrowingList<Node>.Iterator,
    SubSequence == Slice<GrowingList<Node>>
{
    /// The index of the first node.
    public var startIndex: Int { nodes.startIndex }
    /// The index past the last node.
    public var endIndex: Int { nodes.endIndex }
    /// The node at `position`, starting at zero.
    public subscript(position: Int) -> Node { nodes[position] }
    /// The nodes in a range of indices.
    public subscript(bounds: Range<Int>) -> Slice<GrowingList<Node>> { nodes[bounds] }
    /// The indices of all nodes.
    public var indices: Range<Int> { nodes.indices }
    /// Returns an iterator over the nodes.
    public func makeIterator() -> GrowingList<Node>.Iterator { nodes.makeIterator() }
    // Without these methods, the default implementations of the standard library would be compiled
    // into each module that uses them.
    // swift-format-ignore: NoLeadingUnderscores
    /// Returns the nodes as a contiguous array.
    public func _copyToContiguousArray() -> ContiguousArray<Node> {
        nodes._copyToContiguousArray()
    }
    // swift-format-ignore: NoLeadingUnderscores
    /// Copies as many nodes as fit into `buffer`.
    public func _copyContents(
        initializing buffer: UnsafeMutableBufferPointer<Node>
    ) -> (GrowingList<Node>.Iterator, Int) {
        nodes._copyContents(initializing: buffer)
    }
    // Unsafe pointers because the protocol requires them.
    /// Calls `body` with the nodes in place; `nil` for a list in chunks.
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Node>) throws -> Result
    ) rethrows -> Result? {
        try nodes.withContiguousStorageIfAvailable(body)
    }
}

/// A generated struct for an edge of a connection.
public typealias EdgeSelection = ConnectionEdge & Equatable

/// The data of an edge of a connection.
public protocol ConnectionEdge: SelectedObject {
    /// The selected data of a node.
    associatedtype Node: Sendable
    /// The edge's node; `nil` if it has none.
    var connectionNode: Node? { get }
}

/// Extracts the nodes of edges, for all combinations of nullable lists and edges.
extension Reader {
    /// Returns the nodes of edges.
    @_spi(Generated) public mutating func nodes<Edge: ConnectionEdge>(
        _ edges: GrowingList<Edge>
    ) -> GrowingList<Edge.Node> {
        nodesInChunks(edges) { edges in
            var nodes: [Edge.Node] = []
            nodes.reserveCapacity(edges.count)
            for edge in edges {
                if let node = edge.connectionNode { nodes.append(node) }
            }
            return nodes
        }
    }

    /// Returns the nodes of a nullable list of edges.
    @_spi(Generated) public mutating func nodes<Edge: ConnectionEdge>(
        _ edges: GrowingList<Edge>?
    ) -> GrowingList<Edge.Node> {
        nodes(edges ?? [])
    }

    /// Returns the nodes of a list of nullable edges.
    @_spi(Generated) public mutating func nodes<Edge: ConnectionEdge>(
        _ edges: GrowingList<Edge?>
    ) -> GrowingList<Edge.Node> {
        nodesInChunks(edges) { edges in
            var nodes: [Edge.Node] = []
            nodes.reserveCapacity(edges.count)
            for case let edge? in edges {
                if let node = edge.connectionNode { nodes.append(node) }
            }
            return nodes
        }
    }

    /// Returns the nodes of a nullable list of nullable edges.
    @_spi(Generated) public mutating func nodes<Edge: ConnectionEdge>(
        _ edges: GrowingList<Edge?>?
    ) -> GrowingList<Edge.Node> {
        nodes(edges ?? [])
    }
}
