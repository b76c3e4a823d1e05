/** One movement of money, as the bank tells it. What others have sent is positive. */
export type BankMovement = {
  readonly cents: number;
  readonly name: string | null;
  readonly iban: string | null;
  readonly text: string;
  readonly endToEndId: string | null;
  /** Why the money came back, if it did. */
  readonly returnCode: string | null;
  /** What the bank calls the order of ours that it has carried out, if it is told as a whole. */
  readonly batchReference: string | null;
  /** What the bank has kept for it, as part of the amount. */
  readonly chargesCents: number | null;
};

/** What was booked at once: one movement, or all those of a batch. They add up to its amount. */
export type BookedEntry = {
  /** The bank's own name for it, which not every bank gives. */
  readonly reference: string | null;
  readonly bookedOn: string;
  readonly cents: number;
  readonly movements: readonly BankMovement[];
};

export const BANK_FILE_KINDS = ['camt.053', 'camt.054'] as const;
export type BankFileKind = (typeof BANK_FILE_KINDS)[number];

export type BankFile = {
  readonly kind: BankFileKind;
  readonly statementIds: readonly string[];
  readonly entries: readonly BookedEntry[];
  /** So many statements in it are of other accounts, and were left out. */
  readonly otherAccounts: number;
};

/** Why a file of a bank is not read. */
export const BANK_FILE_PROBLEMS = [
  'not-xml',
  'entities',
  'other-kind',
  'other-account',
  'other-currency',
  'amount',
  'date',
  'future-date',
] as const;
export type BankFileProblem = (typeof BANK_FILE_PROBLEMS)[number];
