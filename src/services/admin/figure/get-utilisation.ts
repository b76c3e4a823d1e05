import type { Utilisation, UtilisationQuery } from '#contract/admin-figure.ts';
import { countCovered, toPercent } from '#domain/admin/utilisation.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readUtilisation } from './read-utilisation.ts';

/** How much of the fleet was and will be on rent, day by day. */
export async function getUtilisation(
  deps: Reads,
  actor: Actor,
  query: UtilisationQuery = {},
): Promise<Outcome<Utilisation>> {
  const admin = requireStaff(actor, 'utilisation.read');
  if (!admin.ok) return admin;
  const { days, rentals, fleet } = await readUtilisation(deps, query);
  const trailers = fleet.reduce((sum, row) => sum + row.trailers, 0);
  const counts = countCovered(rentals, days.length);
  return ok({
    trailers,
    days: days.map(({ day, time }, i) => {
      const onRent = counts[i] ?? 0;
      return { day, time, onRent, percent: toPercent(onRent, trailers) };
    }),
  });
}
