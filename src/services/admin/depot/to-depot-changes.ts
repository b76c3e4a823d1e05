import type { ChangeDepotInput, CreateDepotInput } from '#contract/admin-depot.ts';
import type { DepotChanges } from '#db/depot/admin-depot.queries.ts';
import type { OpeningHours } from '#db/json-columns.ts';
import type { HoursRange, WeeklyHours } from '#domain/depot/opening-hours.ts';
import { toPhone } from '#domain/user/phone.ts';

type Week = Readonly<Record<string, readonly HoursRange[] | undefined>>;
type Hours = {
  readonly week: Week;
  readonly seasons: readonly { readonly from: string; readonly to: string; readonly week: Week }[];
};

/** A day without hours is closed, and says so by its absence. */
const toWeek = (week: Week): WeeklyHours =>
  Object.fromEntries(Object.entries(week).filter(([, hours]) => hours !== undefined && hours.length > 0));

export const toOpeningHours = ({ week, seasons }: Hours): OpeningHours => ({
  week: toWeek(week),
  ...(seasons.length === 0 ? {} : { seasons: seasons.map((season) => ({ ...season, week: toWeek(season.week) })) }),
});

/** The fields that were sent as columns of the row; hours, exceptions and targets are not among them. */
export function toDepotChanges(input: ChangeDepotInput): DepotChanges {
  const { week: _week, seasons: _seasons, exceptions: _exceptions, targets: _targets, ...others } = input;
  const { acceptStranded: _accept, phone, ...fields } = others;
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  // The fields of the input are columns of the same name and type.
  return { ...Object.fromEntries(sent), ...(phone === undefined ? {} : { phone: toPhone(phone) ?? phone }) };
}

export const toExceptionRows = (exceptions: CreateDepotInput['exceptions']) =>
  exceptions.map(({ startsOn, endsOn, hours, reason }) => ({
    startsOn,
    endsOn,
    hours: hours === null ? null : JSON.stringify(hours),
    reason: reason === '' ? null : (reason ?? null),
  }));
