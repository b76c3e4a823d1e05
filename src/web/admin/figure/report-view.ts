import type { Grouping } from '#domain/admin/report.ts';
import type { MessageKey } from '#i18n/message-key.ts';

export type ReportColumn = { readonly key: string; readonly header: MessageKey; readonly sort?: string };

export type ReportRow = {
  readonly id: string;
  /** The page of what the row is about. */
  readonly to: string | null;
  readonly cells: Readonly<Record<string, string>>;
};

/** A bar of the chart, as parts of the highest one. */
export type ReportBar = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly part: number;
  readonly previous: { readonly value: string; readonly part: number } | null;
};

/** A report in words: what the page shows of any figure. */
export type ReportView = {
  readonly by: Grouping | null;
  /** The days that are counted, in words; null of a period to come, or of a figure of this moment. */
  readonly counted: Readonly<Record<'from' | 'to' | 'previousFrom' | 'previousTo', string>> | null;
  readonly isAhead: boolean;
  readonly about: MessageKey;
  readonly columns: readonly ReportColumn[];
  readonly usualSort: string;
  /** Put into words when its page is shown: of thousands, a hundred are. */
  readonly rows: readonly (() => ReportRow)[];
  readonly total: ReportRow | null;
  /** Of what the first column of values says. */
  readonly totalValue: string;
  readonly bars: readonly ReportBar[];
  /** `/api/admin/figures/money.csv` and what its query knows. */
  readonly csv: string;
};

/** Bars that can still be told apart; the table has all. */
export const MOST_BARS = 12;
