import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownDocument, type Knowledge, matchEntry, type Verdict } from './match-entry.ts';

const document = (place: number, openCents: number, more: Partial<KnownDocument> = {}): KnownDocument => ({
  invoiceId: `i${String(place)}`,
  number: `I-26-DE-00000${String(place)}`,
  kind: 'invoice',
  orderNumber: 'O-26-000001',
  businessUnitId: 'alfa',
  openCents,
  dueOn: `2026-12-1${String(place)}`,
  isCollecting: false,
  wasCollected: false,
  ...more,
});

/** Two open invoices of Alfa and a paid one, one of Beta, and a credit note of Alfa. */
const DOCUMENTS: readonly KnownDocument[] = [
  document(1, 10_000),
  document(2, 5000, { orderNumber: 'O-26-000002' }),
  document(3, 0, { orderNumber: 'O-26-000003' }),
  document(4, 10_000, { businessUnitId: 'beta', orderNumber: 'O-26-000004' }),
  document(5, 2000, { kind: 'creditNote', number: 'C-26-DE-000005', dueOn: null, orderNumber: 'O-26-000005' }),
  document(6, 7000, { orderNumber: 'O-26-000006' }),
  document(7, 3000, { orderNumber: 'O-26-000006' }),
];
const ORDERS = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => ({
  orderId: `o${String(place)}`,
  number: `O-26-00000${String(place)}`,
  businessUnitId: place === 4 ? 'beta' : 'alfa',
  awaitedCents: place === 8 ? 6000 : 0,
}));

const ENTRY = {
  bookedOn: '2026-12-10',
  endToEndId: null,
  returnCode: null,
  batchReference: null,
  chargesCents: null,
};

const match = (
  text: string,
  cents: number,
  { payers = [], ...more }: Partial<Knowledge & { endToEndId: string }> = {},
) =>
  matchEntry(
    { ...ENTRY, cents, text, endToEndId: more.endToEndId ?? null },
    { documents: more.documents ?? DOCUMENTS, orders: ORDERS, payers, debits: [] },
  );

/** `sure alfa i1:10000 number+amount` */
function say(verdict: Verdict): string {
  if (verdict.result === 'debit') return `debit ${verdict.kind}`;
  if (verdict.result === 'new') return ['new', verdict.reason, verdict.businessUnitId ?? ''].join(' ').trim();
  const shares =
    verdict.shares.map(({ invoiceId, cents }) => `${invoiceId}:${String(cents)}`).join(',') || (verdict.orderId ?? '-');
  const what = verdict.result === 'sure' ? 'sure' : `proposed ${verdict.reason}`;
  return `${what} ${verdict.businessUnitId} ${shares} ${verdict.grounds.join('+')}`;
}

const ALFA = ['alfa'];
const BETA = ['beta'];

describe('a movement is', () => {
  test.each<[string, number, readonly string[], string]>([
    // By one number.
    ['I-26-DE-000001', 10_000, [], 'sure alfa i1:10000 number+amount'],
    ['I-26-DE-000001', 10_000, ALFA, 'sure alfa i1:10000 number+amount+account'],
    ['re i 26 de 000001 danke', 10_000, [], 'sure alfa i1:10000 number+amount'],
    ['I-26-DE-000001', 9999, [], 'sure alfa i1:9999 number+amount'],
    ['I-26-DE-000001', 9998, [], 'sure alfa i1:9998 number+amount'],
    ['I-26-DE-000001', 9997, [], 'sure alfa i1:9997 number+part'],
    ['I-26-DE-000001', 1, [], 'sure alfa i1:1 number+part'],
    ['I-26-DE-000001', 10_002, [], 'sure alfa i1:10000 number+amount'],
    ['I-26-DE-000001', 10_003, [], 'proposed moreThanOpen alfa i1:10000 number'],
    ['I-26-DE-000001', 1_000_000_000, [], 'proposed moreThanOpen alfa i1:10000 number'],
    ['I-26-DE-000001', 10_000, BETA, 'proposed accountDiffers alfa i1:10000 number+amount'],
    ['I-26-DE-000001', 4000, BETA, 'proposed accountDiffers alfa i1:4000 number+part'],
    ['I-26-DE-000001', 10_000, ['alfa', 'beta'], 'sure alfa i1:10000 number+amount+account'],
    // Paid already.
    ['I-26-DE-000003', 10_000, [], 'proposed nothingOpen alfa - number'],
    ['I-26-DE-000003', 10_000, BETA, 'proposed accountDiffers alfa - number'],
    // By several.
    ['I-26-DE-000001 I-26-DE-000002', 15_000, [], 'sure alfa i1:10000,i2:5000 number+amount'],
    ['I-26-DE-000002 I-26-DE-000001', 15_000, [], 'sure alfa i1:10000,i2:5000 number+amount'],
    ['I-26-DE-000001 I-26-DE-000002', 14_999, [], 'sure alfa i2:5000,i1:9999 number+amount'],
    ['I-26-DE-000001 I-26-DE-000002', 12_000, [], 'proposed lessThanOpen alfa i1:10000,i2:2000 number'],
    ['I-26-DE-000001 I-26-DE-000002', 5000, [], 'proposed lessThanOpen alfa i2:5000 number'],
    ['I-26-DE-000001 I-26-DE-000002', 16_000, [], 'proposed moreThanOpen alfa i1:10000,i2:5000 number'],
    ['I-26-DE-000001 I-26-DE-000003', 10_000, [], 'sure alfa i1:10000 number+amount'],
    // Of two companies.
    ['I-26-DE-000001 I-26-DE-000004', 20_000, [], 'new severalCompanies'],
    ['I-26-DE-000001 I-26-DE-000004', 10_000, ALFA, 'new severalCompanies'],
    // A credit note is not paid; what it credits is not open any more.
    ['C-26-DE-000005', 2000, [], 'proposed nothingOpen alfa - number'],
    ['I-26-DE-000001 C-26-DE-000005', 10_000, [], 'sure alfa i1:10000 number+amount'],
    // A number that does not exist.
    ['I-26-DE-000099', 10_000, [], 'new numberUnknown'],
    ['I-26-DE-000099', 10_000, ALFA, 'proposed numberUnknown alfa i1:10000 amount+account'],
    ['I-26-DE-000001 I-26-DE-000099', 10_000, [], 'sure alfa i1:10000 number+amount'],
    ['I-26-DE-000001 I-26-DE-000099', 4000, [], 'proposed numberUnknown alfa i1:4000 number+part'],
    // By an order.
    ['O-26-000001', 10_000, [], 'sure alfa i1:10000 order+amount'],
    ['O-26-000001', 4000, [], 'sure alfa i1:4000 order+part'],
    ['O-26-000006', 10_000, [], 'sure alfa i6:7000,i7:3000 order+amount'],
    ['O-26-000006', 3000, [], 'proposed lessThanOpen alfa i7:3000 order'],
    ['O-26-000006', 4000, [], 'proposed lessThanOpen alfa i6:4000 order'],
    ['O-26-000003', 4000, [], 'proposed nothingOpen alfa - order'],
    ['O-26-000007', 4000, [], 'proposed nothingOpen alfa - order'],
    ['O-26-000099', 4000, [], 'new numberUnknown'],
    ['O-26-000001 I-26-DE-000001', 10_000, [], 'sure alfa i1:10000 number+amount'],
    // Of an order that waits for it in advance.
    ['O-26-000008', 6000, [], 'sure alfa o8 order+amount'],
    ['O-26-000008', 6000, BETA, 'proposed accountDiffers alfa o8 order+amount'],
    ['O-26-000008', 5999, [], 'sure alfa o8 order+part'],
    ['O-26-000008', 6002, [], 'sure alfa o8 order+amount'],
    ['O-26-000008', 7000, [], 'proposed moreThanOpen alfa o8 order'],
    ['O-26-000008 I-26-DE-000001', 10_000, [], 'sure alfa i1:10000 number+amount'],
    // By the account.
    ['Miete', 5000, ALFA, 'proposed accountAndAmount alfa i2:5000 amount+account'],
    ['Miete', 10_000, BETA, 'proposed accountAndAmount beta i4:10000 amount+account'],
    ['Miete', 10_000, ['alfa', 'beta'], 'new nothingFound'],
    ['Miete', 4711, ALFA, 'new companyOnly alfa'],
    ['Miete', 2000, ALFA, 'new companyOnly alfa'],
    ['Miete', 5000, [], 'new nothingFound'],
    // Money that goes.
    ['I-26-DE-000001', -10_000, ALFA, 'new outgoing'],
  ])('%o of %d cents, account of %o: %s', (text, cents, payers, expected) => {
    expect(say(match(text, cents, { payers }))).toBe(expected);
  });

  test('found by what the payer has called it', () => {
    expect(say(match('', 10_000, { endToEndId: 'I-26-DE-000001' }))).toBe('sure alfa i1:10000 number+amount');
  });

  test.each([
    [
      'of our file, at the bank now',
      'I-26-DE-000001',
      '',
      { isCollecting: true, wasCollected: true },
      'new debit alfa',
    ],
    ['of our file, at the bank before', 'I-26-DE-000001', '', { wasCollected: true }, 'new debit alfa'],
    [
      'in the text, at the bank now',
      null,
      'I-26-DE-000001',
      { isCollecting: true, wasCollected: true },
      'new debit alfa',
    ],
    [
      'in the text, at the bank before',
      null,
      'I-26-DE-000001',
      { wasCollected: true },
      'sure alfa i1:10000 number+amount',
    ],
  ] as const)(
    'no transfer if its invoice is collected: by the number %s',
    (_, endToEndId, text, collected, expected) => {
      const documents = [document(1, 10_000, collected)];
      expect(say(match(text, 10_000, { documents, ...(endToEndId && { endToEndId }) }))).toBe(expected);
    },
  );

  test('a return, if the bank gives a code', () => {
    const entry = { ...ENTRY, cents: -10_000, text: 'I-26-DE-000001', returnCode: 'AM04' };
    expect(say(matchEntry(entry, { documents: DOCUMENTS, orders: ORDERS, payers: [], debits: [] }))).toBe(
      'new returned',
    );
  });
});

const place = fc.integer({ min: 1, max: 8 });
const documents = fc.uniqueArray(
  fc.record({
    place,
    openCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20_000 })),
    isBeta: fc.boolean(),
    isCredit: fc.boolean(),
  }),
  { selector: ({ place: at }) => at, maxLength: 8 },
);
const world = fc.record({
  documents: documents.map((some) =>
    some.map(({ place: at, openCents, isBeta, isCredit }) =>
      document(at, openCents, {
        businessUnitId: isBeta ? 'beta' : 'alfa',
        kind: isCredit ? 'creditNote' : 'invoice',
        orderNumber: `O-26-00000${String(at)}`,
      }),
    ),
  ),
  named: fc.uniqueArray(place, { maxLength: 4 }),
  cents: fc.integer({ min: 1, max: 40_000 }),
  payers: fc.subarray(['alfa', 'beta']),
});

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

describe('whatever it says', () => {
  const judge = ({ documents: known, named, cents, payers }: World) =>
    match(named.map((at) => `I-26-DE-00000${String(at)}`).join(' '), cents, { documents: known, payers });

  test('no more is used than there is, and no more paid than is open', () => {
    fc.assert(
      fc.property(world, (given) => {
        const verdict = judge(given);
        if (verdict.result === 'new' || verdict.result === 'debit') return;
        expect(verdict.shares.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(given.cents);
        for (const { invoiceId, cents } of verdict.shares) {
          const paid = given.documents.find((known) => known.invoiceId === invoiceId);
          expect(paid).toMatchObject({ businessUnitId: verdict.businessUnitId, kind: 'invoice' });
          expect(cents).toBeGreaterThan(0);
          expect(cents).toBeLessThanOrEqual(paid?.openCents ?? 0);
        }
        expect(new Set(verdict.shares.map(({ invoiceId }) => invoiceId)).size).toBe(verdict.shares.length);
      }),
    );
  });

  test('what is sure is used but for two cents, names its documents, and no account speaks against it', () => {
    fc.assert(
      fc.property(world, (given) => {
        const verdict = judge(given);
        if (verdict.result !== 'sure') return;
        const used = verdict.shares.reduce((sum, { cents }) => sum + cents, 0);
        expect(given.cents - used).toBeLessThanOrEqual(2);
        expect(given.payers.length === 0 || given.payers.includes(verdict.businessUnitId)).toBe(true);
        const named = new Set(given.named.map((at) => `i${String(at)}`));
        expect(verdict.shares.every(({ invoiceId }) => named.has(invoiceId))).toBe(true);
      }),
    );
  });

  test('the order in which documents are known makes no difference', () => {
    fc.assert(
      fc.property(world, (given) => {
        expect(judge({ ...given, documents: given.documents.toReversed() })).toEqual(judge(given));
      }),
    );
  });
});
