// @generated AddToBasketMutation.graphql sha256:4a61216c26ecced597209d2a4973de4d99108a5a07ceb2028f8de2e8883e6e57
// Made by relay-generator from BasketFeature/Basket.swift. Do not edit.
@_spi(Generated) package import Relay
package import ShopAPI

package nonisolated struct AddToBasketMutation: Relay.GraphQLMutation {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation AddToBasketMutation
            text mutation AddToBasketMutation($input:AddToBasketInput!){addToBasket(input:$input){basket{id ...BasketSummary_basket}}}
            spreads BasketSummary_basket
            variables
             input: input AddToBasketInput!
            normalization
             addToBasket(input: $input): type AddToBasketPayload!
              basket: type Basket!
               id: ID!
               ...BasketSummary_basket
            reader
             addToBasket(input: $input)
              basket
               ...BasketSummary_basket
            """#, fragments: [BasketSummary_basket.artifact])
    }

    package var input: AddToBasketInput

    package init(input: AddToBasketInput) {
        self.input = input
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        package let addToBasket: AddToBasket

        package init(_ reader: inout Relay.Reader) {
            self.addToBasket = reader.object(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.addToBasket, b.addToBasket)
            return e.isEqual
        }

        package nonisolated struct AddToBasket: Relay.Selection {
            package let basket: Basket

            package init(_ reader: inout Relay.Reader) {
                self.basket = reader.object(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.basket, b.basket)
                return e.isEqual
            }

            package nonisolated struct Basket: Relay.Selection {
                package let basketSummary_basket: BasketSummary_basket.Ref

                package init(_ reader: inout Relay.Reader) {
                    self.basketSummary_basket = reader.fragment(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.basketSummary_basket, b.basketSummary_basket)
                    return e.isEqual
                }
            }
        }
    }
}
