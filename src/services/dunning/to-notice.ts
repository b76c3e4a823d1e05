import type { DunningNotice } from '#contract/admin-dunning.ts';
import type { ListedNotice } from '#db/dunning/dunning-notice.queries.ts';
import { isDunningLevel } from '#domain/dunning/dunning-level.ts';
import { money } from '#domain/money/money.ts';

export const toNotice = (row: ListedNotice): DunningNotice => ({
  id: row.id,
  number: row.number,
  level: isDunningLevel(row.level) ? row.level : 0,
  sentOn: row.sentOn,
  businessUnitId: row.businessUnitId,
  company: row.company,
  invoices: row.invoices,
  total: money(row.totalCents),
  isAutomatic: row.createdBy === null,
});
