import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import {
  eraseContacts,
  hasOpenBusiness,
  lockPeopleOfUnit,
  lockUnit,
} from '#db/business-unit/erase-business-unit.queries.ts';
import { forgetRequests } from '#db/booking/extension-request.queries.ts';
import { forgetApprovals } from '#db/approval/approval.queries.ts';
import { deleteUnbilledPhotos } from '#db/charge/charge-photo.queries.ts';
import { deleteHandover, listUnsignedHandovers } from '#db/handover/handover.queries.ts';
import { discardCart } from '#db/team/membership.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isErased } from '#domain/user/erased.ts';
import { attempt } from '#services/attempt.ts';
import type { ReadsWithSettings } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { queueDeletion, queueFileDeletion } from '#services/queue-deletion.ts';
import { erasePerson } from './erase-person.ts';
import { loadUnit } from './get-business-unit.ts';

/** Protocols that were begun and will never be signed prove nothing, and name drivers. Answers with their files. */
async function deleteUnsigned(trx: Transaction, unit: { readonly businessUnitId: string }): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const { id } of await listUnsignedHandovers(trx, unit)) paths.push(...(await deleteHandover(trx, id)));
  return paths;
}

type Erasure = { readonly businessUnitId: string; readonly reason: string; readonly version?: number | undefined };

/**
 * Makes everybody of a company unrecognisable for ever. It has been blocked before, and nothing of it is still to happen
 * or to be paid. Its name stays, with the orders, invoices and papers that the law wants kept, and with the photos of what was
 * billed for a damage.
 */
export async function eraseBusinessUnit(
  deps: ReadsWithSettings,
  actor: Actor,
  { businessUnitId, reason, version }: Erasure,
): Promise<Outcome<AdminUnit>> {
  const admin = requireStaff(actor, 'customers.erase');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const erased = await attempt(deps.db, async (trx) => {
    await lockUnit(trx, { businessUnitId });
    const unit = await findBusinessUnit(trx, businessUnitId);
    if (unit === undefined) return refuse('not-found');
    if (version !== undefined && version !== unit.version) return refuse('stale-version');
    if (unit.status !== 'blocked' || unit.erasedAt !== null || (await hasOpenBusiness(trx, { businessUnitId }))) {
      return refuse('illegal-state');
    }
    const people = (await lockPeopleOfUnit(trx, { businessUnitId })).filter(({ email }) => !isErased(email));
    for (const { userId, ...person } of people) {
      await discardCart(trx, { businessUnitId, userId });
      await erasePerson(trx, admin.value, { ...person, userId, businessUnitId, reason, now });
    }
    await eraseContacts(trx, { businessUnitId, now });
    await forgetApprovals(trx, { businessUnitId, now });
    await forgetRequests(trx, { businessUnitId });
    await queueDeletion(trx, [unit.logo]);
    await queueFileDeletion(trx, await deleteUnsigned(trx, { businessUnitId }));
    await queueFileDeletion(trx, await deleteUnbilledPhotos(trx, { businessUnitId }));
    const data = { reason, people: people.length };
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'businessUnit.erase',
      objectId: businessUnitId,
      data,
      now,
    });
    return ok(undefined);
  });
  if (!erased.ok && erased.error.code !== 'stale-version') return erased;
  const current = await loadUnit(deps, businessUnitId);
  if (current === undefined) return refuse('not-found');
  return erased.ok ? ok(current) : refuse('stale-version', { details: { current } });
}
