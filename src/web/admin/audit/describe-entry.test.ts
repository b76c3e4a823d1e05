import { describe, expect, test } from 'vitest';
import { LOGGED_FIELDS } from '#domain/admin/logged-field.ts';
import { keysOf } from '#domain/table.ts';
import { createFormat } from '#i18n/format.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeEntry } from './describe-entry.server.ts';
import { fieldLabel } from './field-label.server.ts';

const DEPOT = '00000000-0000-4000-8000-000000000001';

const describeIn = (
  locale: Locale,
  objectType: string,
  data: Record<string, unknown>,
  names: Record<string, string> = {},
) => describeEntry({ locale, format: createFormat(locale) }, { objectType, data, names });
const inGerman = (objectType: string, data: Record<string, unknown>, names?: Record<string, string>) =>
  describeIn('de', objectType, data, names);
const linesOf = ({ changes }: ReturnType<typeof describeIn>) =>
  changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`.replaceAll('\u00A0', ' '));

describe('an entry of the log says in words', () => {
  test.each([
    ['priceList', { 'rate.plane.7': [3900, 3850] }, 'Planenauflieger · ab 7 Tagen: 39,00 € → 38,50 €'],
    ['priceList', { [`factor.${DEPOT}`]: [null, 11_000] }, 'Faktoren der Depots · Hamburg: – → 1,10'],
    ['priceList', { 'service.fullService.cool': [1000, null] }, 'Full Service · Kühlauflieger: 10,00 € → –'],
    ['trailer', { status: ['active', 'workshop'] }, 'Status: im Angebot → vom Markt genommen'],
    ['trailer', { depotId: [DEPOT, null] }, 'Depot: Hamburg → –'],
    ['trailer', { payloadKg: [26_000, 26_260] }, 'Nutzlast: 26.000 kg → 26.260 kg'],
    ['trailer', { firstRegisteredOn: ['2024-01-02', '2024-02-01'] }, 'Erstzulassung: 02.01.2024 → 01.02.2024'],
    [
      'depot',
      { 'week.1': [null, [{ from: '06:00', to: '20:00' }]] },
      'Öffnungszeiten · Montag: geschlossen → 06:00–20:00',
    ],
    ['depot', { 'exceptions.2026-12-24/2026-12-24': [null, []] }, 'Ausnahmen · 24.12.2026: – → geschlossen'],
    ['depot', { keyBox: [false, true] }, 'Schlüsselbox: nein → ja'],
    ['order', { poNumber: [null, '4711'] }, 'Bestellnummer: – → 4711'],
    [
      'booking',
      { endsAt: ['2026-11-18T08:00:00Z', '2026-11-20T08:00:00Z'] },
      'Bis: 18.11.2026, 09:00 → 20.11.2026, 09:00',
    ],
    ['booking', { taxBasisPoints: [1900, 0] }, 'Steuersatz: 19 % → 0 %'],
    ['businessUnit', { country: ['DE', 'AT'] }, 'Land: Deutschland → Österreich'],
  ])('%s %j', (noun, changes, line) => {
    expect(linesOf(inGerman(noun, { changes }, { [DEPOT]: 'Hamburg' }))).toEqual([line]);
  });

  test('what older entries have told as pairs, and no pair twice', () => {
    expect(linesOf(inGerman('order', { number: 'O-26-000131', from: 'placed', to: 'confirmed' }))).toEqual([
      'Status: wartet auf Zahlung → bestätigt',
    ]);
    const both = { from: 'active', to: 'retired', changes: { status: ['active', 'retired'] } };
    expect(linesOf(inGerman('trailer', both))).toHaveLength(1);
    const terms = { before: { creditLimitCents: 100_000 }, after: { creditLimitCents: null } };
    expect(linesOf(inGerman('businessUnit', terms))).toEqual(['Kreditlimit: 1.000,00 € → –']);
  });

  test('which fields are others, where no values were kept', () => {
    expect(inGerman('businessUnit', { fields: ['phone', 'invoiceEmail'] }).fields).toEqual([
      'Telefon',
      'E-Mail für Rechnungen',
    ]);
    expect(inGerman('booking', { hasOtherDriver: true }).fields).toEqual(['Fahrer']);
  });

  test('reasons of bookings by their names, others as they were written', () => {
    const { notes } = inGerman('booking', { reason: 'defect', remark: 'Achse 2' });
    expect(notes.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Grund: technischer Defekt',
      'Notiz: Achse 2',
    ]);
    expect(inGerman('user', { reason: 'defekter Zugang' }).notes).toMatchObject([{ value: 'defekter Zugang' }]);
  });

  test('who has asked for what somebody else agreed to, by name', () => {
    const askedBy = 'd084cf3e-cd95-49aa-a31a-21bf864b0c09';
    expect(inGerman('invoice', { askedBy }, { [askedBy]: 'Cleo Counts' }).notes).toMatchObject([
      { label: 'Angefragt von', value: 'Cleo Counts' },
    ]);
  });

  test('reasons and amounts beside it', () => {
    expect(inGerman('booking', { reason: 'Stau', feeCents: 4200 }).notes).toMatchObject([
      { label: 'Grund', value: 'Stau' },
      { label: 'Gebühr netto' },
    ]);
  });
});

test.each(LOCALES)('every field whose values are kept has a name in %s', (locale) => {
  const words = { intl: getIntl(locale), format: createFormat(locale), names: {} };
  const plain = keysOf(LOGGED_FIELDS).flatMap((noun) =>
    Object.keys(LOGGED_FIELDS[noun])
      .filter((field) => !['rate', 'factor', 'service', 'facts'].includes(field))
      .filter((field) => fieldLabel(noun, field, words) === field),
  );
  // Some words are the same in a language as in the code.
  expect(plain.filter((field) => /[A-Z]/.test(field))).toEqual([]);
});
