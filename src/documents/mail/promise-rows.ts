import type { Line } from '#contract/line.ts';
import type { OrderText } from '#documents/order/order-text.ts';
import type { MailRow } from './mail-body.ts';

/** What it means for the customer that another trailer may come; no row where exactly this one is promised. */
export function promiseRows(text: OrderText, line: Pick<Line, 'unitChoice'>, hours: number): readonly MailRow[] {
  const value = text.promise(line, hours);
  return value === undefined ? [] : [{ label: text.say('booking.unit'), value, isText: true }];
}
