import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWindowGrid } from '#db/trailer/window-grid.ts';
import type { TrailerFilter } from '#db/trailer/trailer-filter.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';
import { countFree } from './count-free.ts';
import { createReadModel, type ReadModel } from './read-model.ts';

const NOW = Date.parse('2027-03-01T00:00:00Z');
const at = (hours: number): string =>
  new Date(NOW + hours * HOUR_MS).toISOString().replace('T', ' ').replace('Z', '+00');

const trailer = (index: number, more: Record<string, string | null> = {}) => ({
  id: `${index}`.padStart(8, '0'),
  number: `T-${index}`,
  plate: `TY ${index}`,
  type: 'plane',
  sub_type: 'standard',
  price_class: 'plane',
  depot_id: 'yard',
  status: 'active',
  make: 'Krone',
  model: 'Profi Liner',
  first_registered_on: '2024-05-01',
  certified_until: '2099-12-31',
  facts: '{}',
  tare_kg: '6500',
  payload_kg: '24000',
  axles: '3',
  lift_axle: 'f',
  tail_lift_kg: null,
  telematics: 'none',
  ...more,
});

type Stay = { readonly id: string; readonly trailer: number; readonly from: number; readonly to: number };

/** Whether each of the trailers is free, by the count of a question for it alone. */
function freeOf(model: ReadModel, count: number, from: number, to: number, unit: string | null = null): boolean[] {
  return Array.from({ length: count }, (_, index) => {
    const grid = createWindowGrid([`yard-${index}`], ['plane']);
    grid.startsAt[0] = NOW + from * HOUR_MS;
    grid.occupiedUntil[0] = NOW + to * HOUR_MS;
    grid.certifiedUntil[0] = Math.floor((NOW + to * HOUR_MS) / DAY_MS);
    grid.blocked[0] = 0;
    const { counts } = countFree(model, { grid, filter: {}, asker: { now: new Date(NOW), businessUnitId: unit } });
    return counts.some((free) => free === 1);
  });
}

/** How many of each sub-type are free in a window in which nothing is taken. */
function countKinds(model: ReadModel, filter: TrailerFilter): Record<string, number> {
  const grid = createWindowGrid(['yard'], ['plane']);
  grid.startsAt[0] = NOW;
  grid.occupiedUntil[0] = NOW + HOUR_MS;
  grid.blocked[0] = 0;
  const { kinds, counts } = countFree(model, { grid, filter, asker: { now: new Date(NOW), businessUnitId: null } });
  return Object.fromEntries(kinds.map(({ subType }, kind) => [subType, counts[kind] ?? 0]));
}

const row = ({ id, trailer: index, from, to }: Stay) => ({
  trailer_id: trailer(index).id,
  id,
  kind: 'rental',
  starts_at: at(from),
  ends_at: at(to),
  expires_at: null,
  business_unit_id: null,
});

const TRAILERS = 3;
const changes = fc.array(
  fc.record({
    trailer: fc.nat({ max: TRAILERS - 1 }),
    /** Beyond the days that have bits, and before the first of them. */
    from: fc.oneof(fc.integer({ min: -60, max: 400 }), fc.integer({ min: 9500, max: 9700 })),
    length: fc.constantFrom(1, 5, 23, 24, 25, 72, 400),
    removes: fc.nat({ max: 4 }),
  }),
  { maxLength: 40 },
);
const questions = fc.array(
  fc.tuple(
    fc.oneof(fc.integer({ min: 0, max: 420 }), fc.integer({ min: 9480, max: 9720 })),
    fc.constantFrom(1, 24, 30, 49, 200),
  ),
  { minLength: 6, maxLength: 12 },
);

describe('the read model', () => {
  test('says of any sequence of changes what a list of stays says', () => {
    fc.assert(
      fc.property(changes, questions, (wishes, asked) => {
        const model = createReadModel({ since: NOW - DAY_MS, trailers: 1 });
        for (let index = 0; index < TRAILERS; index += 1) {
          model.putTrailer(trailer(index, { depot_id: `yard-${index}` }));
        }
        let stays: Stay[] = [];
        for (const [i, wish] of wishes.entries()) {
          const stay = {
            id: `${i}`.padStart(36, '0'),
            trailer: wish.trailer,
            from: wish.from,
            to: wish.from + wish.length,
          };
          const collides = stays.some((s) => s.trailer === stay.trailer && s.from < stay.to && stay.from < s.to);
          if (!collides) {
            model.putAllocation(row(stay));
            stays.push(stay);
          }
          const gone = wish.removes === 0 ? stays[i % Math.max(1, stays.length)] : undefined;
          if (gone) model.dropAllocation({ trailer_id: trailer(gone.trailer).id, id: gone.id });
          stays = stays.filter((s) => s !== gone);
        }
        for (const [from, length] of asked) {
          const to = from + length;
          const expected = Array.from(
            { length: TRAILERS },
            (_, index) => !stays.some((s) => s.trailer === index && s.from < to && from < s.to),
          );
          expect(freeOf(model, TRAILERS, from, to)).toEqual(expected);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('keeps what is taken apart, also when there are more trailers than it was made for', () => {
    const model = createReadModel({ since: NOW, trailers: 2 });
    const count = 70;
    for (let index = 0; index < count; index += 1) {
      model.putTrailer(trailer(index, { depot_id: `yard-${index}` }));
      if (index % 3 === 0)
        model.putAllocation(row({ id: `${index}`.padStart(36, '0'), trailer: index, from: 0, to: 48 }));
      expect(freeOf(model, index + 1, 10, 20).at(-1)).toBe(index % 3 !== 0);
    }
    expect(freeOf(model, count, 10, 20)).toEqual(Array.from({ length: count }, (_, index) => index % 3 !== 0));
  });

  test('forgets what has passed and nothing else, however often it is put together anew', () => {
    const model = createReadModel({ since: NOW });
    const count = 40;
    const weeks = 60;
    for (let index = 0; index < count; index += 1) model.putTrailer(trailer(index, { depot_id: `yard-${index}` }));
    for (let week = 0; week < weeks; week += 1) {
      model.forgetBefore(NOW + (week - 2) * 7 * DAY_MS);
      for (let index = 0; index < count; index += 1) {
        const id = `${week}`.padStart(8, '0') + `${index}`.padStart(28, '0');
        const from = 7 * 24 * week + index;
        model.putAllocation(row({ id, trailer: index, from, to: from + 24 }));
      }
    }
    for (const week of [weeks - 2, weeks - 1]) {
      const monday = 7 * 24 * week;
      expect(freeOf(model, count, monday + 12, monday + 13)).toEqual(
        Array.from({ length: count }, (_, index) => index > 12),
      );
      expect(freeOf(model, count, monday + 100, monday + 160)).toEqual(Array.from({ length: count }, () => true));
    }
  });

  test.each<[string, (model: ReadModel) => void, boolean]>([
    ['an own hold leaves it free', (model) => model.putAllocation(hold({ unit: 'own' })), true],
    ['the hold of another takes it', (model) => model.putAllocation(hold({ unit: 'other' })), false],
    ['a hold that lapses right now does not', (model) => model.putAllocation(hold({ expires: 0 })), true],
    [
      'a hold that has become a rental does',
      (model) => {
        model.putAllocation(hold({ unit: 'own' }));
        model.putAllocation({ ...hold({ unit: 'own' }), kind: 'rental', expires_at: null, business_unit_id: null });
      },
      false,
    ],
    ['one that is overdue is not free', (model) => model.putBooking(booking('onRent', 0)), false],
    ['one that is due later is', (model) => model.putBooking(booking('onRent', 1)), true],
    [
      'one that was overdue and came back is',
      (model) => {
        model.putBooking(booking('returnAnnounced', -5));
        model.putBooking(booking('returned', -5));
      },
      true,
    ],
    [
      'one in the workshop is not',
      (model) => model.putTrailer(trailer(0, { depot_id: 'yard-0', status: 'workshop' })),
      false,
    ],
    [
      'one that is retired is not',
      (model) => model.putTrailer(trailer(0, { depot_id: 'yard-0', status: 'retired' })),
      false,
    ],
    ['a draft is not', (model) => model.putTrailer(trailer(0, { depot_id: 'yard-0', status: 'draft' })), false],
    [
      'one that lacks a certificate is not',
      (model) => model.putTrailer(trailer(0, { depot_id: 'yard-0', certified_until: null })),
      false,
    ],
    ['one that was moved is not there', (model) => model.putTrailer(trailer(0, { depot_id: 'yard-1' })), false],
    ['one that was deleted is not', (model) => model.dropTrailer(trailer(0).id), false],
    ['a certificate that ends on the last day is enough', (model) => model.putTrailer(certified('2027-03-02')), true],
    ['one that ends the day before is not', (model) => model.putTrailer(certified('2027-03-01')), false],
    [
      'a microsecond into the window is too long',
      (model) => model.putAllocation(until('2027-03-01 10:00:00.000001+00')),
      false,
    ],
    ['up to its very start is not', (model) => model.putAllocation(until('2027-03-01 12:00:00+02')), true],
  ])('%s', (_, change, isFree) => {
    const model = createReadModel({ since: NOW });
    model.putTrailer(trailer(0, { depot_id: 'yard-0' }));
    // What it has found out for one question must not outlive the change.
    expect(freeOf(model, 1, 10, 34, 'own')).toEqual([true]);
    change(model);
    expect(freeOf(model, 1, 10, 34, 'own')).toEqual([isFree]);
  });

  test('finds by a filter what meets it now, whatever it was when the filter was first asked for', () => {
    const model = createReadModel({ since: NOW, trailers: 1 });
    const countLifted = () => countKinds(model, { liftAxle: true });
    model.putTrailer(trailer(0, { lift_axle: 't' }));
    expect(countLifted()).toEqual({ standard: 1 });
    for (let index = 1; index < 40; index += 1) {
      model.putTrailer(trailer(index, { lift_axle: 't', sub_type: index < 35 ? 'standard' : 'mega' }));
    }
    expect(countLifted()).toEqual({ standard: 35, mega: 5 });
    model.putTrailer(trailer(3, { lift_axle: 't', sub_type: 'mega' }));
    model.putTrailer(trailer(4, { lift_axle: 'f' }));
    model.dropTrailer(trailer(39).id);
    expect(countLifted()).toEqual({ standard: 33, mega: 5 });
    expect(countKinds(model, { liftAxle: true, subType: ['mega'] })).toEqual({ standard: 0, mega: 5 });
  });

  test('refuses to follow what it does not know', () => {
    const model = createReadModel({ since: NOW });
    expect(() => model.putAllocation(hold({}))).toThrow('not known');
    model.putTrailer(trailer(0));
    expect(() => model.putAllocation({ ...hold({}), starts_at: '01.03.2027 10:00:00 CET' })).toThrow('is not a moment');
    expect(() => model.putTrailer({ ...trailer(0), facts: null })).toThrow('without its facts');
  });
});

const ID = '0a0b0c0d-0000-4000-8000-000011112222';
const hold = ({ unit = 'other', expires = 1 }: { unit?: string; expires?: number }) => ({
  ...row({ id: ID, trailer: 0, from: 12, to: 20 }),
  kind: 'hold',
  expires_at: at(expires),
  business_unit_id: unit,
});
const booking = (status: string, due: number) => ({ id: 'b', trailer_id: trailer(0).id, status, ends_at: at(due) });
const certified = (day: string) => trailer(0, { depot_id: 'yard-0', certified_until: day });
const until = (end: string) => ({ ...row({ id: ID, trailer: 0, from: -5, to: 0 }), ends_at: end });
