import Foundation
import Relay

/// Encodes operations as HTTP requests.
struct GraphQLRequestEncoding: Sendable {
    let url: URL
    let headers: HTTPHeaders
    let queries: HTTPNetwork.QueryMethod
    let subscriptions: HTTPNetwork.SubscriptionFormat
    let timeout: Duration
    let operationID: OperationIDPlacement
    let bodyLimit: Int

    /// Returns the request's JSON object.
    func object(_ request: NetworkRequest) -> JSONObject {
        JSONBody(request: request, operationID: operationID).object
    }

    /// Returns the request for an operation.
    func encode(_ request: NetworkRequest) -> HTTPRequest {
        if !request.variables.uploads.isEmpty {
            let uploads = UploadForm(object(request), request.variables.uploads)
            var result = make(request, .multipart(uploads.form), simple: true)
            result.headers["Content-Type"] = nil
            result.uploadProgress = uploads.progress
            return result
        }
        if request.kind == .query, case .get(let limit) = queries,
            let url = getURL(object(request)), url.absoluteString.utf8.count <= limit
        {
            var result = make(request, nil, simple: true)
            result.method = .get
            result.url = url
            result.headers["Content-Type"] = nil
            return result
        }
        return post(request)
    }

    /// Returns a POST request for an operation without files.
    func post(_ request: NetworkRequest) -> HTTPRequest {
        let body = JSONBody(request: request, operationID: operationID)
        return make(request, .data(Data(body.utf8)), simple: false)
    }

    /// Returns a request for several operations, with the headers of `request`.
    func encode(batch objects: [JSONObject], _ request: NetworkRequest) -> HTTPRequest {
        let list = JSONValue.array(objects.map { .object($0) })
        var result = make(request, .data(Data(list.utf8())), simple: false)
        // The response contains several operations, so it is not cached.
        result.cache = nil
        return result
    }

    /// Returns a request.
    ///
    /// `simple` is whether browsers send it without a preflight request. Apollo's servers reject
    /// such requests unless a header proves that they do not come from a web page.
    private func make(
        _ request: NetworkRequest,
        _ body: HTTPRequest.Body?,
        simple: Bool
    ) -> HTTPRequest {
        var own: HTTPHeaders = [
            "Accept": GraphQLOverHTTP.accept(request, subscriptions),
            "Content-Type": "application/json",
        ]
        if simple { own["X-Apollo-Operation-Name"] = request.name }
        var result = HTTPRequest(
            url: url,
            method: .post,
            headers: own.merging(headers).merging(request.headers),
            body: body,
            timeout: timeout,
            operationName: request.name
        )
        result.transactionID = request.cacheConfig.transactionID
        result.owner = request.owner
        result.started = request.started
        result.cache = request.variables.uploads.isEmpty ? request.cache : nil
        result.isRepeatable = request.kind != .mutation
        result.isSentOnce = request.cacheConfig.isSentOnce
        result.failureReport = request.cacheConfig.failureReport
        result.checkUser = request.checkUser
        result.staysOpen = request.kind == .subscription
        result.wholeLimit = request.kind == .subscription ? 0 : bodyLimit
        return result
    }

    /// Returns `…/graphql?query=…&operationName=Q&variables={…}`, with objects as JSON text.
    private func getURL(_ object: JSONObject) -> URL? {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return nil
        }
        let items = object.compactMap { key, value -> String? in
            if value.object?.isEmpty == true { return nil }
            return "\(Self.escape(key))=\(Self.escape(value.string ?? value.description))"
        }
        let known = components.percentEncodedQuery.map { [$0] } ?? []
        components.percentEncodedQuery = (known + items).joined(separator: "&")
        return components.url
    }

    private static func escape(_ text: String) -> String {
        let plain = CharacterSet(
            charactersIn:
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
