import type { MandateInput } from '#contract/payment.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { areDebitsBlocked, createMandate, revokeMandate, type MandateRow } from '#db/payment/mandate.queries.ts';
import { toIban } from '#domain/payment/check-iban.ts';
import { maskIban } from '#domain/payment/iban.ts';
import { ok } from '#domain/result.ts';
import type { Member } from '#domain/team/actor.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { seal } from '../secret/seal.ts';
import { refuseForImpersonator, requireRight } from '../require-actor.ts';

type Grant = {
  readonly input: MandateInput;
  /** Of the mandate that it replaces, if the client says. */
  readonly version?: number | undefined;
  readonly secretKey: string;
  /** Where the problem lies in what was sent, such as `mandate.`. */
  readonly fieldPrefix?: string;
  readonly now: Date;
};

/** Whether this member may change the unit's mandate: by right, and in person. */
export function mayGrantMandate(actor: Member): Outcome<Member> {
  const allowed = requireRight(actor, 'changeMandate');
  if (!allowed.ok) return allowed;
  const personal = refuseForImpersonator(actor, 'changeMandate');
  return personal.ok ? allowed : personal;
}

/** Revokes the active mandate, if there is one, and grants a new one; with the transaction or not at all. */
export async function grantMandate(
  trx: Transaction,
  actor: Member,
  { input, version, secretKey, fieldPrefix = '', now }: Grant,
): Promise<Outcome<MandateRow>> {
  const allowed = mayGrantMandate(actor);
  if (!allowed.ok) return allowed;
  const iban = toIban(input.iban);
  if (iban === undefined) return refuseFields({ [`${fieldPrefix}iban`]: 'iban' });
  const { businessUnitId, userId } = actor;
  if (await areDebitsBlocked(trx, { businessUnitId })) return refuse('debits-blocked');
  const revoked = await revokeMandate(trx, { businessUnitId, version, now });
  if (revoked === undefined && version !== undefined) return refuse('stale-version');
  const mandate = await createMandate(trx, {
    businessUnitId,
    scheme: input.scheme ?? 'B2B',
    ibanEncrypted: seal(secretKey, iban),
    ibanMasked: maskIban(iban),
    accountHolder: input.accountHolder,
    place: input.place,
    signedOn: now.toISOString().slice(0, 10),
    consentedAt: now,
    createdBy: userId,
    createdAt: now,
  });
  await recordAudit(trx, {
    actor,
    businessUnitId,
    action: 'mandate.grant',
    objectId: mandate.id,
    data: { reference: mandate.reference, scheme: mandate.scheme, replaces: revoked?.reference ?? null },
    now,
  });
  return ok(mandate);
}
