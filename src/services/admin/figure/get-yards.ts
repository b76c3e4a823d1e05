import type { YardDay, YardQuery } from '#contract/admin-figure.ts';
import { listYardEvents } from '#db/depot/yard.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { codeOfDay } from '../../depot/code-of-day.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';

/** The pick-ups and returns of one day, depot by depot, each by its own calendar and clock. */
export async function getYards(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { depot, date }: YardQuery = {},
): Promise<Outcome<{ readonly items: readonly YardDay[] }>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const now = clock.now();
  const rows = await listYardEvents(db, { depotId: depot, date, now });
  if (depot !== undefined && rows.length === 0) return refuse('not-found');
  const groups = [...Map.groupBy(rows, ({ depotId }) => depotId).values()];
  return ok({
    items: groups.flatMap((members): YardDay[] => {
      const [first] = members;
      if (first === undefined) return [];
      const { event: _event, keyBox, ...yard } = first;
      const { depotId, date: day } = yard;
      const local = toInstant(now).toZonedDateTimeISO(yard.timeZone);
      const isToday = local.toPlainDate().toString() === yard.date;
      return [
        {
          ...yard,
          codeOfDay: keyBox ? null : codeOfDay(settings.secretKey, { depotId, day }),
          localNow: isToday ? local.toPlainTime().toString({ smallestUnit: 'minute' }) : null,
          events: members.flatMap(({ event }) =>
            event === null ? [] : [{ ...event, at: new Date(event.at).toISOString() }],
          ),
        },
      ];
    }),
  });
}
