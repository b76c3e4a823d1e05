import type { AdminDepot } from '#contract/admin-depot.ts';
import { type AdminDepotListRow, findAdminDepot, listExceptionsOfDepot } from '#db/depot/admin-depot.queries.ts';
import type { Database } from '#db/client.ts';
import type { DepotExceptionRow, DepotRow } from '#db/depot/depot.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { type DepotHours, findStranded } from './find-stranded.ts';
import { toDepotRow } from './list-depots.ts';

type Needs = { readonly db: Database; readonly holidays: Deps['holidays'] };

export async function getDepot(
  { db, holidays, clock }: Pick<Deps, 'db' | 'holidays' | 'clock'>,
  actor: Actor,
  depotId: string,
): Promise<Outcome<AdminDepot>> {
  const admin = requireStaff(actor, 'depots.read');
  if (!admin.ok) return admin;
  return readDepot({ db, holidays }, { depotId, now: clock.now() });
}

/** Exceptions matter until they have ended everywhere on earth. */
export const today = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);

/** The whole depot; inside a transaction, as that transaction has left it. */
export async function readDepot(
  { db, holidays }: Needs,
  { depotId, now }: { readonly depotId: string; readonly now: Date },
): Promise<Outcome<AdminDepot>> {
  const row = await findAdminDepot(db, depotId);
  if (row === undefined) return refuse('not-found');
  const exceptions = await listExceptionsOfDepot(db, { depotId, from: today(now) });
  const stranded = await findStranded({ db, holidays }, { depotId, hours: toHours(row, exceptions), now });
  return ok({ ...toDepot(row, exceptions), stranded });
}

export const toHours = (row: DepotRow, exceptions: readonly DepotExceptionRow[]): DepotHours => ({
  timeZone: row.timeZone,
  keyBox: row.keyBox,
  week: row.openingHours.week,
  seasons: row.openingHours.seasons,
  holidayRegion: row.holidayRegion,
  exceptions: exceptions.map(({ startsOn, endsOn, hours }) => ({ startsOn, endsOn, hours })),
});

const toDepot = (row: AdminDepotListRow, exceptions: readonly DepotExceptionRow[]): Omit<AdminDepot, 'stranded'> => ({
  ...toDepotRow(row),
  street: row.street,
  postalCode: row.postalCode,
  lat: row.lat,
  lon: row.lon,
  week: row.openingHours.week,
  seasons: row.openingHours.seasons ?? [],
  holidayRegion: row.holidayRegion,
  exceptions: exceptions.map(({ startsOn, endsOn, hours, reason }) => ({ startsOn, endsOn, hours, reason })),
  facilities: row.facilities,
  leadTimeMinutes: row.leadTimeMinutes,
  version: row.version,
});
