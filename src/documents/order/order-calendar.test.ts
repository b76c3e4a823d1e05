import { expect, test } from 'vitest';
import { SAMPLE_ORDER } from '#documents/sample/sample-order.ts';
import { SAMPLE_FACTS } from '#documents/sample/sample-facts.ts';
import { writeOrderCalendar } from './order-calendar.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const write = (order = SAMPLE_ORDER) =>
  writeOrderCalendar({ order, company: 'Muster GmbH', locale: 'pl', facts: SAMPLE_FACTS }, NOW);

test('a calendar has the pick-up and the return of every line, in the language of the reader', () => {
  const text = write().replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('DTSTART:20261120T070000Z\r\n');
  expect(text).toContain('DTSTART:20261127T070000Z\r\n');
  expect(text).toContain('SUMMARY:Odbiór KM-101\r\n');
  expect(text).toContain(String.raw`LOCATION:Depot București\, Șoseaua Odăii\, Șoseaua Odăii 307\, 013604 București`);
  expect(text).toContain('GEO:44.5;26.1\r\n');
});

test('a return elsewhere is an event at its own address', () => {
  const [line] = SAMPLE_ORDER.lineItems;
  const [known] = SAMPLE_FACTS.lines;
  if (!line || !known) throw new Error('The sample order has no line');
  const returnDepot = { ...line.depot, id: 'other', name: 'Depot Cluj', city: 'Cluj', lat: 46.7, lon: 23.6 };
  const order = { ...SAMPLE_ORDER, lineItems: [{ ...line, returnDepot }] };
  const returnAddress = { street: 'Strada Fabricii 1', postalCode: '400632' };
  const facts = { ...SAMPLE_FACTS, lines: [{ ...known, returnAddress }] };
  const text = writeOrderCalendar({ order, company: 'Muster GmbH', locale: 'de', facts }, NOW).replaceAll('\r\n ', '');
  expect(text).toContain(String.raw`LOCATION:Depot Cluj\, Strada Fabricii 1\, 400632 Cluj`);
  expect(text).toContain('GEO:46.7;23.6\r\n');
});

test('lines are at most 75 bytes long and end as the format asks', () => {
  const lines = write().split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(write()).not.toMatch(/[^\r]\n/);
});

test('an order that is over takes its events back', () => {
  expect(write({ ...SAMPLE_ORDER, status: 'cancelled' }).match(/STATUS:CANCELLED/g)).toHaveLength(2);
  expect(write()).not.toContain('CANCELLED');
});
