import type { Actor } from '#domain/team/actor.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** The company that the address of a list names, for its filter. */
export async function findCompany({ deps }: PageRequest, actor: Actor, businessUnitId: string | undefined) {
  const unit = businessUnitId === undefined ? undefined : await getBusinessUnit(deps, actor, businessUnitId);
  return unit?.ok ? { id: unit.value.id, label: unit.value.name } : null;
}
