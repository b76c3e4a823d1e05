import type { AdminDepot } from '#contract/admin-depot.ts';
import { phoneText } from '#domain/user/phone.ts';
import type { HoursRange } from '#domain/depot/opening-hours.ts';
import { pick, tableOf } from '#domain/table.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';

export const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Day = (typeof DAYS)[number];
const TEXTS = [
  'code',
  'name',
  'street',
  'postalCode',
  'city',
  'country',
  'timeZone',
  'holidayRegion',
  'phone',
  'email',
  'status',
] as const;
const NUMBERS = ['lat', 'lon', 'leadTimeMinutes'] as const;
const OTHERS = ['keyBox', 'facilities', 'seasons', 'exceptions'] as const;
const COMMON = [...TEXTS, ...NUMBERS, ...OTHERS] as const;

/** A target that is being entered may have no least yet. */
export type TargetDraft = { readonly type: string; readonly least: number | null; readonly most: number | null };

type CommonValues = Readonly<Record<(typeof TEXTS)[number], string> & Record<(typeof NUMBERS)[number], number | null>> &
  Pick<AdminDepot, (typeof OTHERS)[number]>;
export type DepotValues = CommonValues & { readonly targets: readonly TargetDraft[] } & Readonly<
    Record<`week.${Day}`, readonly HoursRange[]>
  >;

const NEW: CommonValues & Pick<AdminDepot, 'week' | 'targets'> = {
  ...tableOf(TEXTS, () => ''),
  country: 'DE',
  timeZone: OPERATOR_ZONE,
  status: 'active',
  lat: null,
  lon: null,
  leadTimeMinutes: 60,
  week: {},
  keyBox: false,
  facilities: [],
  seasons: [],
  exceptions: [],
  targets: [],
};

export const toValues = (depot = NEW): DepotValues => ({
  ...pick(depot, COMMON),
  targets: depot.targets,
  phone: phoneText(depot.phone),
  'week.1': depot.week[1] ?? [],
  'week.2': depot.week[2] ?? [],
  'week.3': depot.week[3] ?? [],
  'week.4': depot.week[4] ?? [],
  'week.5': depot.week[5] ?? [],
  'week.6': depot.week[6] ?? [],
  'week.7': depot.week[7] ?? [],
});

export const usualWeek = (values: DepotValues) => tableOf(DAYS, (day) => values[`week.${day}`]);

export const toInput = (values: DepotValues) => ({ ...pick(values, [...COMMON, 'targets']), week: usualWeek(values) });
