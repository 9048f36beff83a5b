import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// A real server whose ids are unique only within their type: 1 to n for each.
@Suite(.needsServer) struct ShopServerTests {
    private let client: TestClient
    private let environment: RelayEnvironment

    init() async throws {
        // A server for each test, because some remove what others read.
        client = TestClient(of: try await TestServer())
        environment = RelayEnvironment(
            network: HTTPNetwork(url: client.url(path: "/shop/graphql"))
        )
    }

    private func requests() async throws -> Int { try await client.stats()["http_requests"] ?? 0 }

    /// The labels of the objects in the store by their keys; each says which object it is.
    private func labels() -> [String: String] {
        var labels: [String: String] = [:]
        for (name, record) in environment.inspect().json {
            guard let label = record.object?["label"]?.string else { continue }
            labels[name] = label
        }
        return labels
    }

    /// The labels by keys as they must be, without the prices, which belong to their places.
    private let expected: [String: String] = {
        var labels: [String: String] = [:]
        for number in 1...6 {
            for type in ["User", "Post", "Tag"] {
                labels["\(type)(\"\(number)\")"] = "\(type) \(number)"
            }
            // Key fields are in the order of their names.
            for index in 1...2 {
                labels["Comment(\"\(index)\", \"\(number)\")"] = "Comment \(number) \(index)"
            }
        }
        for isbn in ["1", "11", "1:1"] {
            for region in [1, 11] {
                labels["Book(\"\(isbn)\", \"\(region)\")"] = "Book \(isbn) \(region)"
            }
        }
        return labels
    }()

    @Test func noTwoObjectsAreOneRecord() async throws {
        // In any order, and again, so that each object is met first in many places.
        for round in 0..<2 {
            let retained = [
                environment.retain(ShopListsQuery()), environment.retain(ShopThingsQuery()),
                environment.retain(ShopSearchQuery()),
            ]
            if round == 0 { _ = try await environment.fetch(ShopSearchQuery()) }
            _ = try await environment.fetch(ShopThingsQuery())
            _ = try await environment.fetch(ShopListsQuery())
            _ = try await environment.fetch(ShopSearchQuery())
            let all = labels()
            let objects = all.filter { !$0.value.hasPrefix("Price ") }
            #expect(objects == expected)
            // Each price is read in the list of books and as a result of the search, and once in
            // each book.
            #expect(all.count - objects.count == 12)
            for retained in retained { retained.dispose() }
        }
    }

    @Test func everyObjectReadsAsItself() async throws {
        let lists = try await environment.fetch(ShopListsQuery())
        let search = try await environment.fetch(ShopSearchQuery()).search
        #expect(lists.users.map(\.label) == (1...6).map { "User \($0)" })
        #expect(lists.posts.map(\.label) == (1...6).map { "Post \($0)" })
        for user in lists.users {
            #expect(user.label == "User \(user.id)")
            for post in user.posts { #expect(post.label == "Post \(post.id)") }
            if let favorite = user.favorite {
                #expect(favorite.label == "\(favorite.__typename) \(favorite.id)")
            }
        }
        for book in lists.books {
            #expect(book.label == "Book \(book.isbn) \(book.region)")
            #expect(book.price.label == "Price \(book.isbn) \(book.region)")
            #expect(book.price.amount == book.region)
        }
        for case .user(let user) in search { #expect(user.label == "User \(user.id)") }
        let kinds = search.map { result in
            switch result {
            case .user(let user): user.label
            case .post(let post): post.label
            case .book(let book): book.label
            case .tag(let tag): tag.label
            case .comment(let comment): comment.label
            case .price(let price): price.label
            case .other: "other"
            }
        }
        #expect(Set(kinds).count == kinds.count)
        #expect(kinds.count == 42)
    }

    @Test func theOneObjectIsTheSameThroughEveryType() async throws {
        let lists = environment.retain(ShopListsQuery())
        let things = environment.retain(ShopThingsQuery())
        _ = try await environment.fetch(ShopThingsQuery())
        _ = try await environment.fetch(ShopListsQuery())
        _ = try await environment.commit(ShopRenamePostMutation(id: 3, label: "new"))
        let labels = try environment.read(ShopThingsQuery()).things.map(\.label)
        #expect(labels.filter { $0 == "new" }.count == 1)
        #expect(try environment.read(ShopListsQuery()).posts[2].label == "new")
        #expect(try environment.read(ShopListsQuery()).users[2].label == "User 3")
        lists.dispose()
        things.dispose()
    }

    @Test func aDeletedUserIsNoPost() async throws {
        let lists = environment.retain(ShopListsQuery())
        let things = environment.retain(ShopThingsQuery())
        _ = try await environment.fetch(ShopListsQuery())
        _ = try await environment.fetch(ShopThingsQuery())
        _ = try await environment.commit(ShopRemoveUserMutation(id: 6))
        let data = try environment.read(ShopThingsQuery())
        #expect(
            data.things.map(\.label).sorted()
                == expected.values.filter {
                    $0 != "User 6" && ($0.hasPrefix("User ") || $0.hasPrefix("Post "))
                }.sorted()
        )
        lists.dispose()
        things.dispose()
    }

    @Test func keysThatTheAppComputesIdentifyParcels() async throws {
        let parcels = environment.retain(ShopParcelsQuery())
        let data = try await environment.fetch(ShopParcelsQuery())
        #expect(data.parcels.map(\.label) == ["1", "1", "2", "2", "11"].map { "Parcel \($0)" })
        let expected = ["p-1", "p-2", "p-11"].map { "Parcel(\"\($0)\")" }
        #expect(labels().keys.filter { $0.hasPrefix("Parcel") }.sorted() == expected.sorted())
        parcels.dispose()
    }

    @Test func aDetailScreenAfterAListCostsNoRequest() async throws {
        _ = try await environment.fetch(ShopListsQuery())
        let before = try await requests()
        for try await data in environment.observe(ShopBookQuery(isbn: "1:1", region: 11)) {
            #expect(data.book?.label == "Book 1:1 11")
            #expect(data.book?.price.amount == 11)
            break
        }
        for try await data in environment.observe(ShopPostQuery(id: 2)) {
            #expect(data.post?.label == "Post 2")
            #expect(data.post?.comments.map(\.label) == ["Comment 2 1", "Comment 2 2"])
            break
        }
        for try await data in environment.observe(ShopUserQuery(id: 2)) {
            #expect(data.user?.label == "User 2")
            break
        }
        #expect(try await requests() == before)
        // What the store doesn't know is asked for.
        for try await data in environment.observe(ShopUserQuery(id: 9)) {
            #expect(data.user == nil)
            break
        }
        #expect(try await requests() == before + 1)
    }
}
