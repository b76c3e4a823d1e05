import type { AdminDepot, ChangeDepotInput } from '#contract/admin-depot.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';
import type { DepotTarget } from '#domain/transfer/depot-target.ts';
import { tellChanges, type ToldChanges } from '#domain/admin/logged-field.ts';

type Hours = AdminDepot['week'];
type Exception = { readonly startsOn: string; readonly endsOn: string; readonly hours: unknown };
type Change = {
  readonly before: DepotRow;
  readonly exceptions: readonly Exception[];
  readonly targets: readonly DepotTarget[];
  readonly input: ChangeDepotInput;
  readonly after: AdminDepot;
};

/** What became of a depot: its fields, its hours by the day, its seasons and exceptions by their dates, its targets by type. */
export function tellDepotChanges({ before, exceptions, targets, input, after }: Change): ToldChanges {
  const { week, seasons = [] } = before.openingHours;
  const was = { ...before, week, seasons: bySeason(seasons), exceptions: byDate(exceptions), targets: byType(targets) };
  const is = {
    ...after,
    seasons: bySeason(after.seasons),
    exceptions: byDate(after.exceptions),
    targets: byType(after.targets),
  };
  const { acceptStranded: _seen, ...sent } = input;
  const isSent = ([field]: [string, unknown]) => Object.hasOwn(sent, field);
  return tellChanges('depot', was, Object.fromEntries(Object.entries(is).filter(isSent)));
}

const bySeason = (seasons: readonly { readonly from: string; readonly to: string; readonly week: Hours }[]) =>
  Object.fromEntries(seasons.map(({ from, to, week }) => [`${from}/${to}`, week]));

const byType = (targets: readonly DepotTarget[]) =>
  Object.fromEntries(targets.map(({ type, least, most }) => [type, { least, most }]));

/** An exception without hours is closed, which is not the same as none. */
const byDate = (exceptions: readonly Exception[]) =>
  Object.fromEntries(exceptions.map(({ startsOn, endsOn, hours }) => [`${startsOn}/${endsOn}`, hours ?? []]));
