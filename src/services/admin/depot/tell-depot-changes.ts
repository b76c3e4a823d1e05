import type { AdminDepot, ChangeDepotInput } from '#contract/admin-depot.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';
import { tellChanges, type ToldChanges } from '#domain/admin/logged-field.ts';

type Hours = AdminDepot['week'];
type Exception = { readonly startsOn: string; readonly endsOn: string; readonly hours: unknown };
type Change = {
  readonly before: DepotRow;
  readonly exceptions: readonly Exception[];
  readonly input: ChangeDepotInput;
  readonly after: AdminDepot;
};

/** What became of a depot: its fields, its hours by the day, its seasons and exceptions by their dates. */
export function tellDepotChanges({ before, exceptions, input, after }: Change): ToldChanges {
  const { week, seasons = [] } = before.openingHours;
  const was = { ...before, week, seasons: bySeason(seasons), exceptions: byDate(exceptions) };
  const is = { ...after, seasons: bySeason(after.seasons), exceptions: byDate(after.exceptions) };
  const { acceptStranded: _seen, ...sent } = input;
  const isSent = ([field]: [string, unknown]) => Object.hasOwn(sent, field);
  return tellChanges('depot', was, Object.fromEntries(Object.entries(is).filter(isSent)));
}

const bySeason = (seasons: readonly { readonly from: string; readonly to: string; readonly week: Hours }[]) =>
  Object.fromEntries(seasons.map(({ from, to, week }) => [`${from}/${to}`, week]));

/** An exception without hours is closed, which is not the same as none. */
const byDate = (exceptions: readonly Exception[]) =>
  Object.fromEntries(exceptions.map(({ startsOn, endsOn, hours }) => [`${startsOn}/${endsOn}`, hours ?? []]));
