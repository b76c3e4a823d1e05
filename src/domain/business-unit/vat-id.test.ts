import { describe, expect, test } from 'vitest';
import { judgeVatId, toVatId } from './vat-id.ts';

describe('a VAT id', () => {
  test.each([
    ['DE', 'de 136 695 976', 'DE136695976'],
    ['AT', 'ATU12345678', 'ATU12345678'],
    ['GR', 'EL123456789', 'EL123456789'],
    ['NL', 'NL123456789B01', 'NL123456789B01'],
    ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['TR', '1234567890', '1234567890'],
  ])('of %s written %s is %s', (country, input, vatId) => {
    expect(toVatId(country, input)).toBe(vatId);
  });

  test.each([
    ['DE', 'DE12345678'],
    ['DE', 'ATU12345678'],
    ['PL', '5260001246'],
    ['TR', '<b>'],
    ['DE', ''],
  ])('of %s is not %s', (country, input) => {
    expect(toVatId(country, input)).toBeUndefined();
  });

  test.each([
    ['DE', 'DE136695976', 'valid'],
    ['DE', 'DE136695977', 'invalid'],
    ['TR', '1234567890', 'unchecked'],
  ])('of %s %s is %s by its check digits', (country, vatId, judgement) => {
    expect(judgeVatId(country, vatId)).toBe(judgement);
  });
});
