import { countYardEvents, type YardCountRow } from '#db/depot/yard.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';

export type YardCount = Pick<
  YardCountRow,
  'depotId' | 'code' | 'name' | 'city' | 'date' | 'pickUps' | 'ready' | 'returns' | 'overdue'
> & {
  /** Somebody of a depot works here. */
  readonly isOwn: boolean;
};

/** How much happens on a day at every depot, those where somebody works first: what is folded shows no more. */
export async function countYards(
  { db, clock }: Reads,
  actor: Actor,
  { date }: { readonly date?: string | undefined } = {},
): Promise<Outcome<readonly YardCount[]>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const own = admin.value.depotIds ?? [];
  const depots = depotsOf(admin.value);
  const rows = await countYardEvents(db, { among: undefined, depots, date, now: clock.now() });
  const items = rows.map(({ country: _country, timeZone: _zone, keyBox: _keyBox, ...row }) => ({
    ...row,
    isOwn: own.includes(row.depotId),
  }));
  return ok(items.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)));
}
