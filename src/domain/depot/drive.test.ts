import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/time/duration.ts';
import { driveMs, roadKm } from './drive.ts';

const HAMBURG = { lat: 53.55, lon: 10 };
const MUNICH = { lat: 48.14, lon: 11.58 };

test('a drive takes as long as the road, and some hours around it', () => {
  expect(driveMs(HAMBURG, MUNICH) / HOUR_MS).toBe(17);
  expect(driveMs(HAMBURG, HAMBURG) / HOUR_MS).toBe(4);
  expect(driveMs(MUNICH, HAMBURG)).toBe(driveMs(HAMBURG, MUNICH));
});

test('a road is longer than the line, and never nothing', () => {
  expect(roadKm(HAMBURG, MUNICH)).toBe(795);
  expect(roadKm(HAMBURG, HAMBURG)).toBe(1);
});
