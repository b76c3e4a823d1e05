import type { YardDay, YardEvent, YardQuery } from '#contract/admin-figure.ts';
import { listYardEvents, type YardEventRow } from '#db/depot/yard.queries.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { chosenDepots, MY_DEPOTS } from '#domain/team/my-depots.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toPreparation } from '../booking/to-preparation.ts';
import { codeOfDay } from '../../depot/code-of-day.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';

type Question = YardQuery & {
  /** Depots that a page shows unfolded; all if it is left out. */
  readonly among?: readonly string[];
};

/** The pick-ups and returns of one day, depot by depot, each by its own calendar and clock. */
export async function getYards(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { depot, date, among }: Question = {},
): Promise<Outcome<{ readonly items: readonly YardDay[] }>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  // The code signs for the depot, so whoever only looks does not get it.
  const signs = hasStaffRight(admin.value, 'handovers.work');
  const own = admin.value.depotIds ?? [];
  const asked = chosenDepots(admin.value, depot) ?? among;
  const rows = await listYardEvents(db, { among: asked, depots: depotsOf(admin.value), date, now });
  if (depot !== undefined && depot !== MY_DEPOTS && rows.length === 0) return refuse('not-found');
  const groups = [...Map.groupBy(rows, ({ depotId }) => depotId).values()];
  const items = groups.flatMap((members): YardDay[] => {
    const [first] = members;
    if (first === undefined) return [];
    const { event: _event, keyBox, ...yard } = first;
    const { depotId, date: day } = yard;
    const local = toInstant(now).toZonedDateTimeISO(yard.timeZone);
    const events = members.flatMap(({ event }) => (event === null ? [] : [toEvent(event, admin.value, now)]));
    const isToday = local.toPlainDate().toString() === yard.date;
    return [
      {
        ...yard,
        codeOfDay: keyBox || !signs ? null : codeOfDay(settings.secretKey, { depotId, day }),
        localNow: isToday ? local.toPlainTime().toString({ smallestUnit: 'minute' }) : null,
        isOwn: own.includes(depotId),
        overdue: events.filter(({ localDate }) => localDate < day),
        events: events.filter(({ localDate }) => localDate === day),
      },
    ];
  });
  // By their names as they come, those where somebody works first.
  return ok({ items: items.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)) });
}

function toEvent({ at, prepared, situation, ...event }: YardEventRow, actor: PlatformAdmin, now: Date): YardEvent {
  const { from, to, ...booking } = situation;
  const period = { from: toInstant(from), to: toInstant(to) };
  return {
    ...event,
    at: new Date(at).toISOString(),
    // Its protocol was begun with the exchange, and the booking goes on with another trailer.
    canBegin: event.isExchanged
      ? !event.isDone && hasStaffRight(actor, 'handovers.work')
      : canAct(event.kind, { ...booking, period }, actor, toInstant(now)),
    prepared: toPreparation(prepared),
  };
}
