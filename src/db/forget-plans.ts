import { sql } from 'kysely';
import type { Transaction } from './client.ts';

/** For work that makes tables many times as large: plans of the time when they were small would be kept all along. */
export async function forgetPlans(trx: Transaction): Promise<void> {
  await sql`discard plans`.execute(trx);
}
