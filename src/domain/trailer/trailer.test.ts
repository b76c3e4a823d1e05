import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { judgeCertificate, judgeCertificates, mustBeValidUntil } from './certificate.ts';
import { findFactProblems } from './check-facts.ts';
import { FACTS } from './fact.ts';
import { turnaroundKept, turnaroundNow, USUAL_TURNAROUND } from './turnaround.ts';
import { canTrailerBecome, TRAILER_STATES, trailerSituation } from './trailer-state.ts';
import { type FactsOf, isOffered, isTrailerType, minimumDays, payloadKg, TRAILER_TYPES } from './trailer-type.ts';

describe('a trailer type', () => {
  test('is one of the table', () => {
    expect(isTrailerType('cool')).toBe(true);
    expect(isTrailerType('toString')).toBe(false);
  });

  test.each([
    ['plane', 2, 1],
    ['box', 2, 1],
    ['chassis', 2, 1],
    ['chassisAllround', 2, 1],
    ['tipper', 2, 1],
    ['cool', 6, 3],
    ['tipperAgrar', 6, 1],
    ['a configured one', 2, 1],
  ])('%s needs %i h between rentals and goes for %i day or more', (type, hours, days) => {
    expect(turnaroundNow(USUAL_TURNAROUND, type)).toBe(hours);
    expect(minimumDays(type)).toBe(days);
  });

  test('a new rental follows what is decided, and an agreed one what it was agreed with', () => {
    expect(turnaroundNow({ ...USUAL_TURNAROUND, box: 12 }, 'box')).toBe(12);
    expect(turnaroundNow({ ...USUAL_TURNAROUND, box: 12 }, 'a configured one')).toBe(2);
    expect(turnaroundKept(0, 'cool')).toBe(0);
    expect(turnaroundKept(null, 'cool')).toBe(6);
    expect(turnaroundKept(null, 'a configured one')).toBe(2);
  });

  test('is offered with the configured sub-types only', () => {
    const types = [{ type: 'cool', subTypes: ['mono'] }, { type: 'box' }];
    expect(isOffered(types, 'cool', 'mono')).toBe(true);
    expect(isOffered(types, 'cool', 'electric')).toBe(false);
    expect(isOffered(types, 'box')).toBe(true);
    expect(isOffered(types, 'box', 'dry')).toBe(false);
    expect(isOffered(types, 'plane')).toBe(false);
  });

  test('carries what its tare leaves', () => {
    expect(payloadKg(6150)).toBe(26_350);
  });
});

describe('facts', () => {
  test('every fact belongs to some type', () => {
    const used: ReadonlySet<string> = new Set(Object.values(TRAILER_TYPES).flatMap(({ facts }) => facts));
    expect(Object.keys(FACTS).filter((fact) => !used.has(fact))).toEqual([]);
  });

  test('have types of their own', () => {
    expectTypeOf<FactsOf<'cool'>['atpClass']>().toEqualTypeOf<'FNA' | 'FRC' | 'FRB' | undefined>();
    expectTypeOf<FactsOf<'chassis'>['containerLengths']>().toEqualTypeOf<readonly (20 | 30 | 40 | 45)[] | undefined>();
    expectTypeOf<FactsOf<'plane'>['coilWellMm']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<FactsOf<'tipperAgrar'>['lastLoads']>().toEqualTypeOf<readonly string[] | undefined>();
    expect(findFactProblems('cool', { atpClass: 'FRC' } satisfies FactsOf<'cool'>)).toEqual([]);
  });

  test.each([
    ['cool', { atpClass: 'FRC', minCelsius: -30, maxCelsius: 30, coolingUnit: 'Carrier', partition: true }, []],
    ['chassis', { containerLengths: [20, 40], adr: ['FL'], twistlocks: 8 }, []],
    ['tipperAgrar', { lastLoads: ['wheat', 'rape'], cleaningRegime: 'B' }, []],
    ['plane', {}, []],
    ['plane', { atpClass: 'FRC' }, [{ fact: 'atpClass', problem: 'unknown' }]],
    ['plane', { roof: 'glass' }, [{ fact: 'roof', problem: 'invalid' }]],
    ['plane', { xlCertificate: 'yes' }, [{ fact: 'xlCertificate', problem: 'invalid' }]],
    ['plane', { coilWellMm: -1 }, [{ fact: 'coilWellMm', problem: 'invalid' }]],
    ['plane', { coilWellMm: 7200.5 }, [{ fact: 'coilWellMm', problem: 'invalid' }]],
    ['chassis', { containerLengths: [20, 20] }, [{ fact: 'containerLengths', problem: 'invalid' }]],
    ['chassis', { containerLengths: [25] }, [{ fact: 'containerLengths', problem: 'invalid' }]],
    ['chassis', { containerLengths: 20 }, [{ fact: 'containerLengths', problem: 'invalid' }]],
    ['cool', { coolingUnit: ' ' }, [{ fact: 'coolingUnit', problem: 'invalid' }]],
    ['tipperAgrar', { lastLoads: [1] }, [{ fact: 'lastLoads', problem: 'invalid' }]],
  ] as const)('of a %s: %j', (type, facts, problems) => {
    expect(findFactProblems(type, facts)).toEqual(problems);
  });
});

describe('a certificate', () => {
  const rental = { pickUpOn: '2026-11-20', returnOn: '2026-11-27', isLongTerm: false };
  test.each([
    ['2026-11-19', false, 'expired'],
    ['2026-11-20', false, 'ends'],
    ['2026-11-26', false, 'ends'],
    ['2026-11-27', false, 'valid'],
    ['2026-11-19', true, 'expired'],
    ['2026-11-26', true, 'renewed'],
    ['2026-11-27', true, 'valid'],
  ] as const)('valid until %s, long rental %s: %s', (validUntil, isLongTerm, verdict) => {
    expect(judgeCertificate({ validUntil }, { ...rental, isLongTerm })).toBe(verdict);
  });

  test('the worst of them decides', () => {
    const until = (validUntil: string) => ({ kind: 'hu', validUntil }) as const;
    expect(judgeCertificates([], rental)).toBe('valid');
    expect(judgeCertificates([until('2027-01-01'), until('2026-11-24')], rental)).toBe('ends');
    expect(judgeCertificates([until('2026-11-24'), until('2026-01-01')], rental)).toBe('expired');
  });

  test('stands in the way exactly if it ends before the day that is asked for', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-11-${n}`);
    fc.assert(
      fc.property(day, day, day, fc.boolean(), (validUntil, a, b, isLongTerm) => {
        const [pickUpOn = a, returnOn = b] = [a, b].toSorted();
        const days = { pickUpOn, returnOn, isLongTerm };
        const verdict = judgeCertificate({ validUntil }, days);
        expect(verdict === 'expired' || verdict === 'ends').toBe(validUntil < mustBeValidUntil(days));
      }),
    );
  });

  test('that holds for a rental holds for every shorter one', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-11-${n}`);
    fc.assert(
      fc.property(day, day, day, fc.boolean(), (validUntil, a, b, isLongTerm) => {
        const [early = a, late = b] = [a, b].toSorted();
        const judge = (returnOn: string) =>
          judgeCertificate({ validUntil }, { pickUpOn: '2026-11-10', returnOn, isLongTerm });
        fc.pre(judge(late) === 'valid');
        expect(judge(early)).toBe('valid');
      }),
    );
  });
});

describe('a trailer', () => {
  test('never comes back from retirement', () => {
    expect(TRAILER_STATES.filter((state) => canTrailerBecome('retired', state))).toEqual([]);
    expect(canTrailerBecome('workshop', 'active')).toBe(true);
  });

  test('is a draft once, at its beginning', () => {
    expect(TRAILER_STATES.filter((state) => canTrailerBecome(state, 'draft'))).toEqual([]);
    expect(canTrailerBecome('draft', 'active')).toBe(true);
    expect(canTrailerBecome('draft', 'workshop')).toBe(false);
  });

  test.each([
    ['active', null, false, false, 'free'],
    ['active', 'hold', false, false, 'reserved'],
    ['active', 'rental', false, false, 'reserved'],
    ['active', 'rental', true, false, 'onRent'],
    ['active', null, true, true, 'overdue'],
    ['active', 'workshop', false, false, 'workshop'],
    ['workshop', null, false, false, 'workshop'],
    ['draft', null, false, false, 'draft'],
    ['retired', null, false, false, 'retired'],
    ['workshop', 'rental', true, false, 'onRent'],
  ] as const)('%s with %s, out %s, past its end %s: %s', (state, current, isOut, isPastEnd, situation) => {
    expect(trailerSituation({ state, current, isOut, isPastEnd })).toBe(situation);
  });
});
