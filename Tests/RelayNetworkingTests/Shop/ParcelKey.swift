import Relay

/// Parcels are the same whether their codes are written in capitals or not.
enum ParcelKey: ComputedKey {
    static func key(_ fields: JSONObject) -> String? { fields["code"]?.string?.lowercased() }
}
