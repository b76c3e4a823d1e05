import { describe, expect, test } from 'vitest';
import { changeTrailerInput } from '#contract/admin-trailer-input.ts';
import { pickChanged } from '#web/form/use-draft.ts';
import { toInput, toValues, type TrailerValues } from './trailer-draft.ts';

const cool: TrailerValues = {
  ...toValues(),
  type: 'cool',
  tareKg: 8300,
  'facts.atpClass': 'FRC',
  'facts.minCelsius': -30,
  'facts.partition': false,
};
const knownFacts = { atpClass: 'FRC', minCelsius: -30, partition: false };

describe('the form of a trailer', () => {
  test('sends the facts of its type as what they are, and those alone', () => {
    const values = { ...cool, 'facts.roof': 'lift', 'facts.coolingUnit': 'Carrier', 'facts.haccp': null };
    expect(toInput(values).facts).toEqual({ ...knownFacts, coolingUnit: 'Carrier' });
  });

  test('keeps lists as lists, and leaves empty ones out', () => {
    const values = { ...toValues(), type: 'chassis', 'facts.containerLengths': [20, 40], 'facts.adr': [] };
    expect(toInput(values).facts).toEqual({ containerLengths: [20, 40] });
  });

  test('sends what was changed, all facts with one of them', () => {
    const values = { ...cool, 'facts.haccp': true, make: 'Krone' };
    expect(pickChanged(toInput(values), ['facts.haccp', 'make'])).toEqual({
      make: 'Krone',
      facts: { ...knownFacts, haccp: true },
    });
  });

  test.each([
    ['tareKg', Number.NaN, 'number'],
    ['tareKg', null, 'number'],
    ['innerLengthMm', Number.NaN, 'number'],
    ['facts.minCelsius', Number.NaN, 'invalid-value'],
  ] as const)('leaves it to the schema that %s is %j', (field, value, message) => {
    const changes = pickChanged(toInput({ ...cool, [field]: value }), [field]);
    const { error } = changeTrailerInput.safeParse(changes);
    expect(error?.issues).toMatchObject([{ path: field.split('.'), message }]);
  });
});
