import { FACT_COLUMNS, TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { keysOf, pick, tableOf } from '../table.ts';

/** How the value of a field is read. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'cents'
  /** Ten-thousandths. */
  | 'factor'
  /** Hundredths of a percent. */
  | 'basisPoints'
  | 'day'
  | 'instant'
  | 'flag'
  | 'fact'
  | 'hours'
  | 'country'
  | 'language'
  /** The id of what has a name of its own. */
  | 'person'
  | 'depot'
  | 'trailer'
  | 'services'
  | 'types'
  | 'priceClass'
  /** One of a few words that depend on the field. */
  | 'word';

/**
 * The fields whose values the log keeps, before and after. It can never be changed, so what may name a person stands in no
 * row of this table: of such fields, and of any that nobody has thought of, the log says only that they are others.
 */
export const LOGGED_FIELDS = {
  trailer: {
    ...tableOf(FACT_COLUMNS, () => 'fact' as const),
    number: 'text',
    plate: 'text',
    vin: 'text',
    make: 'text',
    model: 'text',
    firstRegisteredOn: 'day',
    type: 'types',
    subType: 'text',
    priceClass: 'priceClass',
    depotId: 'depot',
    status: 'word',
    facts: 'fact',
  },
  depot: {
    code: 'text',
    name: 'text',
    street: 'text',
    postalCode: 'text',
    city: 'text',
    country: 'country',
    lat: 'number',
    lon: 'number',
    timeZone: 'text',
    holidayRegion: 'text',
    keyBox: 'flag',
    facilities: 'word',
    leadTimeMinutes: 'number',
    status: 'word',
    week: 'hours',
    seasons: 'hours',
    exceptions: 'hours',
    targets: 'number',
  },
  service: {
    unit: 'word',
    position: 'number',
    mandatory: 'flag',
    recommended: 'flag',
    requires: 'services',
    excludes: 'services',
    leadTimeHours: 'number',
    status: 'word',
    names: 'text',
  },
  priceList: {
    name: 'text',
    validFrom: 'instant',
    rate: 'cents',
    factor: 'factor',
    service: 'cents',
    oneWay: 'cents',
    oneWayQuota: 'number',
    oneWayClosed: 'flag',
  },
  order: {
    status: 'word',
    paymentStatus: 'word',
    paymentMethod: 'word',
    paymentDueOn: 'day',
    poNumber: 'text',
    costCentre: 'text',
    grossCents: 'cents',
  },
  booking: {
    status: 'word',
    trailerId: 'trailer',
    depotId: 'depot',
    returnDepotId: 'depot',
    startsAt: 'instant',
    endsAt: 'instant',
    chargeableDays: 'number',
    rentCents: 'cents',
    servicesCents: 'cents',
    netCents: 'cents',
    feeCents: 'cents',
    taxBasisPoints: 'basisPoints',
  },
  businessUnit: {
    legalForm: 'text',
    country: 'country',
    defaultLocale: 'language',
    paymentMethod: 'word',
    creditLimitCents: 'cents',
    riskStatus: 'word',
    status: 'word',
    billingCycle: 'word',
    paymentTermDays: 'number',
    poRequired: 'flag',
    invoiceFormat: 'word',
    monthlyStatement: 'flag',
  },
  setting: {
    freeCancellationHours: 'number',
    lateCancellationDays: 'number',
    noShowDays: 'number',
    approvalHours: 'number',
    advanceHours: 'number',
    validDays: 'number',
    mostHoldHours: 'number',
    minutesPerDay: 'number',
    longestDays: 'number',
    creditLimitCents: 'cents',
    paymentTermDays: 'number',
    // Of the company itself. Who represents it and whom to ask are people.
    name: 'text',
    street: 'text',
    addressLine2: 'text',
    postalCode: 'text',
    city: 'text',
    region: 'text',
    country: 'country',
    vatId: 'text',
    taxNumber: 'text',
    register: 'text',
    holder: 'text',
    iban: 'text',
    bic: 'text',
    creditorId: 'text',
    prenotificationDays: 'number',
    reminderDays: 'number',
    firstDays: 'number',
    secondDays: 'number',
    lastDays: 'number',
    pauseDays: 'number',
    isAutomatic: 'flag',
    nudgeDays: 'number',
    remindDays: 'number',
    planDays: 'number',
    perKmCents: 'cents',
    // By the type of trailers.
    ...tableOf(keysOf(TRAILER_TYPES), () => 'number' as const),
  },
  mailWords: { subject: 'text', text: 'text', note: 'text' },
  user: {
    locale: 'language',
    role: 'word',
    staffRole: 'word',
    depots: 'text',
    orderLimitCents: 'cents',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

export type LoggedNoun = keyof typeof LOGGED_FIELDS;
type Row = Readonly<Record<string, unknown>>;

/** Both values by the path of the field, such as `facts.roof` or `rate.plane.7`. Null is nothing. */
export type FieldChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
export type ToldChanges = {
  readonly changes?: FieldChanges;
  /** Fields that are others, and nobody is told which they were and are. */
  readonly fields?: readonly string[];
};

const ownKind = (fields: Readonly<Record<string, FieldKind>>, field: string): FieldKind | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

/** How a field is read, by the beginning of its path. */
export const kindOfField = (noun: string, path: string): FieldKind | undefined =>
  isLoggedNoun(noun) ? ownKind(LOGGED_FIELDS[noun], path.split('.')[0] ?? '') : undefined;

const isLoggedNoun = (noun: string): noun is LoggedNoun => Object.hasOwn(LOGGED_FIELDS, noun);

/** Of a whole row what the log tells. */
export const loggedPart = (noun: LoggedNoun, row: Row): Row =>
  pick(
    row,
    Object.keys(LOGGED_FIELDS[noun]).filter((field) => Object.hasOwn(row, field)),
  );

/** What became of the fields that were sent: those that stay as they were are not told. */
export function tellChanges(noun: LoggedNoun, before: Row, after: Row): ToldChanges {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  const fields: string[] = [];
  for (const [field, value] of Object.entries(after)) {
    if (isSame(before[field], value)) continue;
    if (ownKind(LOGGED_FIELDS[noun], field) === undefined) fields.push(field);
    else Object.assign(changes, compare(field, before[field], value));
  }
  return {
    ...(Object.keys(changes).length > 0 && { changes }),
    ...(fields.length > 0 && { fields }),
  };
}

/** An object is compared by its parts, down to what has none. */
function compare(path: string, before: unknown, after: unknown): FieldChanges {
  if (!isTable(before) && !isTable(after))
    return isSame(before, after) ? {} : { [path]: [plain(before), plain(after)] };
  const [was, is] = [isTable(before) ? before : {}, isTable(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.assign({}, ...names.map((name) => compare(`${path}.${name}`, was[name], is[name])));
}

const isTable = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const plain = (value: unknown): unknown =>
  value === undefined || value === '' ? null : value instanceof Date ? value.toISOString() : value;

const isSame = (one: unknown, other: unknown): boolean => inOrder(plain(one)) === inOrder(plain(other));

/** The database gives the keys of an object in an order of its own. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isTable(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
