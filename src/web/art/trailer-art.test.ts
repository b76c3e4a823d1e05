import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';

const FOLDER = new URL('trailers/', import.meta.url);

const names = keysOf(TRAILER_TYPES).flatMap((type) =>
  TRAILER_TYPES[type].subTypes.map((subType) => `${type}-${subType}`),
);

test('every sub-type has its drawing and no drawing is left over', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
});

test('every type has its icon and no icon is left over', () => {
  const icons = readFileSync(new URL('type-icons.svg', import.meta.url), 'utf8');
  expect([...icons.matchAll(/ id="(\w+)"/g)].map(([, id = '']) => id).toSorted()).toEqual(
    keysOf(TRAILER_TYPES).toSorted(),
  );
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
