import type { UnitTwin } from '#contract/admin-business-unit.ts';
import { listTwinCandidates } from '#db/business-unit/twin.queries.ts';
import type { Database } from '#db/client.ts';
import { findTwinGrounds } from '#domain/business-unit/find-twin-grounds.ts';
import { FREE_MAIL_DOMAINS } from '#domain/business-unit/mail-domain.ts';

/** Companies that may be the same as each of some others, by the id of that. */
export async function findTwins(
  db: Database,
  businessUnitIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UnitTwin[]>> {
  const candidates = await listTwinCandidates(db, { businessUnitIds, freeDomains: FREE_MAIL_DOMAINS });
  const twins = candidates.flatMap(({ of, asked, id, name, status, vatId, mailDomains }) => {
    const grounds = findTwinGrounds(asked, { name, vatId, mailDomains });
    return grounds.length === 0 ? [] : [{ of, twin: { id, name, status, grounds: [...grounds] } }];
  });
  return new Map(
    [...Map.groupBy(twins, ({ of }) => of)].map(([of, found]) => [of, found.map(({ twin }) => twin)] as const),
  );
}
