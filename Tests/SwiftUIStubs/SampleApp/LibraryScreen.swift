// swift-format-ignore-file
import Relay
import RelaySwiftUI
import SwiftUI

/// A list with paging, pull to refresh, error and empty states.
struct LibraryScreen: View {
    @RelayQuery private var library: QueryModel<LibraryQuery>

    init(id: ID) {
        _library = RelayQuery(LibraryQuery(id: id, first: 20))
    }

    var body: some View {
        DataView(library) { data in
            if let library = data.library { BookList(library.books_library) }
        }
    }
}

struct BookList: View {
    @RelayPagination private var books: PaginationModel<Books_library>

    init(_ library: Books_library.Ref) {
        _books = RelayPagination(library, animation: .default)
    }

    var body: some View {
        DataView(books) { data in
            List {
                if let books = data.books {
                    ForEach(books, id: \.id) { book in BookRow(book.bookRow_book) }
                }
                NextPage(books, count: 20)
            }
            .refreshable { await books.refresh() }
        } empty: {
            Text("No books yet")
        }
    }
}

struct BookRow: View {
    @RelayFragment private var book: FragmentModel<BookRow_book>

    init(_ book: BookRow_book.Ref) { _book = RelayFragment(book) }

    var body: some View {
        Text(book.data?.title ?? "")
    }
}

/// A filter whose old rows stay until the new ones have arrived.
struct GenrePicker: View {
    let books: RefetchableModel<Books_library>

    var body: some View {
        HStack {
            Button("Crime") { books.refetch(with: .init(genre: "crime")) }
            if books.isRefetching { ProgressView() }
            if let error = books.loadError { FailureView(error) { books.retry() } }
        }
    }
}
