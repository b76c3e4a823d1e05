import { describe, expect, test } from 'vitest';
import { hasRegion, toAddressLines } from '#domain/address/address-rule.ts';
import { isBillingAddress } from '#domain/address/billing-address.ts';

const choice = (userId: string, ...purposes: ('billing' | 'shipping')[]) =>
  purposes.map((purpose) => ({ userId, purpose }));

describe('an address for invoices', () => {
  test('is one that somebody has chosen for billing', () => {
    expect(isBillingAddress(choice('anna', 'billing'))).toBe(true);
    expect(isBillingAddress([])).toBe(false);
    expect(isBillingAddress(choice('anna', 'shipping'))).toBe(false);
  });

  test('may serve the same people for shipping as well', () => {
    expect(isBillingAddress([...choice('anna', 'billing', 'shipping'), ...choice('dirk', 'billing')])).toBe(true);
  });

  test('is not one that a colleague uses for shipping alone', () => {
    expect(isBillingAddress([...choice('berta', 'billing'), ...choice('dirk', 'shipping')])).toBe(false);
  });
});

describe('the lines of an address', () => {
  const address = {
    street: 'Via Roma',
    houseNumber: '12',
    postalCode: '37135',
    city: 'Verona',
    region: 'VR',
    country: 'IT',
  };

  test('name the province where the country does', () => {
    expect(toAddressLines(address)).toEqual(['Via Roma 12', '37135 Verona (VR)']);
    expect(toAddressLines({ ...address, country: 'DE' })).toEqual(['Via Roma 12', '37135 Verona']);
    expect(hasRegion('IT')).toBe(true);
    expect(hasRegion('DE')).toBe(false);
  });

  test('have the number first where the country does', () => {
    expect(toAddressLines({ ...address, country: 'FR' })[0]).toBe('12 Via Roma');
  });

  test('leave no gaps', () => {
    expect(toAddressLines({ ...address, street: null, houseNumber: null, city: null, region: null })).toEqual([
      '37135',
    ]);
  });
});
