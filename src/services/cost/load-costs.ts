import { listBilledCosts, listCommitted } from '#db/cost/cost.queries.ts';
import type { Database } from '#db/client.ts';
import { commitmentOf } from '#domain/cost/commitment.ts';
import type { CostSources } from '#domain/cost/cost-report.ts';

type Wish = { readonly businessUnitId: string; readonly from: string; readonly to: string };

/** What a company was billed for service in some days, and what it has agreed to beside. */
export async function loadCosts(db: Database, { businessUnitId, from, to }: Wish): Promise<CostSources> {
  const [billed, committed] = await Promise.all([
    listBilledCosts(db, { businessUnitId, from, to }),
    listCommitted(db, { businessUnitId }),
  ]);
  return {
    billed,
    committed: committed.flatMap((booking) => {
      const cost = commitmentOf(booking);
      const { costCentre, poNumber, trailerType, depot } = booking;
      return cost === undefined ? [] : [{ ...cost, costCentre, poNumber, trailerType, depot }];
    }),
  };
}
