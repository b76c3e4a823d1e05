import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addTrailer } from '#services/cart/add-trailer.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { makeShopper, type Shopper } from '../support/checkout-load.ts';
import type { Attempt } from '../support/order-in-the-end.ts';
import { orderInput, periodFrom } from '../support/rental-world.ts';

/** Each of them has two accounts, so that nobody orders more often than the shop allows. */
const SHOPPERS = 4;
const THOUGHT_MS = 600;
const REPEAT_MS = 500;
const LONGEST_ORDER_MS = 120_000;
/** So many days apart, periods of one trailer do not touch. */
const SLOT_DAYS = 3;

/** What the shop has said to its customers. */
export type Ledger = {
  /** The order of each key. */
  readonly acknowledged: Map<string, string>;
  readonly acknowledgedAt: number[];
  /** How often which answer came. */
  readonly answers: Map<string, number>;
  readonly faults: string[];
};

export const openLedger = (): Ledger => ({
  acknowledged: new Map(),
  acknowledgedAt: [],
  answers: new Map(),
  faults: [],
});

type Shopping = {
  readonly deps: Deps;
  readonly call: ApiProcess['call'];
  readonly ledger: Ledger;
  /** A trailer in a period that nobody else asks for. */
  readonly nextLine: () => { readonly trailerId: string; readonly slot: number };
  readonly isOver: () => boolean;
};

/** People who order one trailer after the other until it is over, and then send their first order once more. */
export async function shopUntilOver(shopping: Shopping): Promise<void> {
  const couples = await Promise.all(
    Array.from({ length: SHOPPERS }, () => Promise.all([makeShopper(shopping.deps), makeShopper(shopping.deps)])),
  );
  await Promise.all(couples.map((couple) => shopInTurn(shopping, couple)));
}

async function shopInTurn(shopping: Shopping, [first, second]: readonly [Shopper, Shopper]): Promise<void> {
  const { ledger, isOver } = shopping;
  let earliest: Attempt | undefined;
  for (let i = 0; !isOver(); i += 1) {
    const attempt = await fillCart(shopping, i % 2 === 0 ? first : second);
    earliest ??= attempt;
    const id = await order(shopping, attempt);
    ledger.acknowledged.set(attempt.key, id);
    ledger.acknowledgedAt.push(performance.now());
    await pause(THOUGHT_MS);
  }
  if (earliest === undefined) return;
  const again = await order(shopping, earliest);
  if (again !== ledger.acknowledged.get(earliest.key)) ledger.faults.push(`the key ${earliest.key} also made ${again}`);
}

/** Past the balancer: carts are not what is tried here. */
function fillCart({ deps, nextLine }: Shopping, { actor, cookie }: Shopper): Promise<Attempt> {
  const { trailerId, slot } = nextLine();
  return untilThere(async () => {
    await deps.db.deleteFrom('cart').where('userId', '=', actor.userId).execute();
    const input = { trailerId, ...periodFrom(deps.clock.now(), 2 + slot * SLOT_DAYS) };
    const added = await addTrailer(deps, actor, { input });
    if (!added.ok) throw new Error(`a trailer was not added: ${JSON.stringify(added.error)}`);
    return { cookie, key: randomUUID(), body: orderInput(added.value) };
  });
}

/** With the same key until there is an order, whatever the shop says meanwhile; the ledger knows what it did. */
function order({ call, ledger }: Shopping, { cookie, key, body }: Attempt): Promise<string> {
  const note = (answer: string) => ledger.answers.set(answer, (ledger.answers.get(answer) ?? 0) + 1);
  return untilThere(async () => {
    const response = await call('POST', '/api/orders', { cookie, key, body }).catch((error: unknown) => {
      note('broken connection');
      throw error;
    });
    const text = await response.text();
    const waits = response.headers.has('Retry-After') ? ' with Retry-After' : '';
    note(`${response.status}${waits}`);
    if (response.status === 201) return String(Reflect.get(Object(JSON.parse(text)), 'id'));
    if (response.status !== 503 || waits === '')
      ledger.faults.push(`${response.status}${waits}: ${text.slice(0, 200).replaceAll(/\s+/g, ' ')}`);
    throw new Error(`${response.status} ${text.slice(0, 200)}`);
  });
}

async function untilThere<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + LONGEST_ORDER_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(REPEAT_MS);
    }
  }
}
