import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { isTargetDay } from '#domain/payment/target-day.ts';
import { batchNumber } from './batch-number.ts';
import { canCollectOn, firstCollectDay, lastFileDay, latestToSeeTo, retryDay } from './debit-day.ts';
import { type DebitQuestion, findDebitObstacle } from './debit-obstacle.ts';
import { BATCH_STATES, canBatchBecome, comesBackAs, DEBIT_STATES } from './debit-state.ts';
import { nextStepOf, RETURN_CODES } from './return-code.ts';
import { toSepaText } from './sepa-text.ts';

const MANDATE: DebitQuestion['mandate'] = {
  status: 'active',
  scheme: 'B2B',
  signedOn: '2026-10-02',
  bankConfirmedOn: '2026-10-05',
  lastCollectedOn: null,
  blockedReason: null,
};
const SOUND: DebitQuestion = {
  openCents: 76_743,
  status: 'open',
  announcedFor: '2026-12-08',
  cameBack: false,
  mandate: MANDATE,
};

describe('an invoice', () => {
  test.each<[string, Partial<DebitQuestion>, Partial<DebitQuestion['mandate']>, string | undefined]>([
    ['that is sound', {}, {}, undefined],
    ['of which one cent is open', { openCents: 1 }, {}, undefined],
    ['that has been paid meanwhile', { openCents: 0, status: 'settled' }, {}, 'settled'],
    ['that is disputed', { status: 'disputed' }, {}, 'disputed'],
    ['whose debit came back', { cameBack: true }, {}, 'returned'],
    ['whose mandate was revoked', {}, { status: 'revoked' }, 'revoked'],
    ['whose mandate is blocked', {}, { blockedReason: 'AC04' }, 'blocked'],
    ['whose bank was not told of the mandate', {}, { bankConfirmedOn: null }, 'unconfirmed'],
    ['of a CORE mandate, of which no bank has to be told', {}, { bankConfirmedOn: null, scheme: 'CORE' }, undefined],
    ['whose mandate was granted 36 months ago to the day', {}, { signedOn: '2023-12-08' }, undefined],
    ['whose mandate was granted a day earlier', {}, { signedOn: '2023-12-07' }, 'unused'],
    ['whose old mandate was used since', {}, { signedOn: '2019-01-31', lastCollectedOn: '2024-02-29' }, undefined],
    ['whose mandate was used last 36 months ago and a day', {}, { lastCollectedOn: '2023-12-07' }, 'unused'],
    ['that was announced for two weeks earlier', { announcedFor: '2026-11-24' }, {}, undefined],
    ['that was announced for longer ago', { announcedFor: '2026-11-23' }, {}, 'late'],
    ['that is disputed and without a mandate', { status: 'disputed' }, { status: 'revoked' }, 'disputed'],
  ])('%s', (_, question, mandate, obstacle) => {
    const asked = { ...SOUND, ...question, mandate: { ...MANDATE, ...mandate } };
    expect(findDebitObstacle(asked, '2026-12-08')).toBe(obstacle);
  });
});

describe('the days of a collection', () => {
  test('as in the worked example: seen to from Friday on, filed by Monday, collected on Tuesday', () => {
    expect([latestToSeeTo('2026-12-03'), latestToSeeTo('2026-12-04')]).toEqual(['2026-12-07', '2026-12-08']);
    expect(lastFileDay('2026-12-08')).toBe('2026-12-07');
    expect(['2026-12-04', '2026-12-07', '2026-12-08'].map((today) => canCollectOn('2026-12-08', today))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['a Sunday', '2026-12-13', '2026-12-07'],
    ['the day of Easter', '2027-03-29', '2027-03-01'],
    ['the day itself', '2026-12-08', '2026-12-08'],
    ['after Christmas, with a file of Christmas Eve', '2026-12-28', '2026-12-25'],
  ])('never %s', (_, collectOn, today) => {
    expect(canCollectOn(collectOn, today)).toBe(false);
  });

  test('the first day for a file of any day can be collected, is not too early, and none before it could', () => {
    const anyDay = fc
      .integer({ min: 0, max: 12 * 365 })
      .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString());
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (today, days) => {
        const announcedFor = Temporal.PlainDate.from(today).add({ days }).toString();
        const first = firstCollectDay(announcedFor, today);
        expect(first >= announcedFor && canCollectOn(first, today)).toBe(true);
        for (let day = Temporal.PlainDate.from(announcedFor); day.toString() < first; day = day.add({ days: 1 }))
          expect(canCollectOn(day.toString(), today)).toBe(false);
        expect(isTargetDay(Temporal.PlainDate.from(lastFileDay(first)))).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-12-11', '2026-12-18'],
    ['2026-12-18', '2026-12-28'],
    ['2027-03-19', '2027-03-30'],
  ])('what came back on %s is tried again on %s', (today, again) => {
    expect(retryDay(today)).toBe(again);
  });
});

test.each([
  ['AM04', 'tryAgain'],
  ...['AC01', 'AC04', 'AC06', 'MD01', 'MD07', 'MS02', 'SL01'].map((code) => [code, 'blockMandate']),
  ['MD06', 'settleDispute'],
  ['MS03', 'lookInto'],
  ['AM05', 'lookInto'],
  ['FF05', 'lookInto'],
  ['toString', 'lookInto'],
])('after %s: %s', (code = '', step) => {
  expect(nextStepOf(code)).toBe(step);
});

test('every code is written as banks write them', () => {
  for (const code of Object.keys(RETURN_CODES)) expect(code).toMatch(/^[A-Z]{2}\d{2}$/);
});

test('a batch is exported or discarded, and booked only after its export', () => {
  const edges = BATCH_STATES.flatMap((from) =>
    BATCH_STATES.filter((to) => canBatchBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(edges).toEqual(['draft exported', 'draft discarded', 'exported booked']);
});

test('only what is on its way comes back', () => {
  expect(DEBIT_STATES.map(comesBackAs)).toEqual([undefined, 'rejected', 'returned', undefined, undefined, undefined]);
});

test.each([
  [2026, 7, 'B-26-000007'],
  [2030, 1_234_567, 'B-30-1234567'],
])('batch %i %i is %s', (year, sequence, number) => {
  expect(batchNumber(year, sequence)).toBe(number);
});

describe('the text for banks', () => {
  test.each([
    ['Wielkopolska Trans Sp. z o.o. & Söhne', 'Wielkopolska Trans Sp. z o.o. + Soehne'],
    ['Łukasz Ćwiek', 'Lukasz Cwiek'],
    ['Großhandel Ærø – Ødegård', 'Grosshandel Aero - Odegard'],
    ['L’Étoile “Nord”', "L'Etoile .Nord."],
    ['Țară Românească', 'Tara Romaneasca'],
    ['ООО Щёлково', 'OOO Shtelkovo'],
    ['Μεταφορές', 'Metafores'],
    ['日本', 'NOTPROVIDED'],
    ['', 'NOTPROVIDED'],
    ['a\n\tb\u0000', 'a b.'],
    ['50 % <b>', '50 . .b.'],
    ['u\u0308ber', 'ueber'],
  ])('%s', (text, carried) => {
    expect(toSepaText(text, 70)).toBe(carried);
  });

  test('has only letters that banks carry, is never empty or too long, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const carried = toSepaText(text, 70);
        expect(carried).toMatch(/^[A-Za-z0-9/?:().,'+ -]{1,70}$/);
        expect(toSepaText(carried, 70)).toBe(carried);
      }),
    );
  });
});
