import { addDays } from '#domain/time/wall-clock.ts';
import { datesOf } from './dates-of.ts';
import type { DraftLine } from './draft-document.ts';
import { itemKey } from './item-key.ts';
import { quantityOf } from './quantity-of.ts';
import type { BilledLine } from './read-billed.ts';

/** `keptTo`: the last day of the rental that stays billed, 0 if that is about no days. */
type Taken = { readonly netCents: number; readonly keptTo: number };

/** A line of a credit note that takes back part of a line, or all of it. */
export function takeBack({ line, days: billed }: BilledLine, { netCents, keptTo }: Taken): Omit<DraftLine, 'trace'> {
  const { bookingId, partNo, serviceKey, chargeId, tax, invoiceId, lineNo } = line;
  const isShorter = billed && keptTo < billed.to;
  const days = isShorter ? { from: Math.max(billed.from, keptTo + 1), to: billed.to } : billed;
  return {
    bookingId,
    partNo,
    serviceKey,
    chargeId,
    itemKey: itemKey(line),
    days,
    dates: days && line.days ? datesOf(addDays(line.dates.from, 1 - line.days.from), days) : line.dates,
    ...quantityOf(netCents, line.unit === 'DAY' ? days : null),
    netCents,
    tax,
    credits: { invoiceId, lineNo },
  };
}
