import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertClaim } from '#db/dunning/dunning-claim.queries.ts';
import type { DunningClaimKind } from '#domain/dunning/claim-kind.ts';
import { type Acting, userOf } from '../ledger/acting.ts';

type NewClaim = {
  readonly businessUnitId: string;
  readonly invoiceId: string;
  readonly kind: DunningClaimKind;
  readonly cents: number;
  /** The days of an interest. */
  readonly fromOn?: string;
  readonly toOn?: string;
  /** The letter that says so. */
  readonly noticeId?: string;
};

/** Asks for something beside an invoice, whose account the caller has locked. The invoice itself never changes. */
export async function addClaim(
  trx: Transaction,
  { businessUnitId, invoiceId, kind, cents, fromOn, toOn, noticeId }: NewClaim,
  acting: Acting,
): Promise<{ readonly id: string }> {
  const { by: actor, now } = acting;
  const { id } = await insertClaim(trx, {
    businessUnitId,
    invoiceId,
    kind,
    cents,
    fromOn: fromOn ?? null,
    toOn: toOn ?? null,
    noticeId: noticeId ?? null,
    createdAt: now,
    createdBy: userOf(acting),
  });
  const data = { invoiceId, kind, cents, ...(fromOn && { fromOn, toOn }) };
  await recordAudit(trx, { actor, businessUnitId, action: 'dunning.claim', objectId: id, data, now });
  return { id };
}
