#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// The last row of a list, which loads the next page when it appears.
///
/// ```swift
/// List {
///     ForEach(rows) { row in … }
///     NextPage(books, count: 20)
/// }
/// ```
///
/// It is invisible if there are no more rows. If a page fails, it shows the error and a button.
public struct NextPage<Fragment: ForwardPaginationFragment>: View {
    private let model: PaginationModel<Fragment>
    private let count: Int

    /// Creates a row that loads `count` rows at a time.
    public init(_ model: PaginationModel<Fragment>, count: Int) {
        self.model = model
        self.count = count
    }

    /// A progress indicator, or the error of the last page.
    public var body: some View {
        if let error = model.loadError {
            FailureView(error) { model.retry() }
        } else if model.hasNext {
            // Another row for each page, so that it appears again if it is still visible.
            ProgressView()
                .id(model.isLoadingNext)
                .onAppear { model.loadNext(count) }
        }
    }
}
#endif
