import { randomUUID } from 'node:crypto';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { createQuote } from '#services/admin/quote/create-quote.ts';
import { periodFrom } from './rental-world.ts';

type Wish = {
  readonly userId: string;
  readonly trailerId: string;
  readonly daysAhead?: number;
  readonly holdHours?: number;
};

/** The id of an open quote of one trailer for somebody; fails the test if that is refused. */
export async function makeQuote(
  deps: Deps,
  operator: PlatformAdmin,
  { userId, trailerId, daysAhead = 5, holdHours = 0 }: Wish,
): Promise<string> {
  const created = await createQuote(deps, operator, {
    input: {
      customer: { kind: 'person', userId },
      caller: 'Frau Ahlers',
      callerPhone: '+49 40 123456',
      lines: [{ trailerId, ...periodFrom(deps.clock.now(), daysAhead) }],
      holdHours,
    },
    idempotencyKey: randomUUID(),
  });
  if (!created.ok) throw new Error(`A quote was not made: ${JSON.stringify(created.error)}`);
  return created.value.answer.id;
}
