import type { PreparedMail } from '#contract/mail.ts';
import { findOrderOfAnyUnit, listOrderLines } from '#db/order/order.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { GUEST } from '#domain/team/actor.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';
import type { Deps } from '#services/deps.ts';
import { readOrderFacts } from '#services/order/read-order-facts.ts';
import { toOrder } from '#services/order/to-order.ts';
import { demoId } from '../random.ts';

/** What the documents make of a mail. */
export type PutIntoWords = (mail: PreparedMail) => { readonly subject: string; readonly text: string };

const DAYS = 21;
const MOST = 30;

/** The confirmations of the last weeks, each in the language of its reader; one of them did not arrive. */
export async function recordMails(
  deps: Pick<Deps, 'db' | 'settings'>,
  { now, putIntoWords }: { readonly now: Date; readonly putIntoWords: PutIntoWords },
): Promise<void> {
  const orders = await deps.db
    .selectFrom('customerOrder')
    .select(['id', 'createdAt'])
    .where('status', 'in', ['confirmed', 'active', 'completed'])
    .where('createdAt', '>', new Date(now.getTime() - DAYS * DAY_MS))
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute();
  const rows = [];
  for (const [i, { id, createdAt }] of orders.entries()) {
    const mail = await confirmationOf(deps, id, createdAt);
    if (mail === undefined) continue;
    const { subject, text } = putIntoWords(mail);
    const hasFailed = i === orders.length - 1;
    rows.push({
      id: demoId(`mail ${id}`),
      businessUnitId: mail.businessUnitId,
      userId: mail.userId,
      orderId: id,
      recipient: mail.to,
      template: mail.content.template,
      locale: mail.locale,
      subject,
      bodyText: text,
      status: hasFailed ? ('failed' as const) : ('sent' as const),
      error: hasFailed ? 'mail-rejected' : null,
      createdAt: new Date(createdAt.getTime() + MINUTE_MS),
    });
  }
  if (rows.length > 0) await deps.db.insertInto('sentMail').values(rows).execute();
}

/** As it was sent, without the papers that came with it. */
async function confirmationOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  orderId: string,
  now: Date,
): Promise<PreparedMail | undefined> {
  const row = await findOrderOfAnyUnit(db, orderId);
  const user = row && (await findUser(db, row.createdBy));
  if (row === undefined || user === undefined) return undefined;
  const { businessUnitId } = row;
  const lines = await listOrderLines(db, { businessUnitId, orderIds: [orderId] });
  const order = toOrder(row, lines, { actor: GUEST, settings, now });
  const facts = await readOrderFacts(db, order);
  const { email: to, locale, firstName: name, id: userId } = user;
  const path = `/checkout/${orderId}`;
  const content = { template: 'orderConfirmed', name, writtenAt: order.createdAt, order, facts, path } as const;
  return { to, locale, userId, businessUnitId, content, about: { orderId } };
}
