import { LONG_TERM_DAYS } from '#domain/time/period.ts';
import type { BillingCycle } from './billed-order.ts';

/** When a rental is invoiced: with the money that came in advance, once it is back, or whenever its cycle is over. */
export const INVOICED_WHEN = ['inAdvance', 'afterReturn', 'calendarMonth', 'days28'] as const;
export type InvoicedWhen = (typeof INVOICED_WHEN)[number];

type Question = {
  readonly isPaidInAdvance: boolean;
  readonly cycle: BillingCycle;
  /** Of the longest rental that is agreed. */
  readonly days: number;
};

/** As `billableDays` has it, in a word for whoever is about to agree. */
export function invoicedWhen({ isPaidInAdvance, cycle, days }: Question): InvoicedWhen {
  if (isPaidInAdvance) return 'inAdvance';
  return days <= LONG_TERM_DAYS ? 'afterReturn' : cycle;
}
