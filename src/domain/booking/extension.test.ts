import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { checkExtension, type ExtensionQuestion } from './extension.ts';

const ZONE = 'Europe/Berlin';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant();
const hours = [{ from: '06:00', to: '20:00' }];
const NOW = at('2026-11-19T12:00');

// Monday to Friday, with its own allocation two hours longer.
const RENTAL: ExtensionQuestion = {
  period: { from: at('2026-11-16T09:00'), to: at('2026-11-20T09:00'), timeZone: ZONE },
  newTo: at('2026-11-24T09:00'),
  turnaroundHours: 2,
  calendar: {
    timeZone: ZONE,
    keyBox: false,
    week: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours },
    exceptions: [],
    holidays: new Set(),
  },
  certificates: [{ kind: 'hu', validUntil: '2027-05-01' }],
  allocations: [{ kind: 'rental', from: at('2026-11-16T09:00'), to: at('2026-11-20T11:00'), isOwn: true }],
};
const next = (from: string, kind: 'rental' | 'workshop' = 'rental') => ({
  allocations: [...RENTAL.allocations, { kind, from: at(from), to: at(from).add({ hours: 72 }) } as const],
});

function answer(more: Partial<ExtensionQuestion>, now = NOW) {
  const { problem, longestTo, needsWorkshop } = checkExtension({ ...RENTAL, ...more }, now);
  const longest = longestTo?.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? 'open';
  return [problem ?? (needsWorkshop ? 'possible, workshop' : 'possible'), longest];
}

describe('extending a rental from Friday to Tuesday', () => {
  test.each([
    ['with nothing after it', {}, ['possible', 'open']],
    ['with the next rental right after its turnaround', next('2026-11-24T11:00'), ['possible', '2026-11-24T09:00']],
    ['with the next rental a minute sooner', next('2026-11-24T10:59'), ['taken', '2026-11-24T08:59']],
    ['with the next rental on Monday morning', next('2026-11-23T07:00'), ['taken', '2026-11-20T20:00']],
    ['with the next rental three hours after the old end', next('2026-11-20T12:00'), ['taken', '2026-11-20T10:00']],
    ['with the next rental right after the old one', next('2026-11-20T11:00'), ['taken', '2026-11-20T09:00']],
    ['with the workshop waiting', next('2026-11-23T09:00', 'workshop'), ['workshop', '2026-11-23T07:00']],
    ['to a Sunday', { newTo: at('2026-11-22T09:00') }, ['closed', 'open']],
    ['to an earlier time', { newTo: at('2026-11-19T18:00') }, ['notLater', 'open']],
    ['to the same time', { newTo: at('2026-11-20T09:00') }, ['notLater', 'open']],
    [
      'over the end of a certificate',
      { certificates: [{ kind: 'hu', validUntil: '2026-11-23' }] },
      ['certificate', '2026-11-23T20:00'],
    ],
    [
      'over the end of a certificate, with the next rental before it',
      { ...next('2026-11-24T13:00'), certificates: [{ kind: 'hu', validUntil: '2026-11-20' }] },
      ['certificate', '2026-11-20T20:00'],
    ],
    [
      'while a certificate ends with the old rental',
      {
        period: { ...RENTAL.period, to: at('2026-11-20T20:00') },
        certificates: [{ kind: 'hu', validUntil: '2026-11-20' }],
      },
      ['certificate', '2026-11-20T20:00'],
    ],
    [
      'over the end of a certificate, past day 30',
      { newTo: at('2026-12-17T09:00'), certificates: [{ kind: 'hu', validUntil: '2026-11-23' }] },
      ['possible, workshop', 'open'],
    ],
  ] as const)('%s', (_, more, expected) => {
    expect(answer(more)).toEqual(expected);
  });

  test('to a time that has passed is none, even of an overdue rental', () => {
    expect(answer({}, at('2026-11-24T10:00'))[0]).toBe('notLater');
    expect(answer({}, at('2026-11-20T10:00'))[0]).toBe('possible');
  });

  test('is possible up to the longest return and no later', () => {
    const gap = fc.integer({ min: 2, max: 500 });
    fc.assert(
      fc.property(gap, (hoursAfter) => {
        const start = RENTAL.period.to.add({ hours: hoursAfter });
        const allocations = [
          ...RENTAL.allocations,
          { kind: 'rental', from: start, to: start.add({ hours: 24 }) } as const,
        ];
        const keyBox = { ...RENTAL, allocations, calendar: { ...RENTAL.calendar, keyBox: true } };
        const longest = checkExtension(keyBox, NOW).longestTo ?? start;
        expect(checkExtension({ ...keyBox, newTo: longest.add({ minutes: 1 }) }, NOW).problem).toBe('taken');
        fc.pre(longest.epochMilliseconds > RENTAL.period.to.epochMilliseconds);
        expect(checkExtension({ ...keyBox, newTo: longest }, NOW).problem).toBeNull();
      }),
    );
  });
});
