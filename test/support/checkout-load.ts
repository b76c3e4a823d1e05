import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '#domain/team/actor.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiProcess } from './api-process.ts';
import { makeCustomer, orderInput, periodFrom } from './rental-world.ts';
import { signInDirectly } from './sign-in-directly.ts';

const PAUSE_MS = 100;
/** So many days apart, periods of one trailer do not touch. */
const SLOT_DAYS = 3;
/** The last one begins before the shop says that it is too far ahead. */
export const MOST_SLOTS = 350;
/** One in so many acknowledged orders is sent once more. */
const REPEAT_EVERY = 5;

export type Shopper = { readonly actor: Member; readonly cookie: string };

/** What the shop has said to its customers. */
export type Ledger = {
  readonly acknowledged: Map<string, string>;
  readonly faults: string[];
  started: number;
  /** Nothing more will happen to them. */
  isOver: boolean;
  refused: number;
  /** How often, and why, there was no answer yet. */
  readonly delays: Map<string, number>;
};

export const openLedger = (): Ledger => ({
  acknowledged: new Map(),
  faults: [],
  started: 0,
  isOver: false,
  refused: 0,
  delays: new Map(),
});

export async function makeShopper(deps: Deps): Promise<Shopper> {
  const actor = await makeCustomer(deps);
  return { actor, cookie: await signInDirectly(deps, actor.userId) };
}

type Checkout = {
  readonly deps: Deps;
  readonly shopper: Shopper;
  readonly trailerId: string;
  readonly slot: number;
  /** The server of the moment: it may be another one each time. */
  readonly server: () => ApiProcess;
  readonly ledger: Ledger;
};

/** One checkout, asked again with the same key until there is an answer, as our client does. */
export async function checkOut({ deps, shopper, trailerId, slot, server, ledger }: Checkout): Promise<void> {
  ledger.started += 1;
  const line = { trailerId, ...periodFrom(deps.clock.now(), 2 + slot * SLOT_DAYS) };
  const version = await untilThere(ledger, () => refillCart(deps, shopper.actor, line));
  if (version === undefined) {
    ledger.refused += 1;
    return;
  }
  const key = randomUUID();
  const send = () => untilThere(ledger, () => placeOrder(server(), shopper, { key, version, ledger }));
  const id = await send();
  if (id === undefined) {
    ledger.refused += 1;
    return;
  }
  ledger.acknowledged.set(key, id);
  if (ledger.acknowledged.size % REPEAT_EVERY !== 0) return;
  const again = await send();
  if (again !== id) ledger.faults.push(`the key ${key} made ${id} and then ${String(again)}`);
}

/** An empty cart with this one line; undefined if somebody else has the trailer. */
async function refillCart(deps: Deps, actor: Member, input: { trailerId: string; from: string; to: string }) {
  await deps.db.deleteFrom('cart').where('userId', '=', actor.userId).execute();
  const added = await addTrailer(deps, actor, { input });
  return added.ok ? added.value.version : undefined;
}

async function placeOrder(
  server: ApiProcess,
  { cookie }: Shopper,
  { key, version, ledger }: { key: string; version: number; ledger: Ledger },
): Promise<string | undefined> {
  const body = orderInput({ version });
  const response = await server.call('POST', '/api/orders', { cookie, key, body });
  const answer: unknown = await response.json();
  if (response.status === 503 || response.status === 429) throw new Error(`${response.status}`);
  if (response.status === 201 && typeof answer === 'object' && answer !== null && 'id' in answer)
    return String(answer.id);
  if (response.status >= 500) ledger.faults.push(`an order was answered with ${response.status}`);
  return undefined;
}

/** Servers and databases that are away throw; they are asked until they are back. */
async function untilThere<T>(ledger: Ledger, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ledger.delays.set(reason, (ledger.delays.get(reason) ?? 0) + 1);
      await pause(PAUSE_MS);
    }
  }
}
