import { randomUUID } from 'node:crypto';
import { makeClaim, makeNotice, makeOverdue } from '../dunning-world.ts';
import { makeBusinessUnit } from '../make-rows.ts';
import type { MakeSample } from '../route-sample.ts';

const LONG_AGO = '2025-11-15';

const claimed =
  (body: object): MakeSample =>
  async ({ shop: { deps } }) => ({
    params: { id: await makeClaim(deps, await makeOverdue(deps, { dueOn: LONG_AGO })) },
    body,
  });

/** Requests about what is late. */
export const DUNNING_SAMPLES = {
  'POST /api/admin/dunning/send': async ({ shop: { deps } }) => ({
    headers: { 'Idempotency-Key': randomUUID() },
    body: { businessUnitIds: [(await makeOverdue(deps, { dueOn: LONG_AGO })).businessUnitId] },
  }),
  'POST /api/admin/dunning/hold': async ({ shop: { deps } }) => ({
    body: { businessUnitId: await makeBusinessUnit(deps.db), until: null },
  }),
  'POST /api/admin/dunning/claims/{id}/waive': claimed({ reason: 'Kulanz' }),
  'POST /api/admin/dunning/claims/{id}/pay': claimed({}),
  'PUT /api/admin/base-rates': () => ({ body: { validFrom: '2026-01-01', basisPoints: 127 } }),
  'GET /api/dunning-notices/{id}/pdf': async ({ shop: { deps }, businessUnitId }) => ({
    params: { id: await makeNotice(deps, businessUnitId) },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
