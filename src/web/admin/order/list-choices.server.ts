import type { Actor } from '#domain/team/actor.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** What the filters of orders and bookings offer: the depots, and the company that the address names. */
export async function listChoices({ deps }: PageRequest, actor: Actor, businessUnitId: string | undefined) {
  const book = await loadDepotBook(deps, { now: deps.clock.now() });
  const unit = businessUnitId === undefined ? undefined : await getBusinessUnit(deps, actor, businessUnitId);
  return {
    depots: [...book.values()].map(({ row }) => ({ id: row.id, label: row.name })),
    company: unit?.ok === true ? { id: unit.value.id, label: unit.value.name } : null,
  };
}
