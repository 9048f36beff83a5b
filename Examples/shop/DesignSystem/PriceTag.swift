package import Relay
import ShopAPI

private let document = graphql(
    """
    fragment PriceTag_money on Money {
      amount
      currency
    }
    """
)

/// Returns a price with its currency: `24.50 €`.
package func priceTag(
    _ money: PriceTag_money.Ref,
    in environment: RelayEnvironment
) throws -> String {
    let money = try environment.read(money)
    let cents = money.amount % 100
    return "\(money.amount / 100).\(cents < 10 ? "0" : "")\(cents) \(symbol(money.currency))"
}

private func symbol(_ currency: Currency) -> String {
    switch currency {
    case .eur: "€"
    case .usd: "$"
    case .unknown(let name): name
    }
}
