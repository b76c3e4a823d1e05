import { isTrailerType } from '#domain/trailer/trailer-type.ts';
import type { Format } from '#i18n/format.ts';
import type { IntlShape } from '#i18n/intl.tsx';
import { isLocale, LOCALE_NAMES } from '#i18n/locales.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { nameOf } from '#i18n/name-of.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { priceClassName } from '#web/words/price-class-name.ts';

export type FieldWords = {
  readonly intl: IntlShape;
  readonly format: Format;
  /** What the entry names by its id. */
  readonly names: Readonly<Record<string, string>>;
};

/** What forms and pages call the fields; one that only some nouns have stands under its noun. */
const LABELS: Readonly<Record<string, MessageKey>> = {
  advanceHours: 'adminSetting.advanceHours',
  approvalHours: 'adminSetting.approvalHours',
  addressId: 'account.invoicing.address',
  billingCycle: 'adminBusinessUnit.billing.cycle',
  buyerReference: 'account.invoicing.buyerReference',
  chargeableDays: 'word.rentalDays',
  bic: 'adminSetting.bic',
  'setting.contactName': 'adminSetting.contactName',
  'depot.city': 'adminDepot.city',
  code: 'adminDepot.code',
  costCentre: 'word.costCentre',
  country: 'word.field.country',
  creditorId: 'document.creditorId',
  creditLimitCents: 'adminBusinessUnit.creditLimit',
  defaultLocale: 'word.field.defaultLocale',
  depotId: 'word.noun.depot',
  'setting.directors': 'adminSetting.directors',
  driverName: 'word.driver',
  'depot.email': 'adminDepot.email',
  endsAt: 'word.to',
  exceptions: 'adminDepot.exceptions',
  excludes: 'adminService.excludes',
  facilities: 'adminDepot.facilities',
  feeCents: 'adminAudit.field.fee',
  freeCancellationHours: 'adminSetting.freeCancellationHours',
  firstDays: 'adminSetting.firstDays',
  firstRegisteredOn: 'fact.firstRegisteredOn',
  grossCents: 'word.grossTotal',
  holder: 'word.accountHolder',
  holidayRegion: 'adminDepot.holidayRegion',
  invoiceAddressId: 'account.invoicing.address',
  invoiceFormat: 'account.invoicing.format',
  iban: 'account.mandate.iban',
  isAutomatic: 'adminSetting.isAutomatic',
  keyBox: 'depot.facility.keyBox',
  lastDays: 'adminSetting.lastDays',
  lateCancellationDays: 'adminSetting.lateCancellationDays',
  lat: 'adminDepot.lat',
  leadTimeHours: 'adminService.leadTimeHours',
  leadTimeMinutes: 'adminDepot.leadTimeMinutes',
  locale: 'word.language',
  lon: 'adminDepot.lon',
  longestDays: 'adminSetting.longestDays',
  'mailWords.note': 'adminMailWords.note',
  'mailWords.subject': 'adminMail.subject',
  'mailWords.text': 'adminMailWords.text',
  make: 'fact.make',
  mandatory: 'adminService.mandatory',
  minutesPerDay: 'adminSetting.minutesPerDay',
  model: 'fact.model',
  mostHoldHours: 'adminSetting.mostHoldHours',
  nudgeDays: 'adminSetting.nudgeDays',
  noShowDays: 'adminSetting.noShowDays',
  monthlyStatement: 'account.invoicing.statement',
  'depot.name': 'adminDepot.name',
  'priceList.name': 'adminPrice.name',
  names: 'adminService.names',
  netCents: 'word.netTotal',
  number: 'fact.number',
  orderLimitCents: 'adminBusinessUnit.orderLimit',
  pauseDays: 'adminSetting.pauseDays',
  paymentDueOn: 'adminOrder.dueOn',
  paymentMethod: 'word.field.paymentMethod',
  paymentStatus: 'word.payment',
  paymentTermDays: 'adminBusinessUnit.billing.term',
  peppolId: 'account.invoicing.peppolId',
  'depot.phone': 'adminDepot.phone',
  perKmCents: 'adminSetting.perKmCents',
  planDays: 'adminSetting.planDays',
  plate: 'fact.plate',
  poNumber: 'word.poNumber',
  poRequired: 'adminBusinessUnit.billing.poRequired',
  position: 'adminService.position',
  'depot.postalCode': 'adminDepot.postalCode',
  prenotificationDays: 'adminSetting.prenotificationDays',
  priceClass: 'adminTrailer.priceClass',
  recommended: 'adminService.recommended',
  'setting.register': 'adminSetting.register',
  remindDays: 'adminSetting.remindDays',
  reminderDays: 'adminSetting.reminderDays',
  rentCents: 'adminBooking.rental',
  requires: 'adminService.requires',
  returnDepotId: 'oneWay.place',
  reservationNote: 'word.note',
  riskStatus: 'adminBusinessUnit.risk',
  role: 'word.role',
  staffRole: 'word.role',
  'user.depots': 'word.depots',
  seasons: 'adminDepot.seasons',
  secondDays: 'adminSetting.secondDays',
  servicesCents: 'admin.nav.services',
  startsAt: 'word.from',
  status: 'word.status',
  'depot.street': 'adminDepot.street',
  subType: 'word.subType',
  targets: 'adminDepot.targets',
  taxBasisPoints: 'adminAudit.field.taxRate',
  timeZone: 'adminDepot.timeZone',
  trailerId: 'word.noun.trailer',
  type: 'word.type',
  unit: 'adminService.unit',
  validDays: 'adminSetting.validDays',
  validFrom: 'adminPrice.validFrom',
  vin: 'adminTrailer.vin',
  week: 'word.openingHours',
};

/** What a field of a noun is called; one that nobody has thought of is shown by its name. */
export function fieldLabel(noun: string, path: string, words: FieldWords): string {
  const { intl } = words;
  const [field = '', ...parts] = path.split('.');
  const special = specialLabel(noun, field, parts, words);
  if (special !== undefined) return special;
  const id = LABELS[`${noun}.${field}`] ?? LABELS[field];
  const label =
    id === undefined
      ? nameOf(intl, `fact.${field}`, nameOf(intl, `word.field.${field}`, field))
      : intl.formatMessage({ id });
  return parts.length === 0 ? label : `${label} · ${parts.map((part) => partName(part, words)).join(' · ')}`;
}

/** Prices and facts are called by what they are about. */
function specialLabel(noun: string, field: string, parts: readonly string[], { intl, names }: FieldWords) {
  const [first = '', second = ''] = parts;
  if (field === 'facts') return nameOf(intl, `fact.${first}`, first);
  if (noun === 'setting' && isTrailerType(field)) {
    return intl.formatMessage({ id: 'adminSetting.turnaroundHours' }, { type: typeName(intl, field) });
  }
  if (noun !== 'priceList') return undefined;
  switch (field) {
    case 'rate':
      return second === ''
        ? priceClassName(intl, first)
        : `${priceClassName(intl, first)} · ${intl.formatMessage({ id: 'adminPrice.fromDay' }, { days: Number(second) })}`;
    case 'factor':
      return `${intl.formatMessage({ id: 'adminPrice.factors' })} · ${names[first] ?? first}`;
    case 'service':
      return [nameOf(intl, `service.${first}`, first), ...(second === '' ? [] : [typeName(intl, second)])].join(' · ');
    case 'oneWay':
    case 'oneWayQuota':
    case 'oneWayClosed':
      return laneLabel(field, parts, { intl, names });
    default:
      return undefined;
  }
}

const LANE_PARTS: Readonly<Record<string, MessageKey>> = {
  baseCents: 'adminPrice.oneWay.baseCents',
  perKmCents: 'adminPrice.oneWay.perKmCents',
  leastCents: 'adminPrice.oneWay.leastCents',
  mostCents: 'adminPrice.oneWay.mostCents',
  oneWayQuota: 'adminPrice.oneWay.monthlyQuota',
  oneWayClosed: 'adminPrice.oneWay.closed',
};

/** From where to where, for which trailers, and what of it. */
function laneLabel(field: string, parts: readonly string[], { intl, names }: Pick<FieldWords, 'intl' | 'names'>) {
  const [from = '', to = '', type = '', part = field] = parts;
  const all = intl.formatMessage({ id: 'word.all' });
  const place = (id: string): string => (id === 'any' ? all : (names[id] ?? id));
  const what = LANE_PARTS[part];
  return [
    intl.formatMessage({ id: 'adminPrice.oneWay' }),
    `${place(from)} → ${place(to)}`,
    type === 'any' ? all : typeName(intl, type),
    ...(what ? [intl.formatMessage({ id: what })] : []),
  ].join(' · ');
}

const WEEKDAY = /^[1-7]$/;
const DAYS = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/;
const DAYS_OF_YEAR = /^(\d\d)-(\d\d)\/(\d\d)-(\d\d)$/;

/** A day of the week, a type, the days of an exception or a season, a language. */
function partName(part: string, { intl, format }: FieldWords): string {
  if (WEEKDAY.test(part)) return format.weekday(part);
  if (isLocale(part)) return LOCALE_NAMES[part];
  const [, from, to] = DAYS.exec(part) ?? [];
  const date = (day: string) => format.date(`${day}T12:00:00Z`, 'UTC');
  if (from !== undefined && to !== undefined) return from === to ? date(from) : `${date(from)} – ${date(to)}`;
  const [season, fromMonth, fromDay, toMonth, toDay] = DAYS_OF_YEAR.exec(part) ?? [];
  const short = (month = '', day = '') => format.shortDate(`2024-${month}-${day}T12:00:00Z`, 'UTC');
  if (season !== undefined) return `${short(fromMonth, fromDay)} – ${short(toMonth, toDay)}`;
  if (isTrailerType(part)) return typeName(intl, part);
  if (part === 'least' || part === 'most') return intl.formatMessage({ id: `adminDepot.targets.${part}` });
  return part === 'text'
    ? intl.formatMessage({ id: 'adminService.text' })
    : part === 'name'
      ? intl.formatMessage({ id: 'adminDepot.name' })
      : part;
}
