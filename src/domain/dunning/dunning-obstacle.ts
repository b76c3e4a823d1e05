/** Why an overdue invoice is in no letter. */
export const DUNNING_OBSTACLES = ['disputed', 'collecting', 'held', 'moneyWaiting', 'small'] as const;
export type DunningObstacle = (typeof DUNNING_OBSTACLES)[number];

/** Money that came in these days and is not booked yet may be for it. */
export const MONEY_WAITING_DAYS = 3;
const SMALLEST_CENTS = 500;

export type DunningQuestion = {
  readonly status: 'open' | 'collecting' | 'disputed' | 'settled' | 'writtenOff';
  readonly openCents: number;
  /** The last day on which nobody writes to the company. */
  readonly holdUntil: string | null;
  readonly hasMoneyWaiting: boolean;
};

export function findDunningObstacle(
  { status, openCents, holdUntil, hasMoneyWaiting }: DunningQuestion,
  today: string,
): DunningObstacle | undefined {
  if (status === 'disputed' || status === 'collecting') return status;
  if (holdUntil !== null && today <= holdUntil) return 'held';
  if (hasMoneyWaiting) return 'moneyWaiting';
  return openCents < SMALLEST_CENTS ? 'small' : undefined;
}
