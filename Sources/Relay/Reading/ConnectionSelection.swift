/// A generated struct of a field with `@connection`: a collection of the nodes of all pages that
/// were fetched, edges without a node left out.
///
/// ```swift
/// ForEach(data.feed) { story in StoryRow(story: story.storyRow_story) }
/// ```
public typealias ConnectionSelection = SelectedConnection & Equatable & RandomAccessCollection

/// What can be read from a connection: the nodes of its edges.
public protocol SelectedConnection: SelectedObject {
    /// What is selected of a node.
    associatedtype Node
    /// The nodes, in the order of their edges.
    var nodes: [Node] { get }
}

/// What makes it a collection.
extension SelectedConnection {
    /// The elements are the nodes.
    public typealias Element = Node
    /// Nodes are counted from zero.
    public typealias Index = Int
    /// The positions of nodes.
    public typealias Indices = Range<Int>
    /// What goes from node to node.
    public typealias Iterator = IndexingIterator<[Node]>
    /// Some of the nodes.
    public typealias SubSequence = ArraySlice<Node>
}

extension SelectedConnection
where
    Self: RandomAccessCollection,
    Element == Node,
    Index == Int,
    Indices == Range<Int>,
    Iterator == IndexingIterator<[Node]>,
    SubSequence == ArraySlice<Node>
{
    /// The position of the first node.
    public var startIndex: Int { nodes.startIndex }
    /// The position past the last node.
    public var endIndex: Int { nodes.endIndex }
    /// The node at `position`, counted from zero.
    public subscript(position: Int) -> Node { nodes[position] }
    /// The nodes at `bounds`.
    public subscript(bounds: Range<Int>) -> ArraySlice<Node> { nodes[bounds] }
    /// The positions of all nodes.
    public var indices: Range<Int> { nodes.indices }
    /// The nodes one by one.
    public func makeIterator() -> IndexingIterator<[Node]> { nodes.makeIterator() }
    // What the standard library has for these instead is compiled into each module that uses it.
    // swift-format-ignore: NoLeadingUnderscores
    /// The nodes as a contiguous array.
    public func _copyToContiguousArray() -> ContiguousArray<Node> { ContiguousArray(nodes) }
    // swift-format-ignore: NoLeadingUnderscores
    /// Copies the nodes that fit into `buffer`.
    public func _copyContents(
        initializing buffer: UnsafeMutableBufferPointer<Node>
    ) -> (IndexingIterator<[Node]>, Int) {
        nodes._copyContents(initializing: buffer)
    }
    // Pointers because the standard library asks for them.
    /// What `body` makes of the nodes where they stand.
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Node>) throws -> Result
    ) rethrows -> Result? {
        try nodes.withContiguousStorageIfAvailable(body)
    }
}

/// A generated struct of an edge of a connection.
public typealias EdgeSelection = ConnectionEdge & Equatable

/// What can be read from an edge of a connection.
public protocol ConnectionEdge: SelectedObject {
    /// What is selected of a node.
    associatedtype Node
    /// The edge's node; `nil` where it has none.
    var connectionNode: Node? { get }
}

/// The nodes of edges, however a schema wraps them.
extension Reader {
    /// The nodes of edges.
    @_spi(Generated) public static func nodes<Edge: ConnectionEdge>(_ edges: [Edge]) -> [Edge.Node]
    {
        var nodes: [Edge.Node] = []
        nodes.reserveCapacity(edges.count)
        for edge in edges {
            if let node = edge.connectionNode { nodes.append(node) }
        }
        return nodes
    }

    /// The nodes of edges or null.
    @_spi(Generated) public static func nodes<Edge: ConnectionEdge>(_ edges: [Edge]?) -> [Edge.Node]
    {
        nodes(edges ?? [])
    }

    /// The nodes of edges with nulls among them.
    @_spi(Generated) public static func nodes<Edge: ConnectionEdge>(_ edges: [Edge?]) -> [Edge.Node]
    {
        var nodes: [Edge.Node] = []
        nodes.reserveCapacity(edges.count)
        for case let edge? in edges {
            if let node = edge.connectionNode { nodes.append(node) }
        }
        return nodes
    }

    /// The nodes of edges with nulls among them, or null.
    @_spi(Generated) public static func nodes<Edge: ConnectionEdge>(_ edges: [Edge?]?) -> [Edge
        .Node]
    {
        nodes(edges ?? [])
    }
}
