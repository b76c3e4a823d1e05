import type { AdminDepot, DepotException } from '#contract/admin-depot.ts';
import { phoneText } from '#domain/account/phone.ts';
import { tableOf } from '#domain/table.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { splitList } from '../fleet/trailer-draft.ts';
import { readHours, toHoursText } from './hours-text.ts';

/** A form knows texts only. These turn a depot into texts and the texts into what the API takes. */

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
] as const;
const NUMBERS = ['lat', 'lon', 'leadTimeMinutes'] as const;
export type DepotField =
  | (typeof TEXTS)[number]
  | (typeof NUMBERS)[number]
  | `week.${Day}`
  | 'status'
  | 'keyBox'
  | 'facilities'
  | 'seasons'
  | 'exceptions';
export type DepotTexts = Readonly<Record<DepotField, string>>;

const NEW: Partial<Record<string, string>> = {
  country: 'DE',
  timeZone: OPERATOR_ZONE,
  status: 'active',
  leadTimeMinutes: '60',
};

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function toTexts(depot: AdminDepot | undefined): DepotTexts {
  const known = new Map<string, unknown>(Object.entries(depot ?? NEW));
  // One entry for each field.
  return Object.fromEntries([
    ...[...TEXTS, ...NUMBERS, 'status'].map((field) => [field, toText(known.get(field))]),
    ['phone', phoneText(depot?.phone ?? '')],
    ...DAYS.map((day) => [`week.${day}`, toHoursText(depot?.week[day])]),
    ['keyBox', String(depot?.keyBox ?? false)],
    ['facilities', (depot?.facilities ?? []).join(', ')],
    ['seasons', JSON.stringify((depot?.seasons ?? []).map(toSeasonText))],
    ['exceptions', JSON.stringify((depot?.exceptions ?? []).map(toExceptionText))],
  ]) as Record<DepotField, string>;
}

/** The hours of a week as they are typed. */
export type WeekTexts = Readonly<Record<Day, string>>;
const toWeekTexts = (read: (day: Day) => string): WeekTexts => tableOf(DAYS, read);

export const usualWeek = (values: DepotTexts): WeekTexts => toWeekTexts((day) => values[`week.${day}`]);

/** A part of the year with its own week; its days are `08-31`. */
export type SeasonText = { readonly from: string; readonly to: string; readonly week: WeekTexts };

const toSeasonText = ({ from, to, week }: AdminDepot['seasons'][number]): SeasonText => ({
  from,
  to,
  week: toWeekTexts((day) => toHoursText(week[day])),
});

export const readSeasons = (text: string): readonly SeasonText[] =>
  // Written by this module and the rows of the form alone.
  JSON.parse(text) as readonly SeasonText[];

/** A day or some days with other hours, as its row in the form has it. */
export type ExceptionText = {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly hours: string;
  readonly reason: string;
};

const toExceptionText = ({ startsOn, endsOn, hours, reason }: DepotException): ExceptionText => ({
  startsOn,
  endsOn,
  hours: toHoursText(hours),
  reason: reason ?? '',
});

export const readExceptions = (text: string): readonly ExceptionText[] =>
  // Written by this module alone.
  JSON.parse(text) as readonly ExceptionText[];

const readWeek = (week: WeekTexts) => tableOf(DAYS, (day) => readHours(week[day]));

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

export function toInput(values: DepotTexts): Record<string, unknown> {
  const pick = <T>(fields: readonly DepotField[], read: (text: string) => T) =>
    tableOf(fields, (field) => read(values[field]));
  return {
    ...pick(TEXTS, String),
    ...pick(NUMBERS, toNumber),
    status: values.status,
    keyBox: values.keyBox === 'true',
    facilities: splitList(values.facilities),
    week: readWeek(usualWeek(values)),
    seasons: readSeasons(values.seasons).map(({ from, to, week }) => ({ from, to, week: readWeek(week) })),
    exceptions: readExceptions(values.exceptions).map(({ startsOn, endsOn, hours, reason }) => ({
      startsOn,
      endsOn,
      hours: hours.trim() === '' ? null : readHours(hours),
      reason,
    })),
  };
}

/** The parts of the input that stand for changed fields; the week is one part. */
export function toChanges(values: DepotTexts, changed: readonly string[]): Record<string, unknown> {
  const parts = new Set(changed.map((field) => (field.startsWith('week.') ? 'week' : field)));
  return Object.fromEntries(Object.entries(toInput(values)).filter(([field]) => parts.has(field)));
}
