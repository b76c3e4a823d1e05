import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DebitNews, type KnownDebit, matchDebit } from './match-debit.ts';

const debit = (place: number, cents: number, more: Partial<KnownDebit> = {}): KnownDebit => ({
  debitId: `d${String(place)}`,
  invoiceId: `i${String(place)}`,
  invoiceNumber: `I-26-DE-00000${String(place)}`,
  businessUnitId: `u${String(place)}`,
  batchId: 'b7',
  batchNumber: 'B-26-000007',
  collectOn: '2026-12-08',
  scheme: 'B2B',
  cents,
  status: 'exported',
  isCollectionShown: false,
  isReturnShown: false,
  mayCollectAgain: true,
  ...more,
});

/** A batch in two parts, and one that is to be collected later. */
const DEBITS: readonly KnownDebit[] = [
  debit(1, 10_000),
  debit(2, 5000),
  debit(3, 2500, { scheme: 'CORE' }),
  debit(4, 9900, { batchId: 'b8', batchNumber: 'B-26-000008', collectOn: '2026-12-22' }),
];

type Told = Parameters<typeof matchDebit>[0];
const ENTRY: Told = {
  cents: 0,
  text: '',
  bookedOn: '2026-12-09',
  endToEndId: null,
  returnCode: null,
  batchReference: null,
  chargesCents: null,
};
const tell = (entry: Partial<Told>, debits: readonly KnownDebit[] = DEBITS) =>
  matchDebit({ ...ENTRY, ...entry }, debits);

/** `collected d1,d2 batch`, `maybe` if somebody has to agree, and what came back with its code and fee. */
function say(news: DebitNews | undefined): string {
  if (news === undefined) return 'nothing';
  const { kind, debits, ground, isSure, code, feeCents } = news;
  const back = code === null ? [] : [code, String(feeCents)];
  return [...(isSure ? [] : ['maybe']), kind, debits.map(({ debitId }) => debitId).join(','), ground, ...back].join(
    ' ',
  );
}

describe('money that came', () => {
  test.each<[string, Partial<Told>, string]>([
    ['by the number of our file', { cents: 10_000, endToEndId: 'I-26-DE-000001' }, 'collected d1 debit'],
    ['spelled as a bank does', { cents: 10_000, endToEndId: 'i26de000001' }, 'collected d1 debit'],
    ['with another amount', { cents: 9999, endToEndId: 'I-26-DE-000001' }, 'nothing'],
    ['with the number in the text only', { cents: 10_000, text: 'I-26-DE-000001' }, 'nothing'],
    ['by the batch as a whole', { cents: 17_500, batchReference: 'B-26-000007' }, 'collected d1,d2,d3 batch'],
    ['by a part of it', { cents: 15_000, batchReference: 'B-26-000007-B2B' }, 'collected d1,d2 batch'],
    ['by the other part', { cents: 2500, batchReference: 'B-26-000007-CORE B-26-000007' }, 'collected d3 batch'],
    [
      'by a part under the name of the whole',
      { cents: 15_000, batchReference: 'B-26-000007' },
      'collected d1,d2 batch',
    ],
    ['by a part under the name of the other', { cents: 15_000, batchReference: 'B-26-000007-CORE' }, 'nothing'],
    ['by the number in the text', { cents: 17_500, text: 'SAMMLER b 26 000007' }, 'collected d1,d2,d3 batch'],
    ['by a batch with another sum', { cents: 17_499, batchReference: 'B-26-000007' }, 'nothing'],
    ['by a batch that does not exist', { cents: 17_500, batchReference: 'B-26-000099' }, 'nothing'],
    ['by the sum alone', { cents: 17_500 }, 'maybe collected d1,d2,d3 batch'],
    ['by the sum, naming an invoice', { cents: 17_500, text: 'I-26-DE-000099' }, 'nothing'],
    ['before the day', { cents: 9900, batchReference: 'B-26-000008' }, 'nothing'],
    ['a cent', { cents: 1 }, 'nothing'],
  ])('%s', (_, entry, expected) => {
    expect(say(tell(entry))).toBe(expected);
  });

  test('is not collected twice, but shown once of what a person has booked', () => {
    const byHand = [debit(1, 10_000, { status: 'collected' })];
    expect(say(tell({ cents: 10_000, endToEndId: 'I-26-DE-000001' }, byHand))).toBe('collected d1 debit');
    const shown = [debit(1, 10_000, { status: 'collected', isCollectionShown: true })];
    expect(say(tell({ cents: 10_000, endToEndId: 'I-26-DE-000001' }, shown))).toBe('nothing');
    expect(say(tell({ cents: 10_000, batchReference: 'B-26-000007' }, shown))).toBe('nothing');
  });

  test('of two batches of the same sum is nobody’s by the sum alone', () => {
    const twins = [debit(1, 10_000), debit(2, 10_000, { batchId: 'b9', batchNumber: 'B-26-000009' })];
    expect(say(tell({ cents: 10_000 }, twins))).toBe('nothing');
    expect(say(tell({ cents: 10_000, batchReference: 'B-26-000009' }, twins))).toBe('collected d2 batch');
  });
});

describe('money that went', () => {
  const collected = [debit(1, 10_000, { status: 'collected', isCollectionShown: true })];
  const named = { endToEndId: 'I-26-DE-000001' };
  test.each<[string, Partial<Told>, string]>([
    ['a return with its code', { ...named, cents: -10_000, returnCode: 'MS02' }, 'returned d1 debit MS02 0'],
    ['what the bank adds', { ...named, cents: -10_300, returnCode: 'AC04' }, 'returned d1 debit AC04 300'],
    [
      'as the bank says',
      { ...named, cents: -19_000, returnCode: 'AC04', chargesCents: 9000 },
      'returned d1 debit AC04 9000',
    ],
    ['too much for a fee', { ...named, cents: -19_000, returnCode: 'AC04' }, 'nothing'],
    ['less than was collected', { ...named, cents: -9999, returnCode: 'AC04' }, 'nothing'],
    ['our number without a code', { ...named, cents: -10_000 }, 'returned d1 debit MS03 0'],
    ['a code of the bank’s own', { ...named, cents: -10_000, returnCode: 'SEPA-901' }, 'returned d1 debit MS03 0'],
    [
      'the number in the text with a code',
      { cents: -10_000, text: 'Rueckgabe I-26-DE-000001', returnCode: 'MD06' },
      'returned d1 debit MD06 0',
    ],
    ['the number in the text alone', { cents: -10_000, text: 'I-26-DE-000001' }, 'nothing'],
    [
      'want of money, which somebody may try again',
      { ...named, cents: -10_000, returnCode: 'AM04' },
      'maybe returned d1 debit AM04 0',
    ],
    ['what is not ours', { cents: -10_000, endToEndId: 'I-26-DE-000002', returnCode: 'AM04' }, 'nothing'],
  ])('%s', (_, entry, expected) => {
    expect(say(tell(entry, collected))).toBe(expected);
  });

  test('want of money the second time is certain', () => {
    const again = collected.map((known) => ({ ...known, mayCollectAgain: false }));
    expect(say(tell({ ...named, cents: -10_000, returnCode: 'AM04' }, again))).toBe('returned d1 debit AM04 0');
  });

  test('of what is not collected yet says nothing', () => {
    expect(say(tell({ ...named, cents: -10_000, returnCode: 'AM04' }))).toBe('nothing');
  });

  test('is shown once of what a person has taken back', () => {
    const returned = [debit(1, 10_000, { status: 'returned' })];
    const entry = { ...named, cents: -10_000, returnCode: 'AM04' };
    expect(say(tell(entry, returned))).toBe('returned d1 debit AM04 0');
    expect(say(tell(entry, [debit(1, 10_000, { status: 'returned', isReturnShown: true })]))).toBe('nothing');
  });
});

test('whatever a bank tells, what was collected adds up to it', () => {
  const some = fc.uniqueArray(
    fc.record({
      place: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 1, max: 4 }),
      isCore: fc.boolean(),
      batch: fc.integer({ min: 7, max: 8 }),
      status: fc.constantFrom('exported', 'collected', 'returned'),
      isCollectionShown: fc.boolean(),
    }),
    { selector: ({ place }) => place, maxLength: 6 },
  );
  const said = fc.record({
    cents: fc.integer({ min: 1, max: 12 }),
    batchReference: fc.constantFrom(null, 'B-26-000007', 'B-26-000008-CORE'),
    endToEndId: fc.constantFrom(null, 'I-26-DE-000001'),
  });
  fc.assert(
    fc.property(some, said, (rows, entry) => {
      const debits = rows.map(({ place, cents, isCore, batch, ...more }) =>
        debit(place, cents, { scheme: isCore ? 'CORE' : 'B2B', batchNumber: `B-26-00000${String(batch)}`, ...more }),
      );
      const news = tell(entry, debits);
      if (news === undefined) return;
      expect(news.debits.reduce((sum, { cents }) => sum + cents, 0)).toBe(entry.cents);
      expect(new Set(news.debits.map(({ batchNumber }) => batchNumber)).size).toBe(1);
      expect(news.debits.some(({ status, isCollectionShown }) => status !== 'exported' && isCollectionShown)).toBe(
        false,
      );
    }),
  );
});
