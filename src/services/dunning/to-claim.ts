import type { DunningClaim } from '#contract/admin-dunning.ts';
import type { ShownClaim } from '#db/dunning/dunning-claim.queries.ts';
import { money } from '#domain/money/money.ts';

export const claimState = ({ waivedAt, paidAt }: Pick<ShownClaim, 'waivedAt' | 'paidAt'>): DunningClaim['state'] =>
  waivedAt !== null ? 'waived' : paidAt !== null ? 'paid' : 'open';

export const toClaim = (claim: ShownClaim): DunningClaim => ({
  id: claim.id,
  businessUnitId: claim.businessUnitId,
  company: claim.company,
  invoiceId: claim.invoiceId,
  invoiceNumber: claim.invoiceNumber,
  kind: claim.kind,
  amount: money(claim.cents),
  from: claim.fromOn,
  to: claim.toOn,
  state: claimState(claim),
  waivedReason: claim.waivedReason,
  version: claim.version,
});
