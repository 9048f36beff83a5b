// swift-format-ignore-file
import Relay
import UIKit

/// A collection view of UIKit that follows a model.
@MainActor
final class BooksController {
    let books: PaginationModel<Books_library>
    let source: UICollectionViewDiffableDataSource<Int, BookRow_book.Ref>

    init(
        _ books: PaginationModel<Books_library>,
        _ source: UICollectionViewDiffableDataSource<Int, BookRow_book.Ref>
    ) {
        (self.books, self.source) = (books, source)
    }

    func follow() async {
        for await data in books.values {
            var snapshot = NSDiffableDataSourceSnapshot<Int, BookRow_book.Ref>()
            snapshot.appendSections([0])
            snapshot.appendItems(data.books?.map(\.bookRow_book) ?? [])
            await source.apply(snapshot, animatingDifferences: true)
        }
    }
}
