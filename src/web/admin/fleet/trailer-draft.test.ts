import { describe, expect, test } from 'vitest';
import { toChanges, toInput, toTexts } from './trailer-draft.ts';

const cool = toTexts({
  type: 'cool',
  axles: 3,
  tareKg: 8300,
  facts: { atpClass: 'FRC', minCelsius: -30, partition: false },
});

describe('the form of a trailer', () => {
  test('sends the facts of its type as what they are, and those alone', () => {
    const values = { ...cool, 'facts.roof': 'lift', 'facts.coolingUnit': 'Carrier' };
    expect(toInput(values)['facts']).toEqual({
      atpClass: 'FRC',
      coolingUnit: 'Carrier',
      minCelsius: -30,
      partition: false,
    });
  });

  test('reads lists by their commas', () => {
    const values = { ...toTexts({ type: 'chassis' }), 'facts.containerLengths': '20, 40', 'facts.adr': 'FL' };
    expect(toInput(values)['facts']).toEqual({ containerLengths: [20, 40], adr: ['FL'] });
  });

  test('leaves a number that is none to the schema, and an empty one out', () => {
    const input = toInput({ ...cool, tareKg: '8,3', innerLengthMm: '' });
    expect(input['tareKg']).toBeNaN();
    expect(input['innerLengthMm']).toBeNull();
  });

  test('sends what was changed, all facts with one of them', () => {
    const values = { ...cool, 'facts.haccp': 'true', make: 'Krone' };
    expect(toChanges(values, ['facts.haccp', 'make'])).toEqual({
      make: 'Krone',
      facts: { atpClass: 'FRC', minCelsius: -30, partition: false, haccp: true },
    });
  });
});
