import type { Deps } from '#services/deps.ts';
import { listTransfers } from '#services/admin/transfer/list-transfers.ts';
import { planProposal } from '#services/admin/transfer/plan-proposal.ts';
import { suggestTransfers } from '#services/transfer/suggest-transfers.ts';
import { depotId } from '../insert-fleet.ts';
import { findOperator } from './place-story-order.ts';

const TARGETS: readonly (readonly [depot: string, type: string, least: number, most: number | null])[] = [
  ['BER', 'box', 1, 2],
  ['BER', 'cool', 1, 2],
  ['DUI', 'box', 0, null],
  ['FRA', 'box', 1, 3],
  ['HAM', 'cool', 0, null],
  ['LEJ', 'cool', 0, null],
  ['MUC', 'cool', 1, null],
  ['MUC', 'plane', 0, null],
  ['NUE', 'plane', 1, 2],
  ['PAR', 'box', 0, null],
  ['VLO', 'box', 1, null],
];

/** Of this, one is planned. */
const PLANNED_TYPE = 'cool';

/** Sets how many trailers some depots should have, looks as every night what would help, and plans the first of it. */
export async function planTransfers(deps: Deps): Promise<void> {
  await deps.db
    .insertInto('depotTarget')
    .values(TARGETS.map(([code, type, least, most]) => ({ depotId: depotId(code), type, least, most })))
    .execute();
  await suggestTransfers(deps);
  const operator = await findOperator(deps);
  const found = await listTransfers(deps, operator, { status: 'proposed', type: [PLANNED_TYPE] });
  const [first] = found.ok ? found.value.items : [];
  if (first !== undefined) await planProposal(deps, operator, first.id);
}
