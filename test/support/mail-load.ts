import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startBuiltServer } from './built-server.ts';
import { makePerson } from './people.ts';
import { fillCart, makeCustomer, makeRentalWorld, orderInput, periodFrom } from './rental-world.ts';
import { signInDirectly } from './sign-in-directly.ts';
import { startStubbornMailServer } from './stubborn-mail-server.ts';
import type { TestApp } from './test-app.ts';

const AT_ONCE = 4;
const LONGEST_DELIVERY = { timeout: 600_000, interval: 200 };

/**
 * Orders are placed and passwords asked for while the mail server says nothing. Answers with what was promised, what came
 * and which of it the mail server may have been given twice.
 */
export async function mailThroughHangingServer({ deps, databaseUrl }: TestApp, orders: number) {
  await using mailServer = await startStubbornMailServer();
  await using server = await startBuiltServer(databaseUrl, { MAIL_URL: mailServer.url });
  const { trailerIds } = await makeRentalWorld(deps, orders);
  const waiting = trailerIds.values();
  const answers: Record<number, number> = {};
  const count = ({ status }: Response) => {
    answers[status] = (answers[status] ?? 0) + 1;
  };
  const work = async () => {
    for (const trailerId of waiting) {
      const actor = await makeCustomer(deps);
      const cookie = await signInDirectly(deps, actor.userId);
      const cart = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), 2) }]);
      const order = { cookie, key: randomUUID(), body: orderInput(cart) };
      count(await server.call('POST', '/api/orders', order));
      const { email } = await makePerson(deps);
      count(await server.call('POST', '/api/users/reset-account', { body: { email } }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await expect.poll(mailServer.isHoldingMails, LONGEST_DELIVERY).toBe(true);
  const sentMeanwhile = await countSent(deps);
  mailServer.recover();
  const promised = await deps.db.selectFrom('outbox').select('id').where('topic', 'like', 'mail%').execute();
  await expect.poll(() => countSent(deps), LONGEST_DELIVERY).toBe(promised.length);
  return {
    answers,
    sentMeanwhile,
    promised: promised.length,
    received: mailServer.received,
    unanswered: mailServer.unanswered,
  };
}

const countSent = async ({ db }: TestApp['deps']): Promise<number> => {
  const sent = await db.selectFrom('sentMail').select('id').where('status', '=', 'sent').execute();
  return sent.length;
};
