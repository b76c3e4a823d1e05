import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { OpenTransferRow } from '#db/trailer/transfer.queries.ts';

export const toOpenTransfer = (row: OpenTransferRow): NonNullable<AdminTrailer['transfer']> => ({
  id: row.id,
  toDepot: { id: row.depotId, code: row.code, name: row.name, timeZone: row.timeZone },
  status: row.departedAt === null ? 'planned' : 'underway',
  from: row.startsAt.toISOString(),
  to: row.endsAt.toISOString(),
  reason: row.reason,
  version: row.version,
});
