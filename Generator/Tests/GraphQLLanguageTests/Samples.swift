/// Documents with everything in them.
enum Samples {
    static let kitchenSink = #"""
        """
        A query with everything.

          Indented.
        """
        query Q("a variable" $a: [Int!]! = [1, -2] @v(x: {y: "z"}), $b: T = {k: ENUM}) @d @e(x: $a) {
          alias: field(x: {y: [$b, ENUM, null, true, 1.5e3, "s\n\u{1F600}"]}, z: """
            block \""" "quoted"
              indented
          """) @skip(if: $b) {
            ...F(n: 2) @x
            ... on T @y { a }
            ... { b }
          }
        }
        mutation { like(id: 1) { id } }
        subscription S { s }
        fragment F($n: Int = 1) on T @d { id n(a: "a rather long argument", b: "another rather long one", c: 3) }
        "schema" schema @a { query: Q mutation: M }
        extend schema @b { subscription: S }
        """ scalar """ scalar D @specifiedBy(url: "u")
        type A implements B & C @d { "f" f("x" x: Int = 1 @y, z: [Z!]): [F!]! @deprecated g: Int }
        interface B implements C { f: Int }
        union U @d = A | B
        enum E { "a" A B @deprecated }
        input I @oneOf { a: Int = 1 b: String }
        directive @d(x: Int = 1 @y) repeatable on FIELD | QUERY
        extend type A { h: Int } extend interface B @d extend union U = C extend enum E { C }
        extend input I { c: Int } extend scalar D @e extend type A implements X
        """#

    static let commented = """
        # license

        # about Q
        query Q( # variables
          # first
          $a: Int # is a
          $b: Int
          # after
        ) { # selections
          # about a
          a # is a
          b(x: 1, # one
            y: 2) { c } # behind b

          # last
        } # behind Q

        # about F
        fragment F on T { a b # b
        }
        type A { # fields
          # f
          f( # arguments
            x: Int # x
          ): Int # int
        }
        enum E { A # a
          B
          # end
        }
        # the end
        """
}
