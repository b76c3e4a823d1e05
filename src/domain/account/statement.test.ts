import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/wall-clock.ts';
import { AGES } from './ageing.ts';
import {
  type AccountHistory,
  type StatedDocument,
  type StatedPayment,
  type Statement,
  statementOf,
} from './statement.ts';

const DAY_ONE = '2026-11-01';

const document = (id: string, on: string, grossCents: number, kind: StatedDocument['kind'] = 'invoice') => ({
  id,
  kind,
  number: id,
  orderNumber: 'O-26-000001',
  on,
  at: new Date(`${on}T02:10:00Z`),
  dueOn: kind === 'creditNote' ? null : addDays(on, 14),
  grossCents,
});
const payment = (id: string, on: string, cents: number, kind: StatedPayment['kind'] = 'transfer') => ({
  id,
  kind,
  orderNumber: null,
  on,
  at: new Date(`${on}T09:00:00Z`),
  cents,
});
const byMoney = (documentId: string, paymentId: string, cents: number) => ({
  documentId,
  paymentId,
  creditNoteId: null,
  cents,
});
const byCredit = (documentId: string, creditNoteId: string, cents: number) => ({
  documentId,
  paymentId: null,
  creditNoteId,
  cents,
});

const openOf = ({ ageing }: Statement): number => AGES.reduce((sum, age) => sum + ageing[age], 0);

const STORY: AccountHistory = {
  documents: [
    document('I-1', '2026-11-01', 76_743),
    document('I-2', '2026-12-01', 10_000),
    document('C-1', '2026-12-03', 4_000, 'creditNote'),
  ],
  payments: [
    payment('p1', '2026-11-20', 80_000),
    payment('r1', '2026-12-10', -1_000, 'refund'),
    payment('w1', '2026-12-11', 2, 'writeOff'),
    payment('w2', '2026-12-11', 500, 'writeOff'),
  ],
  claims: [],
  settlements: [
    byMoney('I-1', 'p1', 76_741),
    byMoney('I-1', 'w1', 2),
    byCredit('I-2', 'C-1', 3_000),
    byMoney('C-1', 'r1', 1_000),
  ],
};

test('a year: what was billed, paid, credited, sent back and given up, and what is left', () => {
  const { rows, ...sums } = statementOf(STORY, { from: '2026-11-15', to: '2026-12-31' });
  expect(rows.map(({ kind, number, cents, balanceCents }) => [kind, number, cents, balanceCents])).toEqual([
    ['transfer', null, -80_000, -3_257],
    ['invoice', 'I-2', 10_000, 6_743],
    ['creditNote', 'C-1', -4_000, 2_743],
    ['refund', null, 1_000, 3_743],
    ['writeOff', null, -2, 3_741],
  ]);
  expect(sums).toEqual({
    openingCents: 76_743,
    closingCents: 3_741,
    ageing: { notDue: 0, to30: 7_000, to60: 0, to90: 0, over90: 0 },
    unusedCents: 3_259,
  });
});

test('on a day in between it stands as it did: money that had come was used, what came later had not', () => {
  expect(statementOf(STORY, { from: DAY_ONE, to: '2026-11-19' })).toMatchObject({
    closingCents: 76_743,
    unusedCents: 0,
  });
  const paid = statementOf(STORY, { from: DAY_ONE, to: '2026-11-20' });
  expect(paid).toMatchObject({ closingCents: -3_257, unusedCents: 3_259 });
  // The two cents were given up later.
  expect(openOf(paid)).toBe(2);
});

test('nothing at all comes to nothing', () => {
  const statement = statementOf(
    { documents: [], payments: [], settlements: [], claims: [] },
    { from: DAY_ONE, to: DAY_ONE },
  );
  expect(statement).toMatchObject({ openingCents: 0, rows: [], closingCents: 0, unusedCents: 0 });
});

/** What a company can do with its account, one after the other; what does not fit is left out. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('bill', 'credit', 'pay', 'settle', 'offset', 'refund', 'sendBack', 'writeOff'),
    days: fc.nat(40),
    cents: fc.integer({ min: 1, max: 100_000 }),
    pick: fc.nat(20),
  }),
  { maxLength: 40 },
);

type Step = { readonly what: string; readonly days: number; readonly cents: number; readonly pick: number };

function play(played: readonly Step[]): AccountHistory {
  const documents: StatedDocument[] = [];
  const payments: StatedPayment[] = [];
  const settlements: AccountHistory['settlements'][number][] = [];
  const usedOf = (id: string) =>
    settlements.reduce((sum, { documentId, paymentId, creditNoteId, cents }) => {
      return [documentId, paymentId, creditNoteId].includes(id) ? sum + cents : sum;
    }, 0);
  const leftOf = (id: string) => {
    const whole =
      documents.find((each) => each.id === id)?.grossCents ?? payments.find((each) => each.id === id)?.cents;
    return (whole ?? 0) - usedOf(id) - (back.get(id) ?? 0);
  };
  const back = new Map<string, number>();
  const choose = <T extends { readonly id: string }>(from: readonly T[], pick: number): T | undefined => {
    const left = from.filter(({ id }) => leftOf(id) > 0);
    return left[pick % Math.max(left.length, 1)];
  };
  for (const [i, { what, days, cents, pick }] of played.entries()) {
    const on = addDays(DAY_ONE, days);
    const bill = choose(
      documents.filter(({ kind }) => kind !== 'creditNote'),
      pick,
    );
    const credit = choose(
      documents.filter(({ kind }) => kind === 'creditNote'),
      pick,
    );
    const money = choose(
      payments.filter(({ kind }) => kind === 'transfer'),
      pick,
    );
    const least = (...ids: readonly string[]) => Math.min(cents, ...ids.map(leftOf));
    if (what === 'bill') documents.push(document(`d${i}`, on, cents));
    if (what === 'credit') documents.push(document(`c${i}`, on, cents, 'creditNote'));
    if (what === 'pay') payments.push(payment(`p${i}`, on, cents));
    if (what === 'settle' && bill && money) settlements.push(byMoney(bill.id, money.id, least(bill.id, money.id)));
    if (what === 'offset' && bill && credit) settlements.push(byCredit(bill.id, credit.id, least(bill.id, credit.id)));
    if (what === 'refund' && credit) {
      payments.push(payment(`r${i}`, on, -least(credit.id), 'refund'));
      settlements.push(byMoney(credit.id, `r${i}`, least(credit.id)));
    }
    if (what === 'sendBack' && money) {
      payments.push(payment(`r${i}`, on, -least(money.id), 'refund'));
      back.set(money.id, (back.get(money.id) ?? 0) + least(money.id));
    }
    if (what === 'writeOff' && bill) {
      payments.push(payment(`w${i}`, on, least(bill.id), 'writeOff'));
      settlements.push(byMoney(bill.id, `w${i}`, least(bill.id)));
    }
  }
  return { documents, payments, settlements, claims: [] };
}

test('opening and rows are the closing balance, which is what is open less what is unused, on any day', () => {
  fc.assert(
    fc.property(steps, fc.nat(45), fc.nat(45), (played, start, length) => {
      const from = addDays(DAY_ONE, start - 2);
      const to = addDays(from, length);
      const history = play(played);
      const statement = statementOf(history, { from, to });
      const { openingCents, rows, closingCents, unusedCents } = statement;
      expect(openingCents + rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(closingCents);
      expect(rows.at(-1)?.balanceCents ?? openingCents).toBe(closingCents);
      expect(openOf(statement) - unusedCents).toBe(closingCents);
      expect(openOf(statement)).toBeGreaterThanOrEqual(0);
      expect(statementOf(history, { from: addDays(to, 1), to: addDays(to, 1) }).openingCents).toBe(closingCents);
      expect(rows.every(({ on }) => on >= from && on <= to)).toBe(true);
    }),
  );
});

test('a claim beside an invoice is owed from the day on which money of the company has paid it', () => {
  const at = new Date(`${DAY_ONE}T09:00:00Z`);
  const history: AccountHistory = {
    documents: [],
    payments: [{ id: 'p', kind: 'transfer', orderNumber: null, on: DAY_ONE, at, cents: 5000 }],
    settlements: [],
    claims: [{ id: 'c', orderNumber: 'O-26-000134', on: '2026-12-01', at, paymentId: 'p', cents: 4000 }],
  };
  const until = (to: string) => statementOf(history, { from: DAY_ONE, to });
  expect(until('2026-11-30')).toMatchObject({ closingCents: -5000, unusedCents: 5000 });
  expect(until('2026-12-01')).toMatchObject({
    closingCents: -1000,
    unusedCents: 1000,
    rows: [{ kind: 'transfer' }, { kind: 'dunningClaim', cents: 4000, orderNumber: 'O-26-000134' }],
  });
});
