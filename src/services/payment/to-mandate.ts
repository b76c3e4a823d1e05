import type { Mandate } from '#contract/payment.ts';
import type { MandateRow } from '#db/payment/mandate.queries.ts';

export const toMandate = (row: MandateRow): Mandate => ({
  id: row.id,
  reference: row.reference,
  scheme: row.scheme,
  ibanMasked: row.ibanMasked,
  accountHolder: row.accountHolder,
  place: row.place,
  signedOn: row.signedOn,
  status: row.status,
  bankConfirmedOn: row.bankConfirmedOn,
  isBlocked: row.blockedReason !== null,
  version: row.version,
});
