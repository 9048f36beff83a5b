// @generated ColorInput.schema sha256:4695477be656ca70ede69a5e9e52368e4df4ffb50bfaaa6f2a583db16ff5091e
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ColorInput: GraphQLInputObject {
    var red: Int
    var green: Int
    var blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    func write(to variables: inout VariableWriter) {
        variables.write("red", self.red)
        variables.write("green", self.green)
        variables.write("blue", self.blue)
    }
}
