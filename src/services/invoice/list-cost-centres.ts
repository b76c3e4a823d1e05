import { listCostCentres as findCostCentres } from '#db/invoice/invoice-list.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

/** The cost centres that documents of the unit were billed to. */
export async function listCostCentres({ db }: Reads, actor: Actor): Promise<Outcome<readonly string[]>> {
  const member = requireRight(actor, 'seeInvoices');
  if (!member.ok) return member;
  return ok(await findCostCentres(db, { businessUnitId: member.value.businessUnitId }));
}
