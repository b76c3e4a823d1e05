import type { PlannedDebit } from '#db/debit/debit.queries.ts';
import type { ToCollect } from '#db/debit/to-collect.queries.ts';
import type { DebitQuestion } from '#domain/debit/debit-obstacle.ts';

/** What decides whether an invoice can be collected, of one that waits or of one in a batch. */
export const toQuestion = (row: ToCollect | PlannedDebit): DebitQuestion => ({
  openCents: row.openCents,
  status: row.status,
  announcedFor: row.announcedFor,
  cameBack: row.cameBack,
  mandate: {
    status: row.mandateStatus,
    scheme: row.scheme,
    signedOn: row.signedOn,
    bankConfirmedOn: row.bankConfirmedOn,
    lastCollectedOn: row.lastCollectedOn,
    blockedReason: row.blockedReason,
  },
});
