import type { ComponentType } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import type { StaffRight } from '#domain/team/staff-right.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import type { Words } from '#web/words/words.ts';

type Send<Row> = (row: Row) => Promise<unknown>;

export interface AskProps<Row> {
  readonly rows: readonly Row[];
  readonly onStart: (send: Send<Row>) => void;
  readonly onCancel: () => void;
}

/** What can be done to one row of a list, or to many: by the call that acts on one, once for each. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: MessageKey;
  readonly right: StaffRight;
  /** "75 Buchungen abschließen?", with the `count`. */
  readonly title: MessageKey;
  /** Whether it can be done to the row as the list shows it. */
  readonly fits: (row: Row) => boolean;
  /** What follows from it, and the call or the paper; or a form that asks for more and knows the call then. */
  readonly ask:
    | { readonly text: MessageKey; readonly send: Send<Row> }
    /** Papers are fetched one by one and saved together. */
    | { readonly text: MessageKey; readonly paperOf: (row: Row) => string }
    | { readonly Form: ComponentType<AskProps<Row>> };
  /** Why it was refused, where there is more to say than the code does. */
  readonly explain?: (problem: ProblemError, row: Row, words: Words) => string | undefined;
}

/** How the rows of a list are worked off. */
export interface Bulk<Row> {
  readonly actions: readonly BulkAction<Row>[];
  readonly nameOf: (row: Row) => string;
  /** The page of a row. */
  readonly pathOf: (row: Row) => string;
}
