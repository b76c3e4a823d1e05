import type { Database } from '#db/client.ts';
import { listLaneUses } from '#db/one-way/lane-use.queries.ts';
import type { LaneUse } from '#domain/one-way/lane-month.ts';
import type { OneWayRule } from '#domain/one-way/one-way-fee.ts';

type Asked = {
  readonly rule: Pick<OneWayRule, 'monthlyQuota'>;
  readonly fromDepotId: string;
  /** `YYYY-MM` by the clock of where it leaves. */
  readonly month: string;
};

/** What `isQuotaSpent` counts for some ways; nothing is asked where no rule has a quota. */
export async function loadLaneUses(db: Database, asked: readonly Asked[]): Promise<readonly LaneUse[]> {
  const limited = asked.filter(({ rule }) => rule.monthlyQuota !== null);
  if (limited.length === 0) return [];
  const depotIds = [...new Set(limited.map(({ fromDepotId }) => fromDepotId))];
  const months = [...new Set(limited.map(({ month }) => month))];
  return listLaneUses(db, { depotIds, months });
}
