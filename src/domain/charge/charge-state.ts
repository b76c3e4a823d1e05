export const CHARGE_STATES = ['proposed', 'due', 'objected', 'waived', 'billed'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

type Charge = {
  readonly isBilled: boolean;
  readonly isWaived: boolean;
  readonly isObjected: boolean;
  /** It can be objected to until the end of this day, if at all; `YYYY-MM-DD`. */
  readonly billAfter: string | null;
};

/** Where a charge stands on a day of the operator. */
export function chargeState({ isBilled, isWaived, isObjected, billAfter }: Charge, today: string): ChargeState {
  if (isBilled) return 'billed';
  if (isWaived) return 'waived';
  if (isObjected) return 'objected';
  return billAfter !== null && today <= billAfter ? 'proposed' : 'due';
}
