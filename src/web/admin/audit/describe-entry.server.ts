import type { AuditRecord } from '#contract/admin-audit.ts';
import type { FieldKind } from '#domain/admin/logged-field.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { fieldLabel, type FieldWords } from './field-label.server.ts';
import { fieldValue, writeValue } from './field-value.server.ts';

/** What became of a field. */
export type ChangeLine = { readonly label: string; readonly before: string; readonly after: string };
/** What else is known of it. */
export type NoteLine = { readonly label: string; readonly value: string };
export type EntryWords = {
  readonly changes: readonly ChangeLine[];
  readonly notes: readonly NoteLine[];
  /** Fields that are others, by their names: which they were and are, was not written down. */
  readonly fields: readonly string[];
};

type Table = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of the log in the words of the reader, also one of the days when less was written down. */
export function describeEntry(
  { locale, format }: Pick<PageRequest, 'locale' | 'format'>,
  { objectType: noun, data, names }: Pick<AuditRecord, 'objectType' | 'data' | 'names'>,
): EntryWords {
  const words: FieldWords = { intl: getIntl(locale), format, names };
  const told = isTable(data['changes']) ? Object.entries(data['changes']) : [];
  const changes = told.map(([path, values]) => {
    const [before, after]: readonly unknown[] = Array.isArray(values) ? values : [];
    return toChange(noun, path, before, after, words);
  });
  return {
    changes: [...changes, ...olderChanges(noun, data, words)],
    notes: toNotes(noun, data, words),
    fields: namedFields(noun, data, words),
  };
}

const toChange = (noun: string, path: string, before: unknown, after: unknown, words: FieldWords): ChangeLine => ({
  label: fieldLabel(noun, path, words),
  before: fieldValue(noun, path, before, words),
  after: fieldValue(noun, path, after, words),
});

/** Pairs of values that some actions have always written down, by the field that they are about. */
const PAIRS = [
  { field: 'status', before: 'from', after: 'to' },
  { field: 'startsAt', before: 'previousStart', after: 'newStart' },
  { field: 'endsAt', before: 'previousEnd', after: 'newEnd' },
  { field: 'trailerId', before: 'oldTrailer', after: 'newTrailer' },
] as const;

function olderChanges(noun: string, data: Table, words: FieldWords): readonly ChangeLine[] {
  const known = isTable(data['changes']) ? data['changes'] : {};
  const pairs = PAIRS.flatMap(({ field, before, after }) => {
    const [was, is] = [data[before], data[after]];
    if (field in known || typeof was !== 'string' || typeof is !== 'string' || was === is) return [];
    return [toChange(noun, field, was, is, words)];
  });
  const { before, after } = data;
  const tables = isTable(after)
    ? Object.entries(after)
        .filter(([field, is]) => JSON.stringify(isTable(before) ? before[field] : null) !== JSON.stringify(is))
        .map(([field, is]) => toChange(nounOf(noun, field), field, isTable(before) ? before[field] : null, is, words))
    : [];
  return [...pairs, ...tables, ...certificateChange(data, words), ...budgetChange(data, words)];
}

/** A stay in the workshop is filed under its trailer, and has times as a booking has. */
const nounOf = (noun: string, field: string): string => (field === 'startsAt' || field === 'endsAt' ? 'booking' : noun);

function certificateChange({ validUntil, previousUntil = null }: Table, words: FieldWords): readonly ChangeLine[] {
  if (typeof validUntil !== 'string') return [];
  const label = words.intl.formatMessage({ id: 'adminTrailer.certificates.validUntil' });
  const write = (value: unknown) => writeValue({ noun: '', path: '', kind: 'day' }, value, words);
  return [{ label, before: write(previousUntil), after: write(validUntil) }];
}

function budgetChange({ costCentre, year, cents, previous }: Table, words: FieldWords): readonly ChangeLine[] {
  if (typeof costCentre !== 'string' || typeof year !== 'number' || previous === undefined) return [];
  const write = (value: unknown) => writeValue({ noun: '', path: '', kind: 'cents' }, value, words);
  return [{ label: `${costCentre} ${year}`, before: write(previous), after: write(cents) }];
}

/** What is told beside changes. All else stands among the technical details. */
const NOTES: Readonly<Record<string, { readonly label: MessageKey; readonly kind: FieldKind }>> = {
  // One of the few that bookings have, or whatever somebody has written.
  reason: { label: 'word.reason', kind: 'word' },
  askedBy: { label: 'adminApproval.askedBy', kind: 'person' },
  remark: { label: 'word.note', kind: 'text' },
  note: { label: 'word.note', kind: 'text' },
  poNumber: { label: 'word.poNumber', kind: 'text' },
  costCentre: { label: 'word.costCentre', kind: 'text' },
  reference: { label: 'account.mandate.reference', kind: 'text' },
  feeCents: { label: 'adminAudit.field.fee', kind: 'cents' },
  ruleCents: { label: 'adminAudit.field.ruleFee', kind: 'cents' },
  differenceCents: { label: 'adminAudit.field.difference', kind: 'cents' },
  receivedCents: { label: 'adminAudit.field.received', kind: 'cents' },
  cents: { label: 'adminDebit.amount', kind: 'cents' },
  sumCents: { label: 'adminDebit.amount', kind: 'cents' },
  totalCents: { label: 'adminDebit.amount', kind: 'cents' },
  netCents: { label: 'adminBooking.charges.net', kind: 'cents' },
  grossCents: { label: 'word.grossTotal', kind: 'cents' },
  openCents: { label: 'document.open', kind: 'cents' },
  days: { label: 'word.rentalDays', kind: 'number' },
  dueOn: { label: 'adminOrder.dueOn', kind: 'day' },
  until: { label: 'word.to', kind: 'day' },
  startsAt: { label: 'word.from', kind: 'instant' },
  endsAt: { label: 'word.to', kind: 'instant' },
};

function toNotes(noun: string, data: Table, words: FieldWords): readonly NoteLine[] {
  const known = isTable(data['changes']) ? data['changes'] : {};
  return Object.entries(NOTES).flatMap(([key, { label, kind }]) => {
    const value = data[key];
    const isTold = key in known || (key === 'cents' && 'previous' in data) || (key === 'costCentre' && 'year' in data);
    // Returns have references, too, which are others.
    if (key === 'reference' && noun !== 'mandate') return [];
    if (value === undefined || value === null || value === '' || isTold) return [];
    const written = writeValue({ noun: '', path: key, kind }, value, words);
    return [{ label: words.intl.formatMessage({ id: label }), value: written }];
  });
}

const FLAGS = { hasOtherDriver: 'driverName', hasOtherPhone: 'phone', hasOtherNote: 'reservationNote' } as const;

function namedFields(noun: string, data: Table, words: FieldWords): readonly string[] {
  const listed = Array.isArray(data['fields']) ? data['fields'].filter((field) => typeof field === 'string') : [];
  const flagged = Object.entries(FLAGS).flatMap(([flag, field]) => (data[flag] === true ? [field] : []));
  return [...new Set([...listed, ...flagged].map((field) => fieldLabel(noun, field, words)))];
}
