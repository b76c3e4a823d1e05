import type { InvoiceKind } from './invoice-document.ts';

/** How the account of a document stands in the books. */
export const ACCOUNT_STATUSES = ['open', 'collecting', 'disputed', 'settled', 'writtenOff'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** How a document stands for people. */
export const SHOWN_STATUSES = [
  'open',
  'overdue',
  'collecting',
  'disputed',
  'paid',
  'writtenOff',
  /** Set off: a credit note that was used up, or an invoice of which nothing is left. */
  'credited',
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export type InvoiceStanding = {
  readonly kind: InvoiceKind;
  readonly account: AccountStatus;
  readonly grossCents: number;
  readonly openCents: number;
  /** What credit notes took back of it, with tax. */
  readonly creditedCents: number;
  /** `YYYY-MM-DD`; null for a credit note. */
  readonly dueOn: string | null;
};

/** Whether the day has passed on which it was to be paid. A credit note asks for nothing. */
export const isOverdue = (
  { kind, openCents, dueOn }: Pick<InvoiceStanding, 'kind' | 'openCents' | 'dueOn'>,
  today: string,
): boolean => kind !== 'creditNote' && openCents > 0 && dueOn !== null && dueOn < today;

/** What is disputed or being collected is that, also after its day: nobody is asked to pay it now. */
export function shownStatus(standing: InvoiceStanding, today: string): ShownStatus {
  const { kind, account, grossCents, creditedCents } = standing;
  switch (account) {
    case 'collecting':
    case 'disputed':
    case 'writtenOff':
      return account;
    case 'settled':
      return kind === 'creditNote' || creditedCents >= grossCents ? 'credited' : 'paid';
    case 'open':
      return isOverdue(standing, today) ? 'overdue' : 'open';
  }
}
