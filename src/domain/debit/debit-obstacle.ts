import type { MandateScheme, MandateState } from '#domain/payment/mandate.ts';
import { addMonths } from './add-months.ts';
import { daysBetween } from '#domain/time/wall-clock.ts';

/** Why an invoice that was to be collected is not. */
export const DEBIT_OBSTACLES = [
  'settled',
  'disputed',
  'returned',
  'revoked',
  'blocked',
  'unconfirmed',
  'unused',
  'late',
] as const;
export type DebitObstacle = (typeof DEBIT_OBSTACLES)[number];
/** What is settled needs no transfer, and what is disputed none until that is decided. */
export type ByTransferReason = Exclude<DebitObstacle, 'settled' | 'disputed'>;

/** A mandate that nothing has been collected with for so long has lapsed. */
export const MANDATE_MONTHS = 36;
/** So many days after the announced day nobody expects a debit any more. */
export const LATE_DAYS = 14;

export type DebitQuestion = {
  readonly openCents: number;
  readonly status: 'open' | 'collecting' | 'disputed' | 'settled' | 'writtenOff';
  /** The day that was announced. */
  readonly announcedFor: string;
  /** Whether the last debit of it came back, without anybody having agreed to another one. */
  readonly cameBack: boolean;
  readonly mandate: {
    readonly status: MandateState;
    readonly scheme: MandateScheme;
    readonly signedOn: string;
    readonly bankConfirmedOn: string | null;
    readonly lastCollectedOn: string | null;
    readonly blockedReason: string | null;
  };
};

/** Why the invoice cannot be collected on a day, or undefined if it can: what ends the matter first, then the mandate. */
export function findDebitObstacle(question: DebitQuestion, collectOn: string): DebitObstacle | undefined {
  const { openCents, status, announcedFor, cameBack, mandate } = question;
  if (openCents === 0) return 'settled';
  if (status === 'disputed') return 'disputed';
  if (cameBack) return 'returned';
  // It has ended by itself, whoever has said so since.
  if (addMonths(mandate.lastCollectedOn ?? mandate.signedOn, MANDATE_MONTHS) < collectOn) return 'unused';
  if (mandate.status === 'revoked') return 'revoked';
  if (mandate.blockedReason !== null) return 'blocked';
  // The bank of a company refuses a debit that it was not told of.
  if (mandate.scheme === 'B2B' && mandate.bankConfirmedOn === null) return 'unconfirmed';
  if (daysBetween(announcedFor, collectOn) > LATE_DAYS) return 'late';
  return undefined;
}
