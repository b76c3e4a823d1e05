import { randomUUID } from 'node:crypto';
import { makeBusinessUnit } from '../make-rows.ts';
import type { MakeSample } from '../route-sample.ts';

/** A company, and days of its account. */
const ofAccount: MakeSample = async ({ shop }) => ({
  params: { id: await makeBusinessUnit(shop.deps.db) },
  query: '?from=2026-01-01&to=2026-12-31',
});

/** Requests about accounts and costs of companies. */
export const COST_SAMPLES = {
  'GET /api/admin/accounts/{id}/statement': ofAccount,
  'GET /api/admin/accounts/{id}/statement.csv': ofAccount,
  'GET /api/admin/accounts/{id}/statement.pdf': ofAccount,
  'PUT /api/costs/budgets/{costCentre}': () => ({
    params: { costCentre: randomUUID() },
    body: { year: 2026, cents: 500_000 },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
