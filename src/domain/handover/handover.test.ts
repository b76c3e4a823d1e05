import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rulesOf, TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { drawnView } from './drawn-view.ts';
import { DAMAGE_VIEWS } from './damage.ts';
import { findObstacles, resumeStep, type HandoverSoFar } from './handover-check.ts';
import {
  checklistFor,
  damageViews,
  equipmentFor,
  HANDOVER_STEPS,
  handoverSteps,
  orderedEquipment,
  requiredPhotos,
} from './handover-plan.ts';
import { damageOfPhoto, damagePhoto, isPhotoPosition } from './photo-position.ts';
import { judgeTread, tyrePositions } from './tread-depth.ts';

const TYPES = Object.keys(TRAILER_TYPES);

test.each([
  [0, 'block'],
  [2.9, 'block'],
  [2.99, 'block'],
  [3, 'warn'],
  [3.9, 'warn'],
  [4, 'ok'],
  [12, 'ok'],
])('a tread of %s mm: %s', (depth, verdict) => {
  expect(judgeTread(depth)).toBe(verdict);
});

test('a trailer with three axles has six tyres', () => {
  expect(tyrePositions(3)).toEqual(['1L', '1R', '2L', '2R', '3L', '3R']);
});

describe('the plan of a handover', () => {
  test('asks reefers for engine hours and fuel, and nobody else', () => {
    expect(TYPES.filter((type) => handoverSteps(type).includes('cooling'))).toEqual(['cool']);
  });
  test.each(TYPES)('of a %s has its own checks, each once', (type) => {
    const checks = checklistFor(type);
    expect(checks.length).toBeGreaterThan(checklistFor('unheard of').length);
    expect(new Set(checks).size).toBe(checks.length);
  });
  test('asks for photos from all sides, of the inside if there is one, of a reefer’s display', () => {
    expect(requiredPhotos('chassis')).toEqual(['front', 'left', 'rear', 'right']);
    expect(requiredPhotos('plane')).toEqual(['front', 'left', 'rear', 'inside', 'right']);
    expect(requiredPhotos('cool')).toEqual(['front', 'coolingDisplay', 'left', 'rear', 'inside', 'right']);
  });
  test('counts what was ordered with the services, each thing once', () => {
    expect(equipmentFor('plane', ['fullService', 'lashingKit'])).toEqual([
      'spareWheel',
      'wheelChocks',
      'warningPlates',
      'lashingStraps',
      'edgeProtectors',
      'sideBoards',
      'lockBars',
    ]);
    expect(equipmentFor('chassis', ['twistlockKit'])).toContain('twistlockKit');
    expect(equipmentFor('plane', ['winterTyres'])).toEqual(equipmentFor('plane', []));
  });
  test.each([
    [[], {}],
    [['lashingKit'], { lashingStraps: 20, edgeProtectors: 10, lockBars: 2 }],
    [['lashingKit', 'barsBeams'], { lashingStraps: 20, edgeProtectors: 10, lockBars: null, deckBeams: null }],
  ])('knows how many pieces %s bring along', (services, pieces) => {
    expect(orderedEquipment(services)).toEqual(pieces);
  });
});

describe('the position of a photo', () => {
  const id = 'b1a4f0de-3c55-4d0e-9d77-6f1f35a1c001';
  test.each([
    ['front', true],
    ['inside', true],
    ['coolingDisplay', false],
    ['attic', false],
    [damagePhoto(id, 1), true],
    [damagePhoto(id, 5), true],
    [damagePhoto(id, 6), false],
    ['damage-1-1', false],
    [`${damagePhoto(id, 1)}/..`, false],
  ])('%s on a box: %s', (position, isOne) => {
    expect(isPhotoPosition('box', position)).toBe(isOne);
  });
  test('of a damage names it', () => {
    expect(damageOfPhoto(damagePhoto(id, 3))).toBe(id);
    expect(damageOfPhoto('front')).toBeUndefined();
  });
});

test('a chassis has neither roof nor inside to mark damages on', () => {
  expect(damageViews('chassis')).toEqual(['left', 'right', 'front', 'rear', 'chassis']);
  expect(damageViews('box')).toEqual(DAMAGE_VIEWS);
});

test.each([
  ['box', 'top', 'top'],
  ['chassis', 'top', 'chassis'],
  ['chassisAllround', 'inside', 'chassis'],
  ['chassis', 'left', 'left'],
  ['tipper', 'inside', 'inside'],
] as const)('on a %s, what was noted on the %s is drawn on the %s', (type, view, drawn) => {
  expect(drawnView(rulesOf(type).body, view)).toBe(drawn);
});

describe('a protocol', () => {
  const complete = (type: string, more: Partial<HandoverSoFar> = {}): HandoverSoFar => ({
    kind: 'pickUp',
    type,
    axles: 3,
    services: [],
    driverName: 'Jan Kowalski',
    mileageKm: 120_000,
    cooling: { engineHours: 4100, fuelPercent: 80 },
    treadMm: Object.fromEntries(tyrePositions(3).map((position) => [position, 8])),
    checks: Object.fromEntries(checklistFor(type).map((check) => [check, true])),
    released: [],
    damages: [],
    photos: requiredPhotos(type),
    equipment: Object.fromEntries(equipmentFor(type, []).map((item) => [item, 1])),
    isClean: true,
    customer: { name: 'Jan Kowalski' },
    depot: { name: 'Petra Lang' },
    ...more,
  });
  const DAMAGE = 'b1a4f0de-3c55-4d0e-9d77-6f1f35a1c001';
  const refusal = { refusedBecause: 'disputes the scratch' };
  const failed = (...checks: readonly string[]) => ({
    checks: { ...complete('box').checks, ...Object.fromEntries(checks.map((check) => [check, false])) },
  });
  const { lockBars: _lockBars, ...withoutBars } = complete('box').equipment;

  test.each(TYPES)('of a %s with everything in it can be signed', (type) => {
    expect(findObstacles(complete(type))).toEqual([]);
  });

  test.each([
    ['no driver', { driverName: ' ' }, 'driver', ['driverName']],
    ['no mileage', { mileageKm: null }, 'mileage', ['mileageKm']],
    ['a worn tyre', { treadMm: { ...complete('box').treadMm, '2L': 2.9 } }, 'tyres', ['2L']],
    ['an unmeasured tyre', { axles: 4 }, 'tyres', ['4L', '4R']],
    ['lights that do not work', failed('lights'), 'checklist', ['lights']],
    ['failed brakes and king pin', failed('brakes', 'kingpin'), 'checklist', ['brakes', 'kingpin']],
    ['a release of something else', { ...failed('lights'), released: ['brakes'] }, 'checklist', ['lights']],
    ['an ordered kit not counted', { services: ['snowChains'] }, 'equipment', ['snowChains']],
    ['nobody having looked for damage', { damages: null }, 'damages', ['damages']],
    ['a damage without a photo', { damages: [DAMAGE] }, 'damages', [`damage-${DAMAGE}-1`]],
    ['a photo missing', { photos: ['front', 'left', 'rear', 'inside'] }, 'photos', ['right']],
    ['equipment not counted', { equipment: withoutBars }, 'equipment', ['lockBars']],
    ['cleanliness open', { isClean: null }, 'cleanliness', ['cleanliness']],
    ['no signature at all', { depot: null, customer: null }, 'signatures', ['customer']],
    ['a refusal without a reason', { customer: { refusedBecause: '' } }, 'signatures', ['customer']],
    ['refusals on both sides', { customer: refusal, depot: refusal }, 'signatures', ['signature']],
    ['a refusal without the depot', { customer: refusal, depot: null }, 'signatures', ['signature']],
  ] as const)('with %s cannot', (_, more, step, missing) => {
    expect(findObstacles(complete('box', more))).toEqual([{ step, missing }]);
    expect(resumeStep(complete('box', more))).toBe(step);
  });

  test.each([
    ['a thin tyre', { treadMm: { ...complete('box').treadMm, '2L': 3.1 } }],
    ['a worn tyre on return', { kind: 'return', treadMm: { ...complete('box').treadMm, '2L': 1.6 } }],
    ['a failed check that is no danger, written down', failed('mudguards')],
    ['failed lights on return', { kind: 'return', ...failed('lights') }],
    ['failed lights that somebody has let pass', { ...failed('lights'), released: ['lights'] }],
    ['the customer alone', { depot: null }],
    ['a refusal with its reason', { customer: refusal }],
    ['a damage and its photo', { damages: [DAMAGE], photos: [...requiredPhotos('box'), damagePhoto(DAMAGE, 2)] }],
    ['nothing of a kind there, written down', { equipment: { ...complete('box').equipment, lockBars: 0 } }],
    ['a dirty trailer, written down', { isClean: false }],
  ] as const)('with %s still can', (_, more) => {
    expect(findObstacles(complete('box', more))).toEqual([]);
  });

  test('names a missing check', () => {
    const { lights: _lights, ...checks } = complete('cool').checks;
    expect(findObstacles(complete('cool', { checks, cooling: null }))).toEqual([
      { step: 'cooling', missing: ['cooling'] },
      { step: 'checklist', missing: ['lights'] },
    ]);
  });

  test('goes on at the first step that is not done', () => {
    const parts = fc.record({
      mileageKm: fc.constantFrom(null, 1),
      damages: fc.constantFrom(null, []),
      isClean: fc.constantFrom(null, true),
      customer: fc.constantFrom(null, { name: 'Jan' }),
    });
    fc.assert(
      fc.property(parts, (more) => {
        const handover = complete('plane', more);
        const open = findObstacles(handover).map(({ step }) => step);
        expect(resumeStep(handover)).toBe(HANDOVER_STEPS.find((step) => open.includes(step)) ?? 'signatures');
      }),
    );
  });
});
