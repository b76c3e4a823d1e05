import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '#services/deps.ts';
import type { ApiProcess } from './api-process.ts';
import { fillCart, makeCustomer, makeRentalWorld, orderInput, periodFrom } from './rental-world.ts';
import { signInDirectly } from './sign-in-directly.ts';

const LONGEST_OUTAGE_MS = 60_000;

export type Attempt = { readonly cookie: string; readonly key: string; readonly body: unknown };

/** People with a trailer each, which they rent again and again, in another period every time. */
export async function makeRenters(deps: Deps, count: number) {
  const { trailerIds } = await makeRentalWorld(deps, count);
  const people = await Promise.all(
    trailerIds.map(async (trailerId) => {
      const actor = await makeCustomer(deps);
      return { actor, trailerId, cookie: await signInDirectly(deps, actor.userId) };
    }),
  );
  return (round: number): Promise<Attempt[]> =>
    Promise.all(
      people.map(async ({ actor, trailerId, cookie }) => {
        const cart = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), 2 + 3 * round) }]);
        return { cookie, key: randomUUID(), body: orderInput(cart) };
      }),
    );
}

/** Asks until there is an order, as often as the server wants to be asked. */
export async function orderInTheEnd(
  server: Pick<ApiProcess, 'call'>,
  { cookie, key, body }: Attempt,
  refusals: Set<string>,
): Promise<unknown> {
  const deadline = Date.now() + LONGEST_OUTAGE_MS;
  while (Date.now() < deadline) {
    const response = await server.call('POST', '/api/orders', { cookie, key, body });
    const answer: unknown = await response.json();
    if (response.status === 201 && typeof answer === 'object' && answer !== null && 'id' in answer) return answer.id;
    const seconds = response.headers.get('Retry-After');
    refusals.add(`${response.status} after ${String(seconds)} s`);
    await pause(Number(seconds) * 250);
  }
  throw new Error('There is still no order');
}
