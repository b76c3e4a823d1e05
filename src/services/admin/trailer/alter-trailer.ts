import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { lockTrailer, type TrailerChanges, updateTrailer } from '#db/trailer/admin-trailer.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { TrailerRow } from '#db/trailer/trailer.queries.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readTrailer } from './get-trailer.ts';

/** What happened, for the audit. Undefined: nothing did. */
export type Deed = {
  readonly action: AuditAction;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Of the trailer itself. */
  readonly changes?: TrailerChanges;
};
type Which = { readonly trailerId: string; readonly version?: number | undefined };

/**
 * Changes a trailer or something that belongs to it. It begins with the lock that customers take as well: nobody rents
 * the trailer while it is being retired or sent to the workshop, and no change of two operators is lost.
 */
export async function alterTrailer(
  { db, clock }: Reads,
  actor: Actor,
  { trailerId, version }: Which,
  work: (trx: Transaction, trailer: TrailerRow) => Promise<Outcome<Deed | undefined>>,
): Promise<Outcome<AdminTrailer>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const trailer = await lockTrailer(trx, trailerId);
    if (trailer === undefined) return refuse('not-found');
    if (version !== undefined && version !== trailer.version) {
      const current = await readTrailer(trx, { trailerId, now });
      return refuse('stale-version', current.ok ? { details: { current: current.value } } : {});
    }
    const done = await work(trx, trailer);
    if (!done.ok) return done;
    if (done.value !== undefined) {
      const { action, data, changes = {} } = done.value;
      await updateTrailer(trx, { trailerId, changes });
      await recordAudit(trx, {
        actor,
        businessUnitId: null,
        action,
        objectId: trailerId,
        data: { number: trailer.number, ...data, ...tellChanges('trailer', trailer, withFacts(changes)) },
        now,
      });
    }
    return readTrailer(trx, { trailerId, now });
  });
}

/** Facts are written as text and read as a table. */
function withFacts({ facts, ...changes }: TrailerChanges): Readonly<Record<string, unknown>> {
  return facts === undefined ? changes : { ...changes, facts: JSON.parse(facts) };
}
