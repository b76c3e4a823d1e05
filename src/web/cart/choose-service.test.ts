import { describe, expect, test } from 'vitest';
import { carryOver, chooseService } from './choose-service.ts';

const offer = (
  key: string,
  rules: Partial<Record<'requires' | 'excludes', string[]>> & { mandatory?: boolean } = {},
) => ({
  key,
  mandatory: false,
  requires: [],
  excludes: [],
  ...rules,
});

const OFFERS = [
  offer('basic', { mandatory: true }),
  offer('plus', { excludes: ['top'] }),
  offer('top'),
  offer('telematics'),
  offer('tracking', { requires: ['telematics'] }),
];

describe('a choice of services', () => {
  test('gets what a service needs along with it', () => {
    expect(chooseService(['basic'], { key: 'tracking', isChosen: true }, OFFERS)).toEqual([
      'basic',
      'telematics',
      'tracking',
    ]);
  });

  test('loses what cannot be without the service that goes', () => {
    expect(chooseService(['basic', 'telematics', 'tracking'], { key: 'telematics', isChosen: false }, OFFERS)).toEqual([
      'basic',
    ]);
  });

  test.each([
    ['plus', 'top'],
    ['top', 'plus'],
  ])('has %s instead of %s, whichever of them excludes the other', (added, excluded) => {
    expect(chooseService(['basic', excluded], { key: added, isChosen: true }, OFFERS)).toEqual(['basic', added]);
  });

  test('keeps what always goes with the trailer', () => {
    expect(chooseService(['basic', 'plus'], { key: 'basic', isChosen: false }, OFFERS)).toEqual(['basic', 'plus']);
    expect(chooseService([], { key: 'plus', isChosen: true }, OFFERS)).toEqual(['basic', 'plus']);
  });

  test('forgets what is not on offer', () => {
    expect(chooseService(['basic', 'gone'], { key: 'plus', isChosen: true }, OFFERS)).toEqual(['basic', 'plus']);
  });

  test('two services that need each other come and go together', () => {
    const pair = [offer('a', { requires: ['b'] }), offer('b', { requires: ['a'] })];
    expect(chooseService([], { key: 'a', isChosen: true }, pair)).toEqual(['a', 'b']);
    expect(chooseService(['a', 'b'], { key: 'b', isChosen: false }, pair)).toEqual([]);
  });
});

test('a choice carried over to another trailer leaves out what that one cannot have', () => {
  const offers = [
    { ...offer('wash', { mandatory: true }), isTooLate: false },
    { ...offer('plus'), isTooLate: false },
    { ...offer('precool'), isTooLate: true },
  ];
  expect(carryOver(['plus', 'precool', 'twistlocks'], offers)).toEqual(['wash', 'plus']);
});
