import { describe, expect, test } from 'vitest';
import { changePriceListInput, type AdminPriceList } from '#contract/admin-price.ts';
import { factorField, isMonotone, rateField, serviceField, toInput, toValues } from './price-draft.ts';

const BUCHAREST = '0190d3f2-7a5c-4e4f-8a1b-0c2d3e4f5a6b';
const HAMBURG = '0190d3f2-7a5c-4e4f-8a1b-0c2d3e4f5a6c';
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
  factors: [{ depotId: BUCHAREST, factor: 8500 }],
  services: [{ key: 'wash', trailerType: 'cool', priceCents: 7900 }],
  oneWayFees: [],
  missingClasses: [],
};
const FRAME = { depots: [{ id: BUCHAREST }, { id: HAMBURG }], services: [{ key: 'wash' }], types: ['cool', 'plane'] };

describe('the form of a price list', () => {
  test('says what the list says', () => {
    expect(toInput(toValues(LIST, FRAME), ['plane'], FRAME)).toEqual({
      name: 'Spring',
      validFrom: LIST.validFrom,
      classes: [{ priceClass: 'plane', rates: [4200, 3200, 2400, 2000] }],
      factors: [
        { depotId: BUCHAREST, factor: 8500 },
        { depotId: HAMBURG, factor: 10_000 },
      ],
      services: [{ key: 'wash', trailerType: 'cool', priceCents: 7900 }],
      oneWayFees: [],
    });
  });

  test('leaves out services without a price, and gives depots without a factor none', () => {
    const values = {
      ...toValues(LIST, FRAME),
      [factorField(BUCHAREST)]: null,
      [serviceField('wash', 'cool')]: null,
      [serviceField('wash', 'plane')]: 890,
    };
    const input = toInput(values, ['plane'], FRAME);
    expect(input.factors).toEqual([
      { depotId: BUCHAREST, factor: 10_000 },
      { depotId: HAMBURG, factor: 10_000 },
    ]);
    expect(input.services).toEqual([{ key: 'wash', trailerType: 'plane', priceCents: 890 }]);
  });

  test.each([
    [rateField('plane', 2), 'classes.0.rates.2'],
    [factorField(HAMBURG), 'factors.1.factor'],
    [serviceField('wash', 'plane'), 'services.1.priceCents'],
  ])('leaves it to the schema that the figure of %j is none', (field, path) => {
    const values = { ...toValues(LIST, FRAME), [field]: Number.NaN };
    const { error } = changePriceListInput.safeParse(toInput(values, ['plane'], FRAME));
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, 'decimal']]);
  });

  test('sees that a longer rental would be dearer per day', () => {
    expect(isMonotone([4200, 3200, 2400, 2000])).toBe(true);
    expect(isMonotone([4200, 4300, 2400, 2000])).toBe(false);
    expect(isMonotone([4200, 3200, Number.NaN, 2000])).toBe(false);
  });
});
