import { daysBetween } from '#domain/time/wall-clock.ts';
import { FLAT_FEE_CENTS, type DunningClaimKind } from './claim-kind.ts';
import {
  type DunningLevel,
  type DunningPace,
  FIRST_CLAIMING_LEVEL,
  type LastNotice,
  type NextNotice,
  nextNotice,
} from './dunning-level.ts';
import { type DunningObstacle, type DunningQuestion, findDunningObstacle } from './dunning-obstacle.ts';
import { type BaseRates, interestOf, type Reduction } from './interest.ts';
import { interestFrom } from './interest-from.ts';

export type OverdueInvoice = Pick<DunningQuestion, 'status' | 'openCents' | 'holdUntil' | 'hasMoneyWaiting'> & {
  /** Damages bear neither this interest nor the flat fee: they are no price of a service. */
  readonly kind: 'invoice' | 'claim';
  readonly dueOn: string;
  readonly grossCents: number;
  readonly reductions: readonly Reduction[];
  readonly last: LastNotice | null;
  /** What was claimed before, whatever has become of it. */
  readonly claimed: readonly { readonly kind: DunningClaimKind; readonly toOn: string | null }[];
};

export type PlannedClaim = {
  readonly kind: 'interest' | 'flat40';
  readonly cents: number;
  readonly fromOn?: string;
  readonly toOn?: string;
};

export type PlannedItem = {
  readonly daysOverdue: number;
  readonly obstacle: DunningObstacle | undefined;
  readonly next: NextNotice | undefined;
  /** To which a letter of today takes it; null if it would only name it, or not even that. */
  readonly level: DunningLevel | null;
  readonly claims: readonly PlannedClaim[];
  /** Half-years without a base rate, for which there is no interest. */
  readonly missingRates: readonly string[];
};

/** What a letter of today would do about an invoice that is late. */
export function planItem(invoice: OverdueInvoice, { rates, pace, today }: Ground): PlannedItem {
  const obstacle = findDunningObstacle(invoice, today);
  const next = nextNotice(invoice.dueOn, invoice.last, pace);
  const isDue = obstacle === undefined && next !== undefined && next.on <= today;
  const level = isDue ? next.level : null;
  const daysOverdue = daysBetween(invoice.dueOn, today);
  return { daysOverdue, obstacle, next, level, ...claimsOf(invoice, level, { rates, today }) };
}

type Day = { readonly rates: BaseRates; readonly today: string };
type Ground = Day & { readonly pace: DunningPace };

function claimsOf(
  { kind, dueOn, grossCents, reductions, claimed }: OverdueInvoice,
  level: DunningLevel | null,
  { rates, today }: Day,
): Pick<PlannedItem, 'claims' | 'missingRates'> {
  if (kind === 'claim' || level === null || level < FIRST_CLAIMING_LEVEL) return { claims: [], missingRates: [] };
  const from = interestFrom(dueOn, claimed);
  const { cents, missing } = interestOf({ from, to: today, grossCents, reductions }, rates);
  const interest: readonly PlannedClaim[] = cents === 0 ? [] : [{ kind: 'interest', cents, fromOn: from, toOn: today }];
  const isFirst = claimed.every((claim) => claim.kind !== 'flat40');
  const flat: readonly PlannedClaim[] = isFirst ? [{ kind: 'flat40', cents: FLAT_FEE_CENTS }] : [];
  return { claims: [...interest, ...flat], missingRates: missing };
}

/** The level of the letter in which they stand together, or undefined if none of them goes further today. */
export const letterLevel = (items: readonly Pick<PlannedItem, 'level'>[]): DunningLevel | undefined =>
  items.reduce<DunningLevel | undefined>(
    (highest, { level }) => (level !== null && (highest === undefined || level > highest) ? level : highest),
    undefined,
  );
