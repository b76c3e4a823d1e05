import { describe, expect, test } from 'vitest';
import { hoursOf, placeEvents, placeOf } from './place-events.ts';

const at = (...times: string[]) => times.map((localTime) => ({ localTime }));

describe('the hours of a chart', () => {
  test('are those of a usual day', () => {
    expect(hoursOf([])).toEqual({ from: 6, to: 20 });
  });

  test('reach as far as the events do, but not beyond the day', () => {
    const yard = (...times: string[]) => ({ events: at(...times) }) as unknown as Parameters<typeof hoursOf>[0][number];
    expect(hoursOf([yard('04:30'), yard('21:15')])).toEqual({ from: 4, to: 23 });
    expect(hoursOf([yard('23:59')])).toEqual({ from: 6, to: 24 });
  });
});

test('a time stands where its share of the hours is', () => {
  const hours = { from: 6, to: 18 };
  expect(placeOf('06:00', hours)).toBe(0);
  expect(placeOf('09:00', hours)).toBe(0.25);
  expect(placeOf('18:00', hours)).toBe(1);
  expect(placeOf('05:59', hours)).toBeNull();
  expect(placeOf('18:01', hours)).toBeNull();
});

describe('events', () => {
  const hours = { from: 6, to: 20 };

  test('share a lane while there is room', () => {
    expect(placeEvents(at('07:00', '09:00', '13:00'), hours)).toMatchObject({ lanes: 1 });
  });

  test('stand below each other where one would cover the other', () => {
    const { events, lanes } = placeEvents(at('07:00', '07:15', '07:30', '09:00'), hours);
    expect(lanes).toBe(3);
    expect(events.map(({ lane }) => lane)).toEqual([0, 1, 2, 0]);
  });

  test('do not leave the chart at its end', () => {
    expect(placeEvents(at('20:00'), hours).events[0]?.place).toBeLessThan(0.9);
  });
});
