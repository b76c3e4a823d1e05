import type { LineTrace } from '#domain/billing/draft-document.ts';
import { expect, test } from 'vitest';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import type { InvoiceLine } from '#domain/invoice/invoice-document.ts';
import { createInvoiceText } from './invoice-text.ts';

const [line] = SAMPLE_INVOICES.invoice.lines;
if (line === undefined) throw new Error('The sample has no line');

const trace = (basis: LineTrace['basis'], change: Partial<LineTrace> = {}): Partial<InvoiceLine> => ({
  trace: { basis, longer: null, targetCents: 54_000, beforeCents: 0, ...change },
});
const byDay = { unit: 'DAY', quantity: 21, unitPriceCents: 2400, netCents: 50_400 } as const;
const longer = { days: 28, paidDays: 30, dayRateCents: 2400 };
const credits = { number: 'I-26-DE-000001', lineNo: 2 };

test.each<readonly [why: string, line: Partial<InvoiceLine>]>([
  ['21 von 28 Tagen, vereinbart 720,00 €', trace({ kind: 'share', days: 21, ofDays: 28, wholeCents: 72_000 })],
  ['21 × 24,00 €', { ...byDay, trace: null }],
  // What was billed before explains nothing where days times a price do.
  ['21 × 24,00 €', { ...byDay, ...trace({ kind: 'whole' }, { beforeCents: 100, targetCents: 50_500 }) }],
  ['höchstens der Preis bei Rückgabe nach 21 Tagen', trace({ kind: 'limit', days: 21 })],
  ['einmal', trace({ kind: 'once' })],
  [
    '21 Miettage, 720,00 €, davon 540,00 € schon berechnet',
    trace({ kind: 'whole' }, { targetCents: 72_000, beforeCents: 54_000 }),
  ],
  [
    '30-Tage-Preis, 30 × 24,00 €, günstiger als die kürzere Zeit',
    trace({ kind: 'whole' }, { longer, targetCents: 72_000 }),
  ],
  // The price of the whole is not that of an extension.
  ['21 Miettage', trace({ kind: 'whole' }, { longer, targetCents: 12_000 })],
  [
    '540,00 € berechnet, jetzt 360,00 €, zu I-26-DE-000001, Position 2',
    { ...trace({ kind: 'whole' }, { targetCents: 36_000, beforeCents: 54_000 }), credits },
  ],
  ['zu I-26-DE-000001, Position 2', { trace: null, credits }],
  ['Riss', { item: { kind: 'charge', charge: 'damage', note: 'Riss' }, ...trace({ kind: 'charge' }) }],
  ['', { item: { kind: 'charge', charge: 'cleaning', note: null }, ...trace({ kind: 'charge' }) }],
])('why: %s', (why, change) => {
  const text = createInvoiceText('de').why({ ...line, ...change });
  expect(text.replaceAll('\u00a0', ' ')).toBe(why);
});

test.each<readonly [name: string, item: InvoiceLine['item'], isExtension: boolean]>([
  ['Miete', { kind: 'rent' }, false],
  ['Miete, Verlängerung', { kind: 'rent' }, true],
  ['Haftung Plus', { kind: 'service', key: 'liabilityPlus', names: {} }, false],
  ['Netz', { kind: 'service', key: 'net', names: { de: { name: 'Netz' } } }, false],
  ['Stornogebühr', { kind: 'charge', charge: 'cancellation', note: null }, false],
  ['Reinigung', { kind: 'charge', charge: 'cleaning', note: null }, false],
  ['somethingNew', { kind: 'charge', charge: 'somethingNew', note: null }, false],
])('what is billed: %s', (name, item, isExtension) => {
  expect(createInvoiceText('de').item({ ...line, item, isExtension })).toBe(name);
});
