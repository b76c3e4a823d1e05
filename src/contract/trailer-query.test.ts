import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrailerQuery, toSearchParams, trailerQuery, TRAILER_SORTS } from './trailer-query.ts';

const read = (address: string) => readTrailerQuery(new URLSearchParams(address));

describe('a query', () => {
  test.each([
    ['from=2026-11-20', { to: 'required' }],
    ['to=2026-11-20', { from: 'required' }],
    ['from=2026-11-21&to=2026-11-20', { to: 'before-from' }],
    ['from=2026-11-20T09:00&to=2026-11-20T09:00', { to: 'before-from' }],
    ['from=2026-02-30&to=2026-03-02', { from: 'wall-time' }],
    ['from=yesterday&to=tomorrow', { from: 'wall-time', to: 'wall-time' }],
    ['near=91,0', { near: 'point' }],
    ['near=53.5', { near: 'point' }],
    ['radiusKm=50', { near: 'required' }],
    ['sort=distance', { near: 'required' }],
    ['limit=1000000000', { limit: 'too-big' }],
    ['limit=1e9', { limit: 'number' }],
    ['axles=3&axles=9', { axles: 'too-big' }],
    ['sort=cheapest', { sort: 'unknown' }],
    ['telematics=some', { telematics: 'unknown' }],
    ['freeOnly=yes', { freeOnly: 'invalid-value' }],
    ['cursor=%20', { cursor: 'cursor' }],
    ['type=plane%27--', { type: 'unknown' }],
  ])('%s is read without what is wrong', (address, problems) => {
    expect(read(address)).toEqual({ query: {}, problems });
  });

  test('keeps what is right beside what is wrong', () => {
    expect(read('type=cool&limit=0&axles=2&axles=3&near=53.5,-9.9&radiusKm=-1&liftAxle=true').query).toEqual({
      type: ['cool'],
      axles: [2, 3],
      near: { lat: 53.5, lon: -9.9 },
      liftAxle: true,
    });
  });

  test('the same date twice is a day', () => {
    expect(read('from=2026-11-20&to=2026-11-20').problems).toEqual({});
    expect(read('from=2026-11-20T18:00&to=2026-11-20').problems).toEqual({});
  });

  test('fields that a form left empty are not there', () => {
    expect(read('depot=&from=&to=&type=')).toEqual({ query: {}, problems: {} });
  });

  test('is refused as a whole by the API if it has unknown parameters', () => {
    const issues = trailerQuery.safeParse({ colour: 'red' }).error?.issues;
    expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['colour'] }]);
  });

  test('survives being written into an address and read again', () => {
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({
          type: maybe(fc.array(fc.constantFrom('cool', 'plane'), { minLength: 1, maxLength: 2 })),
          near: maybe(fc.record({ lat: fc.integer({ min: -90, max: 90 }), lon: fc.integer({ min: -180, max: 180 }) })),
          minPayloadKg: maybe(fc.nat({ max: 40_000 })),
          liftAxle: maybe(fc.boolean()),
          q: maybe(fc.constantFrom('PS-101', 'a & b', 'ü=?', "'")),
          containerLength: maybe(fc.constant(['20', '45'])),
        }),
        fc.constantFrom(...TRAILER_SORTS),
        (fields, sort) => {
          const query = { ...fields, ...(fields.near && { sort, radiusKm: 50 }) };
          const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
          const params = toSearchParams(query);
          expect(readTrailerQuery(params)).toEqual({ query: given, problems: {} });
          expect(toSearchParams(readTrailerQuery(params).query).toString()).toBe(params.toString());
        },
      ),
    );
  });

  test('whatever stands in an address, reading it ends', () => {
    const name = fc.constantFrom(...Object.keys(trailerQuery.shape), 'utm_source', '__proto__');
    const value = fc.oneof(fc.string(), fc.constantFrom('2026-11-20', '5', '-1', 'true', 'distance', '53,9'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const { query } = readTrailerQuery(entries);
        expect(readTrailerQuery(toSearchParams(query))).toEqual({ query, problems: {} });
      }),
    );
  });
});
