import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('trailers/', import.meta.url);

const SUB_TYPES = {
  box: ['dry', 'furniture', 'doubleDeck', 'city', 'parcel'],
  plane: ['standard', 'mega', 'coil', 'beverageXL', 'liftRoof', 'dropSide', 'city'],
  cool: ['mono', 'multiTemp', 'doubleDeck', 'meatRail', 'flower', 'city', 'electric'],
  chassis: ['fixed40', 'light40HC', 'tank20_30', 'tip20'],
  chassisAllround: ['extendRear', 'extendFrontRear', 'split2x20'],
  tipper: ['steelHalfpipe', 'aluBox', 'thermoAsphalt', 'demolition'],
  tipperAgrar: ['grain50', 'grain60', 'woodchip', 'pushFloor'],
};

const names = Object.entries(SUB_TYPES).flatMap(([type, subTypes]) => subTypes.map((subType) => `${type}-${subType}`));

test('every sub-type has its drawing and no drawing is left over', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
});

describe.each(names)('the drawing %s', (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');

  test('stands on the common scale and ground line', () => {
    expect(svg).toContain('viewBox="0 0 1200 420"');
    expect(svg).toContain('M20 380H1180');
  });

  test('can be repainted and referenced from another document', () => {
    expect(svg).toContain('var(--body,');
    expect(svg).toContain('var(--accent,');
    expect(svg).toContain('id="art"');
    expect(svg).not.toMatch(/<script|<style|url\(/u);
  });
});
