import type { Sums } from '#services/list/sum-up.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** What stands around the rows of a list, in words. */
export const toSumsView = <Tab extends string>({ format }: PageRequest, { counts, total }: Sums<Tab>) => ({
  counts,
  total: total && format.money(total),
});
