import type { ExportRun } from '#contract/admin-export.ts';
import type { ExportRunRow } from '#db/export/export-run.queries.ts';
import { money } from '#domain/money/money.ts';

export const toExportRun = (row: ExportRunRow): ExportRun => ({
  id: row.id,
  month: row.month.slice(0, 7),
  from: row.fromOn,
  to: row.toOn,
  documents: row.documents,
  billed: money(row.billedCents),
  payments: row.payments,
  paid: money(row.paidCents),
  fileName: row.fileName,
  bytes: row.bytes,
  sha256: row.sha256,
  createdAt: row.createdAt.toISOString(),
  createdBy: `${row.firstName} ${row.lastName}`,
});
