import type { CardQuestion, CardRow } from '#db/trailer/card.queries.ts';
import type { Asker } from '#db/trailer/free-trailer.ts';
import type { SearchState } from '#db/trailer/search-state.queries.ts';
import type { TrailerFilter } from '#db/trailer/trailer-filter.ts';
import type { ColumnSort, FoundTrailer, SearchGroup } from '#db/trailer/trailer-search.queries.ts';
import type { WindowGrid } from '#db/trailer/window-grid.ts';

export type TrailerQuestion = {
  readonly filter: TrailerFilter;
  readonly asker: Asker;
  readonly wanted: 'free' | 'taken';
  readonly limit: number;
  /** The windows of all that is asked for. */
  readonly grid: WindowGrid;
};

export type GroupQuestion<G extends SearchGroup = SearchGroup> = TrailerQuestion & {
  /** In the order of the answer; read only as far as it takes. */
  readonly groups: Iterable<G>;
  /** The number of the last trailer seen, of the first group given. */
  readonly after: string | undefined;
};

export type ColumnQuestion = TrailerQuestion & {
  readonly sort: ColumnSort;
  readonly after: { readonly value: string; readonly number: string } | undefined;
};

export type CountQuestion = Pick<TrailerQuestion, 'filter' | 'asker' | 'grid'>;

export type TrailerKind = { readonly type: string; readonly subType: string };

/** Of every kind at every depot of the question: cell (depot × kinds + kind). */
export type FreeCounts = { readonly kinds: readonly TrailerKind[]; readonly counts: Int32Array };

export type StockCount = {
  readonly depotId: string;
  readonly type: string;
  readonly priceClass: string;
  readonly count: number;
};

/**
 * Which trailers are free. It may be some milliseconds behind what is committed: whoever shows a trailer asks the
 * database about it once more, and whoever takes one does so there.
 */
export type AvailabilityPort = {
  /** In the order of the groups, within one by number. */
  readonly findInGroups: <G extends SearchGroup>(
    question: GroupQuestion<G>,
  ) => Promise<readonly (FoundTrailer & { readonly group: G })[]>;
  /** In the descending order of a column, then by number. */
  readonly findByColumn: (question: ColumnQuestion) => Promise<readonly (FoundTrailer & { readonly value: string })[]>;
  readonly countFree: (question: CountQuestion) => Promise<FreeCounts>;
  /**
   * What the cards of some trailers show, in one statement that has the last word on whether they are free. In no
   * particular order; without those that are retired, or stand in none of the windows any more.
   */
  readonly listCards: (question: CardQuestion) => Promise<readonly CardRow[]>;
  /** Trailers that are not retired, whatever they are doing. */
  readonly countStock: () => Promise<readonly StockCount[]>;
  /** Which price classes the trailers of each type are in. */
  readonly listPriceClasses: () => Promise<readonly { readonly type: string; readonly priceClass: string }[]>;
  /** Which depots and which price list are in force. */
  readonly readState: (now: Date) => Promise<Pick<SearchState, 'depots' | 'priceListId'>>;
};
