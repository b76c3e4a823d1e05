import { daysBetween } from '../time/wall-clock.ts';

/** A document with what is still to be paid of it. A credit note has no day and asks for nothing. */
export type AgedAccount = { readonly openCents: number; readonly dueOn: string | null };

/** What is open by how many days it is late, in cents. What is due today is not late. */
export type Ageing = {
  readonly notDue: number;
  readonly to30: number;
  readonly to60: number;
  readonly to90: number;
  readonly over90: number;
};

export const AGES = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const satisfies readonly (keyof Ageing)[];

/** The last day of each age but the oldest. */
const LAST_DAYS = { notDue: 0, to30: 30, to60: 60, to90: 90 } as const;

function ageAt(daysLate: number): keyof Ageing {
  if (daysLate <= LAST_DAYS.notDue) return 'notDue';
  if (daysLate <= LAST_DAYS.to30) return 'to30';
  if (daysLate <= LAST_DAYS.to60) return 'to60';
  return daysLate <= LAST_DAYS.to90 ? 'to90' : 'over90';
}

/** How old what is open is on a day. Its sum is all that is to be paid. */
export function ageOf(accounts: readonly AgedAccount[], today: string): Ageing {
  const ageing = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { openCents, dueOn } of accounts) {
    if (dueOn !== null) ageing[ageAt(daysBetween(dueOn, today))] += openCents;
  }
  return ageing;
}
