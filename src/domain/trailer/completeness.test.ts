import { describe, expect, test } from 'vitest';
import { isPriceClassOf } from '#domain/price/price-class.ts';
import { findGaps } from './completeness.ts';
import { requiredCertificates } from './required-certificate.ts';

const PLANE = { type: 'plane', facts: {}, tailLiftKg: null } as const;

describe('a trailer must be able to show', () => {
  test.each([
    ['its inspection', PLANE, ['hu']],
    ['what a reefer needs', { ...PLANE, type: 'cool' }, ['hu', 'atp']],
    ['its inspection, whatever its type', { ...PLANE, type: 'boat' }, ['hu']],
    ['a strong body that it claims', { ...PLANE, facts: { xlCertificate: true } }, ['hu', 'xl']],
    ['no strong body that it does not claim', { ...PLANE, facts: { xlCertificate: false } }, ['hu']],
    ['dangerous goods', { ...PLANE, type: 'chassis', facts: { adr: ['FL'] } }, ['hu', 'adr']],
    ['none without their classes', { ...PLANE, type: 'chassis', facts: { adr: [] } }, ['hu']],
    ['its insulation', { ...PLANE, type: 'tipper', facts: { thermoCertificate: true } }, ['hu', 'thermo']],
    ['its feed', { ...PLANE, type: 'tipperAgrar', facts: { gmpPlus: true } }, ['hu', 'gmp']],
    ['its tail lift', { ...PLANE, tailLiftKg: 2000 }, ['hu', 'tailLift']],
  ])('%s', (_, trailer, expected) => {
    expect(requiredCertificates(trailer)).toEqual(expected);
  });
});

describe('a price class', () => {
  test.each([
    ['plane', 'plane', true],
    ['plane', 'planeMega', true],
    ['plane', 'planets', true],
    ['plane', 'cool', false],
    ['chassis', 'chassisAllround', false],
    ['chassisAllround', 'chassis', false],
    ['chassisAllround', 'chassisAllroundLong', true],
    ['tipper', 'tipperAgrar', false],
    ['box', 'gold', true],
  ])('of %s may be %s: %s', (type, priceClass, isAllowed) => {
    expect(isPriceClassOf(type, priceClass)).toBe(isAllowed);
  });
});

describe('a trailer lacks', () => {
  const complete = { ...PLANE, priceClass: 'plane', certificates: [{ kind: 'hu', validUntil: '2026-11-18' }] } as const;
  const today = '2026-11-18';

  test('nothing on the last day of its inspection, and that inspection a day later', () => {
    expect(findGaps(complete, today)).toEqual([]);
    expect(findGaps(complete, '2026-11-19')).toEqual([{ what: 'certificate', kind: 'hu', isExpired: true }]);
  });

  test('what it must have and does not, and a price of its own type', () => {
    expect(findGaps({ ...complete, tailLiftKg: 1500, priceClass: 'box', certificates: [] }, today)).toEqual([
      { what: 'certificate', kind: 'hu', isExpired: false },
      { what: 'certificate', kind: 'tailLift', isExpired: false },
      { what: 'priceClass' },
    ]);
  });

  test('a certificate that is over, though nobody asks for it', () => {
    const certificates = [...complete.certificates, { kind: 'sp', validUntil: '2026-11-17' }] as const;
    expect(findGaps({ ...complete, certificates }, today)).toEqual([
      { what: 'certificate', kind: 'sp', isExpired: true },
    ]);
  });
});
