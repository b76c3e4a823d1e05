import { expect, test } from 'vitest';
import { adminUnitQuery } from '#contract/admin-business-unit.ts';
import { adminAuditQuery } from '#contract/admin-audit.ts';
import { adminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { readListQuery } from './read-list-query.server.ts';

test.each([
  ['', {}],
  ['q=nord&status=blocked&sort=-name', { q: 'nord', status: 'blocked', sort: '-name' }],
  ['q=nord&utm_source=mail', { q: 'nord' }],
  ['status=&q=', {}],
  ['status=lost&country=DE', { country: 'DE' }],
  ['status=blocked&status=active&country=DE', { country: 'DE' }],
  ['limit=10', { limit: 10 }],
])('the address %j of a list asks for %j', (address, query) => {
  expect(readListQuery(adminUnitQuery, new URLSearchParams(address))).toEqual(query);
});

test('parameters that do not go together are left out as well', () => {
  const params = new URLSearchParams('from=2026-02-02&to=2026-02-01&action=order');
  expect(readListQuery(adminAuditQuery, params)).toEqual({ from: '2026-02-02', action: 'order' });
});

test.each([
  ['from=2026-02-02', {}],
  ['to=2026-02-02&free=true', { free: true }],
  ['from=2026-02-02&to=2026-02-01&radiusKm=50', {}],
  ['near=45.7,4.8&radiusKm=50&from=soon&to=2026-02-01', { near: { lat: 45.7, lon: 4.8 }, radiusKm: 50 }],
])('half a period or half a place is none: %s', (address, query) => {
  expect(readListQuery(adminTrailerQuery, new URLSearchParams(address))).toEqual(query);
});
