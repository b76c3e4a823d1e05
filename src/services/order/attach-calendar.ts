import type { OrderPaper } from '#contract/document.ts';
import type { MailFile } from '#contract/mail.ts';
import type { Deps } from '../deps.ts';
import { readOrderFacts } from './read-order-facts.ts';

/** The pick-ups and returns of an order as a file that comes with a mail. */
export async function attachCalendar(
  { db, calendar, clock }: Pick<Deps, 'db' | 'calendar' | 'clock'>,
  paper: OrderPaper,
): Promise<MailFile> {
  const facts = await readOrderFacts(db, paper.order);
  const { text, filename } = await calendar.writeOrder({ ...paper, facts }, clock.now());
  return { filename, contentType: 'text/calendar; charset=utf-8', bytes: Buffer.from(text) };
}
