import type { Actor } from '#domain/team/actor.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { findCompany } from '../list/find-company.server.ts';

/** What the filters of orders and bookings offer: the depots, and the company that the address names. */
export async function listChoices(request: PageRequest, actor: Actor, businessUnitId: string | undefined) {
  const { deps } = request;
  const book = await loadDepotBook(deps, { now: deps.clock.now() });
  return {
    depots: [...book.values()]
      .map(({ row }) => ({ id: row.id, label: row.name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, request.locale)),
    company: await findCompany(request, actor, businessUnitId),
  };
}
