// @generated PriceListQuery.graphql sha256:207d5ee206d2105754108386703d373ccc1f415c6ca6deab58598261fcc0124b
// Made by relay-generator from kiosk/PriceList.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PriceListQuery: Relay.GraphQLJSONOperation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PriceListQuery
            text query PriceListQuery{catalog{id price{amount currency}}}
            """#)
    }

    typealias Data = Relay.JSONValue

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }
}
