import { describe, expect, test } from 'vitest';
import type { Handover } from '#contract/handover.ts';
import { checklistFor, equipmentFor, handoverSteps, requiredPhotos } from '#domain/handover/handover-plan.ts';
import { damagePhoto } from '#domain/handover/photo-position.ts';
import { tyrePositions } from '#domain/handover/tread-depth.ts';
import { mergeUnsent } from './merge-unsent.ts';
import type { UnsentItem, UnsentKind } from './queue/unsent-item.ts';

const TYPE = 'box';
const DAMAGE = 'b1a4f0de-3c55-4d0e-9d77-6f1f35a1c001';

const NOTHING: Handover['parts'] = {
  driver: null,
  mileage: null,
  cooling: null,
  tyres: {},
  checklist: {},
  damages: null,
  equipment: {},
  cleanliness: null,
};

const reading = (km: number) => ({ km, isConfirmed: false, note: null });

/** As far as merging looks at it. */
const onServer = (more: Partial<Pick<Handover, 'parts' | 'photos' | 'kind' | 'keyBox' | 'release'>> = {}): Handover =>
  ({
    kind: 'pickUp',
    keyBox: false,
    trailer: { type: TYPE, axles: 3 },
    plan: { steps: handoverSteps(TYPE) },
    booking: { services: [] },
    release: null,
    parts: NOTHING,
    photos: [],
    ...more,
  }) as unknown as Handover;

let last = 0;
const item = (kind: UnsentKind, name: string, value: unknown, refusal?: string): UnsentItem => {
  last += 1;
  return { id: last, scope: 'anna', kind, name, value, ...(refusal === undefined ? {} : { refusal }) };
};

test('what has not been sent lies over what the server has, and drafts do not', () => {
  const handover = onServer({
    parts: { ...NOTHING, mileage: reading(100), driver: { name: 'Jan', licenceNumber: null } },
  });
  const { parts } = mergeUnsent(handover, [
    item('part', 'mileage', { km: 200 }),
    item('draft', 'driver', { name: 'Eva' }),
  ]);
  expect(parts.mileage).toEqual(reading(200));
  expect(parts.driver?.name).toBe('Jan');
});

test('what no longer fits the contract is passed over', () => {
  const handover = onServer({ parts: { ...NOTHING, mileage: reading(100) } });
  expect(mergeUnsent(handover, [item('part', 'mileage', { miles: 3 })]).parts.mileage).toEqual(reading(100));
});

describe('photos', () => {
  const photo = { position: 'front', url: '/photos/front', width: 4, height: 3 };
  const picture = new Blob(['picture'], { type: 'image/webp' });

  test('of this device take the place of those on the server, and are marked', () => {
    const { photos, unsentSteps } = mergeUnsent(onServer({ photos: [photo] }), [item('photo', 'front', picture)]);
    expect(photos).toEqual([{ position: 'front', source: picture, isSent: false, refusal: undefined }]);
    expect([...unsentSteps]).toEqual(['photos']);
  });
  test('that were taken away here are gone', () => {
    expect(mergeUnsent(onServer({ photos: [photo] }), [item('photo', 'front', null)]).photos).toEqual([]);
  });
  test('of a damage belong to it and to its step', () => {
    const damage = { id: DAMAGE, view: 'left', x: 0.5, y: 0.5, kind: 'dent', severity: 'cosmetic' };
    const { parts, unsentSteps } = mergeUnsent(onServer(), [
      item('part', 'damages', [damage]),
      item('photo', damagePhoto(DAMAGE, 1), picture),
    ]);
    expect(parts.damages).toEqual([{ ...damage, description: '', photos: [damagePhoto(DAMAGE, 1)] }]);
    expect([...unsentSteps]).toEqual(['damages']);
  });
});

test('a refused answer is told apart from one that only waits', () => {
  const { unsentSteps, refusedSteps } = mergeUnsent(onServer(), [
    item('part', 'mileage', { km: 1 }, 'invalid-fields'),
    item('part', 'driver', { name: 'Jan' }),
  ]);
  expect([...unsentSteps]).toEqual(['mileage', 'driver']);
  expect([...refusedSteps]).toEqual(['mileage']);
});

describe('what is missing', () => {
  const complete: readonly UnsentItem[] = [
    item('part', 'driver', { name: 'Jan' }),
    item('part', 'mileage', { km: 1 }),
    item('part', 'tyres', Object.fromEntries(tyrePositions(3).map((position) => [position, 8]))),
    item('part', 'checklist', Object.fromEntries(checklistFor(TYPE).map((check) => [check, { isOk: true }]))),
    item('part', 'damages', []),
    item('part', 'equipment', Object.fromEntries(equipmentFor(TYPE, []).map((piece) => [piece, 1]))),
    item('part', 'cleanliness', { isClean: true }),
    ...requiredPhotos(TYPE).map((position) => item('photo', position, new Blob(['x']))),
  ];
  test('is everything at the beginning, but never the signatures', () => {
    const steps = mergeUnsent(onServer(), []).obstacles.map(({ step }) => step);
    expect(steps).toEqual(handoverSteps(TYPE).filter((step) => step !== 'signatures'));
  });
  test('is nothing once all is answered, sent or not', () => {
    expect(mergeUnsent(onServer(), complete).obstacles).toEqual([]);
  });
  test('is a tyre that is worn out, at pick-up and not on return', () => {
    const worn = [
      ...complete,
      item('part', 'tyres', { ...Object.fromEntries(tyrePositions(3).map((p) => [p, 8])), '2L': 2.5 }),
    ];
    expect(mergeUnsent(onServer(), worn).obstacles).toEqual([{ step: 'tyres', missing: ['2L'] }]);
    expect(mergeUnsent(onServer({ kind: 'return' }), worn).obstacles).toEqual([]);
  });
  test('are failed lights, until somebody lets them pass', () => {
    const checks = Object.fromEntries(checklistFor(TYPE).map((check) => [check, { isOk: check !== 'lights' }]));
    const dark = [...complete, item('part', 'checklist', checks)];
    expect(mergeUnsent(onServer(), dark).obstacles).toEqual([{ step: 'checklist', missing: ['lights'] }]);
    expect(mergeUnsent(onServer(), dark).stop).toEqual({ tyres: [], checks: ['lights'] });
    const release = { checks: ['lights'], reason: 'repaired', by: 'Paul', at: '2026-11-20T07:05:00.000Z' };
    expect(mergeUnsent(onServer({ release }), dark).obstacles).toEqual([]);
  });
});

test('a signature waits, and is told with the refusal it got', () => {
  const kept = {
    input: { customer: { refusedBecause: 'disputes the scratch' } },
    signedAt: '2026-11-20T07:05:00.000Z',
    content: '{}',
  };
  expect(mergeUnsent(onServer(), []).signature).toBeUndefined();
  expect(mergeUnsent(onServer(), [item('signature', 'signature', kept)]).signature).toMatchObject(kept);
  const refused = mergeUnsent(onServer(), [item('signature', 'signature', kept, 'stale-version')]);
  expect(refused.signature?.refusal).toBe('stale-version');
  expect([...refused.refusedSteps]).toEqual(['signatures']);
});
