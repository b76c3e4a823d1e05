import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { money, sum } from '#domain/money/money.ts';
import { isEuCountry } from './eu-country.ts';
import { totalsOf } from './totals.ts';
import { findVatRate, VAT_RATES } from './vat-rate.ts';
import { TAX_CASES, vatFor } from './vat.ts';

const HAMBURG = { depotCountry: 'DE', on: '2026-11-20' };

describe('the VAT of a hire in Hamburg', () => {
  test.each([
    ['short, German', false, 'DE', true, 'DE', 'shortTerm', 1900],
    ['short, Polish with a valid id', false, 'PL', true, 'DE', 'shortTerm', 1900],
    ['short, Swiss', false, 'CH', false, 'DE', 'shortTerm', 1900],
    ['long, German', true, 'DE', true, 'DE', 'domestic', 1900],
    ['long, German without a valid id', true, 'DE', false, 'DE', 'domestic', 1900],
    ['long, Polish with a valid id', true, 'PL', true, 'PL', 'reverseCharge', 0],
    ['long, Polish without a valid id', true, 'PL', false, 'DE', 'noVatId', 1900],
    ['long, Swiss', true, 'CH', false, 'CH', 'outsideEu', 0],
    ['long, British', true, 'GB', true, 'GB', 'outsideEu', 0],
  ] as const)('%s', (_, isLongTerm, customerCountry, hasValidVatId, country, taxCase, basisPoints) => {
    expect(vatFor({ ...HAMBURG, isLongTerm, customerCountry, hasValidVatId })).toEqual({
      country,
      case: taxCase,
      basisPoints,
    });
  });

  test('cannot be told where no rate is known', () => {
    const question = {
      isLongTerm: false,
      depotCountry: 'CH',
      customerCountry: 'CH',
      hasValidVatId: false,
      on: '2026-01-01',
    };
    expect(() => vatFor(question)).toThrow('No VAT rate of CH');
  });
});

describe('a VAT rate', () => {
  test.each([
    ['DE', 1900],
    ['AT', 2000],
    ['BE', 2100],
    ['NL', 2100],
    ['FR', 2000],
    ['ES', 2100],
    ['IT', 2200],
    ['PL', 2300],
    ['RO', 2100],
  ])('of %s is %i basis points in 2026', (country, basisPoints) => {
    expect(findVatRate(country, '2026-11-20')).toBe(basisPoints);
  });

  test('changes on its first day', () => {
    expect(findVatRate('RO', '2025-07-31')).toBe(1900);
    expect(findVatRate('RO', '2025-08-01')).toBe(2100);
  });

  test('does not depend on the order of the table', () => {
    expect(findVatRate('RO', '2026-01-01', VAT_RATES.toReversed())).toBe(2100);
  });

  test('is unknown before the table begins', () => {
    expect(findVatRate('DE', '2020-12-31')).toBeUndefined();
  });
});

test('Greece is a member state, the United Kingdom and Switzerland are not', () => {
  expect(['GR', 'RO', 'GB', 'CH', 'de'].map(isEuCountry)).toEqual([true, true, false, false, false]);
});

describe('totals', () => {
  const german = { country: 'DE', case: 'shortTerm', basisPoints: 1900 } as const;
  const polish = { country: 'PL', case: 'reverseCharge', basisPoints: 0 } as const;

  test('of nothing are zero', () => {
    expect(totalsOf([])).toEqual({ net: money(0), taxes: [], gross: money(0) });
  });

  test('round the tax once per group, not per line', () => {
    const lines = Array.from({ length: 3 }, () => ({ net: money(3), tax: german }));
    expect(totalsOf(lines).taxes).toEqual([{ ...german, base: money(9), amount: money(2) }]);
  });

  test('an extension past day 30 is taxed apart from the contract it extends', () => {
    const totals = totalsOf([
      { net: money(72_000), tax: german },
      { net: money(12_000), tax: polish },
    ]);
    expect(totals).toEqual({
      net: money(84_000),
      taxes: [
        { ...german, base: money(72_000), amount: money(13_680) },
        { ...polish, base: money(12_000), amount: money(0) },
      ],
      gross: money(97_680),
    });
  });

  const line = fc.record({
    net: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => money(cents)),
    tax: fc.record({
      country: fc.constantFrom('DE', 'PL'),
      case: fc.constantFrom(...TAX_CASES),
      basisPoints: fc.constantFrom(0, 550, 1900, 2300),
    }),
  });

  test('add up: lines to net, bases to net, net and tax to gross, each group once', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { net, taxes, gross } = totalsOf(lines);
        expect(net).toEqual(sum(lines.map((item) => item.net)));
        expect(sum(taxes.map((group) => group.base))).toEqual(net);
        expect(gross.cents).toBe(net.cents + sum(taxes.map((group) => group.amount)).cents);
        expect(new Set(taxes.map((group) => `${group.country}${group.case}${group.basisPoints}`)).size).toBe(
          taxes.length,
        );
        expect(totalsOf(lines.toReversed())).toEqual(totalsOf(lines));
      }),
    );
  });
});
