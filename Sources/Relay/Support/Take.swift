/// Moves a value out of where it is stored, so that it has one owner while it is changed.
package func take<Value>(_ place: inout Value, _ replacement: Value) -> Value {
    let value = place
    place = replacement
    return value
}
