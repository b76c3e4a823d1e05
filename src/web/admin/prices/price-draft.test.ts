import { describe, expect, test } from 'vitest';
import type { AdminPriceList } from '#contract/admin-price.ts';
import { factorField, isMonotone, rateField, serviceField, toCents, toInput, toTexts } from './price-draft.ts';

const LIST: AdminPriceList = {
  id: '1',
  number: 1,
  name: 'Spring',
  validFrom: '2026-11-30T23:00:00.000Z',
  publishedAt: null,
  state: 'draft',
  version: 1,
  classes: [
    {
      priceClass: 'plane',
      bands: [4200, 3200, 2400, 2000].map((dayRateCents, i) => ({ fromDay: [1, 7, 30, 180][i] ?? 0, dayRateCents })),
    },
  ],
  factors: [{ depotId: 'buh', factor: 8500 }],
  services: [{ key: 'wash', trailerType: 'cool', priceCents: 7900 }],
  missingClasses: [],
};
const FRAME = { depots: [{ id: 'buh' }, { id: 'ham' }], services: [{ key: 'wash' }], types: ['cool', 'plane'] };

describe('the form of a price list', () => {
  test('says what the list says', () => {
    const texts = toTexts(LIST, FRAME, 'de');
    expect(toInput(texts, ['plane'], FRAME)).toEqual({
      name: 'Spring',
      validFrom: LIST.validFrom,
      classes: [{ priceClass: 'plane', rates: [4200, 3200, 2400, 2000] }],
      factors: [
        { depotId: 'buh', factor: 8500 },
        { depotId: 'ham', factor: 10_000 },
      ],
      services: [{ key: 'wash', trailerType: 'cool', priceCents: 7900 }],
    });
  });

  test('takes commas and points, and leaves out services without a price', () => {
    const texts = {
      ...toTexts(LIST, FRAME, 'de'),
      [rateField('plane', 0)]: '42,5',
      [factorField('ham')]: '1,06',
      [serviceField('wash', 'cool')]: ' ',
      [serviceField('wash', 'plane')]: '8.90',
    };
    const input = toInput(texts, ['plane'], FRAME);
    expect(input.classes[0]?.rates[0]).toBe(4250);
    expect(input.factors[1]?.factor).toBe(10_600);
    expect(input.services).toEqual([{ key: 'wash', trailerType: 'plane', priceCents: 890 }]);
  });

  test.each(['', 'free', '-1', '1.234', '12,345'])('%j is no amount', (text) => {
    expect(toCents(text)).toBeNaN();
  });

  test('sees that a longer rental would be dearer per day', () => {
    expect(isMonotone([4200, 3200, 2400, 2000])).toBe(true);
    expect(isMonotone([4200, 4300, 2400, 2000])).toBe(false);
    expect(isMonotone([4200, 3200, Number.NaN, 2000])).toBe(false);
  });
});
