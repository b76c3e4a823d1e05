import { expect, test } from 'vitest';
import { fromMap, toMap } from './map-search.ts';

const now = new Date(2026, 10, 18, 9, 30);

test.each([
  ['type=cool&subType=mono&from=2026-11-20T08:00&to=2026-11-24T08:00', ['cool'], 'mono', '2026-11-20T08:00'],
  ['type=cool&subType=mono&subType=city', ['cool'], undefined, ''],
  ['type=cool&type=box&subType=mono', [], undefined, ''],
  ['from=2026-11-18T10:00&to=2026-11-24T08:00', [], undefined, '2026-11-18T10:00'],
  ['from=2026-11-18T09:00&to=2026-11-24T08:00', [], undefined, ''],
  ['from=2026-11-19&to=2026-11-24', [], undefined, '2026-11-19'],
  ['from=2026-11-18&to=2026-11-24', [], undefined, ''],
  ['from=2026-11-19', [], undefined, ''],
])('of %s the map gives back type %j, attribute %s, from %s', (query, types, subType, from) => {
  expect(fromMap(toMap(new URLSearchParams(query)), now)).toMatchObject({ types, subType, from });
});
