import { listChoices } from '#services/admin/trailer/list-choices.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

/** What the form of a trailer offers: depots, price classes, types with their sub-types. */
export async function loadChoices({ deps, getActor }: PageRequest) {
  const { depots, priceClasses } = requireValue(await listChoices(deps, await getActor()));
  return {
    depots: depots.map(({ id, code, name }) => ({ id, label: `${name} (${code})` })),
    priceClasses,
    types: deps.settings.trailerTypes.map(({ type, subTypes = [] }) => ({ type, subTypes })),
  };
}
export type FleetChoices = Awaited<ReturnType<typeof loadChoices>>;
