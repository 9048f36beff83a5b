// @generated PriceListQuery.graphql sha256:481e8b10477946cfd963669cf6b914fee136fb4893be127f09e22419fae9f285
// Made by relay-generator from kiosk/PriceList.swift. Do not edit.
@_spi(Generated) import Relay
import DesignSystem

nonisolated struct PriceListQuery: Relay.GraphQLJSONOperation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PriceListQuery
            jsonText query PriceListQuery{catalog{id price{...PriceTag_money}}}
            jsonSpreads PriceTag_money
            """#, fragments: [PriceTag_money.artifact])
    }

    typealias Data = Relay.JSONValue

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }
}
