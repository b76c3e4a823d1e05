import type { BookingBilling } from '#contract/booking-billing.ts';
import type { Words } from '#web/words/words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

/** What of a booking has been billed, in words. */
export const describeBilling = ({ billed, notYetBilled, nextOn, invoices }: BookingBilling, { format }: Words) => ({
  billed: format.money(billed),
  notYetBilled: format.money(notYetBilled),
  nextOn: nextOn === null ? null : wallTimeText(format, nextOn),
  isDone: nextOn === null && notYetBilled.cents === 0,
  invoices,
});
