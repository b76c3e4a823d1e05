import type { ChangeDepotInput } from '#contract/admin-depot.ts';
import { replaceExceptions, replaceTargets, updateDepot } from '#db/depot/admin-depot.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';
import { today } from './get-depot.ts';
import { toDepotChanges, toExceptionRows, toOpeningHours } from './to-depot-changes.ts';

type Change = { readonly before: DepotRow; readonly input: ChangeDepotInput; readonly now: Date };

/** Writes what was sent and leaves the rest. */
export async function storeDepot(trx: Transaction, { before, input, now }: Change): Promise<void> {
  const { id: depotId, openingHours } = before;
  const { week = openingHours.week, seasons = openingHours.seasons ?? [], exceptions, targets } = input;
  const hours = JSON.stringify(toOpeningHours({ week, seasons }));
  await updateDepot(trx, { depotId, changes: { ...toDepotChanges(input), openingHours: hours } });
  if (targets !== undefined) await replaceTargets(trx, { depotId, targets });
  if (exceptions === undefined) return;
  await replaceExceptions(trx, { depotId, from: today(now), exceptions: toExceptionRows(exceptions) });
}
