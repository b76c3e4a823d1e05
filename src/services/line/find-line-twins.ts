import type { LineReason } from '#contract/line.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import { LANE_REFUSALS } from '#domain/one-way/lane-refusal.ts';
import type { Actor } from '#domain/team/actor.ts';
import { findTwins } from '../trailer/find-twins.ts';
import { toRentalPeriod } from './to-rental-period.ts';
import type { AssessedLine } from './assess-lines.ts';
import type { RentalReads } from '../deps.ts';

const MOST_TWINS = 3;
/** Another trailer does not help where the period or the way itself is impossible. */
const HOPELESS: ReadonlySet<LineReason> = new Set(['leadTime', 'closed', 'minimumPeriod', ...LANE_REFUSALS]);

/** What could be taken instead of the lines that are not free, by the id of the line. */
export async function findLineTwins(
  deps: RentalReads,
  actor: Actor,
  lines: readonly AssessedLine[],
): Promise<ReadonlyMap<string, readonly TrailerCard[]>> {
  const replaceable = lines.filter(({ verdict }) => !verdict.free && !HOPELESS.has(verdict.reason));
  const inCart = new Set(lines.map(({ item }) => item.trailer.id));
  const found = await Promise.all(
    replaceable.map(async ({ item, period }) => {
      const { localFrom: from, localTo: to } = toRentalPeriod(period);
      const { id: trailerId, type, subType } = item.trailer;
      const limit = MOST_TWINS + inCart.size;
      const twins = await findTwins(deps, actor, {
        trailerId,
        type,
        subType,
        near: item.depot,
        period: { from, to },
        limit,
      });
      return [item.id, twins.filter(({ id }) => !inCart.has(id)).slice(0, MOST_TWINS)] as const;
    }),
  );
  return new Map(found);
}
