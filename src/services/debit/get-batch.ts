import type { DebitBatch } from '#contract/admin-debit.ts';
import { findBatch } from '#db/debit/debit-batch.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toBatch } from './to-batch.ts';

export async function getBatch({ db, clock }: Reads, actor: Actor, batchId: string): Promise<Outcome<DebitBatch>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const row = await findBatch(db, batchId);
  return row === undefined ? refuse('not-found') : ok(await toBatch(db, row, clock.now()));
}
