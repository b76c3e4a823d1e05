import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml } from '../../../test/support/invoice-schema.ts';
import { MANDATE_SCHEMES } from '#domain/payment/mandate.ts';
import { type DebitFile, type FiledDebit, writePain008 } from './write-pain008.ts';

const DEBITS: readonly FiledDebit[] = [
  {
    endToEndId: 'I-26-DE-000124',
    cents: 98_525,
    scheme: 'B2B',
    mandateReference: 'TY-000031',
    signedOn: '2026-10-02',
    accountHolder: 'Wielkopolska Trans Sp. z o.o. & Söhne',
    iban: 'PL61109010140000071219812874',
    text: 'I-26-DE-000124 O-26-000123',
  },
  {
    endToEndId: 'I-26-DE-000123',
    cents: 76_743,
    scheme: 'B2B',
    mandateReference: 'TY-000030',
    signedOn: '2026-10-01',
    accountHolder: 'Muster Logistik GmbH',
    iban: 'DE89 3704 0044 0532 0130 00',
    text: 'I-26-DE-000123 O-26-000122',
  },
  {
    endToEndId: 'S-26-DE-000001',
    cents: 1,
    scheme: 'CORE',
    mandateReference: 'TY-000029',
    signedOn: '2026-01-02',
    accountHolder: 'Łukasz Ćwiek',
    iban: 'DE89370400440532013000',
    text: 'S-26-DE-000001 O-26-000121',
  },
];
const FILE: DebitFile = {
  number: 'B-26-000007',
  createdAt: new Date('2026-12-04T09:00:00.123Z'),
  collectOn: '2026-12-08',
  creditor: {
    name: 'Trailyard GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    identifier: 'DE98ZZZ09999999999',
  },
  debits: DEBITS,
};

/** A line for each element, so that a change can be seen. */
const inLines = (xml: string): string => xml.replaceAll('><', '>\n<');

const valuesOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g')), ([, value = '']) => value);

test('the file of a batch', async () => {
  await expect(inLines(writePain008(FILE))).toMatchFileSnapshot('../../../test/support/samples/debit/pain008.xml');
});

test('is the same to the byte, in whatever order the debits come', () => {
  expect(writePain008({ ...FILE, debits: DEBITS.toReversed() })).toBe(writePain008(FILE));
});

test('says RCUR of every debit, and no address', () => {
  const xml = writePain008(FILE);
  expect(new Set(valuesOf(xml, 'SeqTp'))).toEqual(new Set(['RCUR']));
  expect(xml).not.toContain('PstlAdr');
});

const anyDebit: fc.Arbitrary<FiledDebit> = fc.record({
  endToEndId: fc.integer({ min: 1, max: 999_999 }).map((n) => `I-26-DE-${String(n).padStart(6, '0')}`),
  cents: fc.integer({ min: 1, max: 99_999_999_999 }),
  scheme: fc.constantFrom(...MANDATE_SCHEMES),
  mandateReference: fc.integer({ min: 1, max: 999_999 }).map((n) => `TY-${String(n).padStart(6, '0')}`),
  signedOn: fc.constant('2026-10-01'),
  accountHolder: fc.string({ unit: 'binary', maxLength: 200 }),
  iban: fc.constant('DE89370400440532013000'),
  text: fc.string({ unit: 'grapheme', maxLength: 300 }),
});

test('sums and counts fit, amounts are digits, and texts are as long as banks take them', () => {
  fc.assert(
    fc.property(fc.array(anyDebit, { minLength: 1, maxLength: 8 }), (debits) => {
      const xml = writePain008({ ...FILE, debits });
      readXml(xml);
      const cents = (text: string): number => {
        expect(text).toMatch(/^\d{1,9}\.\d{2}$|^\d{10,}\.\d{2}$/);
        return Number(text.replace('.', ''));
      };
      const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
      const [whole = '', ...parts] = valuesOf(xml, 'CtrlSum');
      expect(cents(whole)).toBe(sum(debits.map((debit) => debit.cents)));
      expect(sum(parts.map(cents))).toBe(cents(whole));
      expect(sum(valuesOf(xml, 'InstdAmt').map(cents))).toBe(cents(whole));
      const [count, ...counts] = valuesOf(xml, 'NbOfTxs').map(Number);
      expect([count, sum(counts)]).toEqual([debits.length, debits.length]);
      expect(valuesOf(xml, 'Cd').filter((code) => code !== 'SEPA')).toEqual(
        MANDATE_SCHEMES.filter((scheme) => debits.some((debit) => debit.scheme === scheme)),
      );
      for (const name of valuesOf(xml, 'Nm')) expect(name).toMatch(/^.{1,70}$/);
      for (const text of valuesOf(xml, 'Ustrd')) expect(text).toMatch(/^.{1,140}$/);
      for (const id of [...valuesOf(xml, 'MsgId'), ...valuesOf(xml, 'PmtInfId'), ...valuesOf(xml, 'EndToEndId')])
        expect(id).toMatch(/^[A-Za-z0-9-]{1,35}$/);
    }),
  );
});
