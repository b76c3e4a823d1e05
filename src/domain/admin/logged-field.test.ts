import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfField, loggedPart, tellChanges } from './logged-field.ts';

describe('the log tells of a change', () => {
  test('both values of each field that is another one', () => {
    const before = { plate: 'HH A 1', payloadKg: 26_000, status: 'active' };
    expect(tellChanges('trailer', before, { plate: 'HH A 2', payloadKg: 26_000 })).toEqual({
      changes: { plate: ['HH A 1', 'HH A 2'] },
    });
  });

  test('the parts of what has parts', () => {
    const before = { rate: { plane: { 1: 4200, 7: 3900 } }, facts: {} };
    expect(tellChanges('priceList', before, { rate: { plane: { 1: 4200, 7: 3800 }, cool: { 1: 7000 } } })).toEqual({
      changes: { 'rate.plane.7': [3900, 3800], 'rate.cool.1': [null, 7000] },
    });
  });

  test('moments as texts, and nothing as nothing', () => {
    const [from, to] = [new Date('2026-11-18T08:00:00Z'), new Date('2026-11-19T08:00:00Z')];
    expect(tellChanges('booking', { endsAt: from }, { endsAt: to })).toEqual({
      changes: { endsAt: ['2026-11-18T08:00:00.000Z', '2026-11-19T08:00:00.000Z'] },
    });
    expect(tellChanges('order', { poNumber: null }, { poNumber: '' })).toEqual({});
  });

  test('no value that may name a person, only that it is another one', () => {
    const before = { name: 'Ada Muster e. K.', phone: '+49405550100', invoiceEmail: 'ada@example.org', country: 'DE' };
    const after = { name: 'Eva Muster e. K.', phone: '+49405550199', invoiceEmail: 'eva@example.org', country: 'AT' };
    const told = tellChanges('businessUnit', before, after);
    expect(told).toEqual({ changes: { country: ['DE', 'AT'] }, fields: ['name', 'phone', 'invoiceEmail'] });
    expect(JSON.stringify(told)).not.toMatch(/Muster|example|555/);
  });

  test.each(['driverName', 'driverPhone', 'reservationNote'])('of a booking never the %s', (field) => {
    expect(kindOfField('booking', field)).toBeUndefined();
    expect(loggedPart('booking', { [field]: 'Ada', netCents: 1 })).toEqual({ netCents: 1 });
  });

  test('nothing of what stays, in whatever order its parts come', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (facts) => {
        const other = Object.fromEntries(Object.entries(facts).toReversed());
        expect(tellChanges('trailer', { facts }, { facts: other })).toEqual({});
      }),
    );
  });
});
