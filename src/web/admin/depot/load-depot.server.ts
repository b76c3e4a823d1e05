import { getDepot } from '#services/admin/depot/get-depot.ts';
import { listDepots } from '#services/admin/depot/list-depots.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';

/** The zones of the continent; a depot elsewhere would be another business. */
const ZONES = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Europe/'));

const choicesOf = (request: PageRequest) => ({ countries: listCountries(request), timeZones: ZONES });
export type DepotChoices = ReturnType<typeof choicesOf>;

export async function loadDepot(request: PageRequest, depotId: string) {
  const { deps, config, getActor } = request;
  const depot = requireValue(await getDepot(deps, await getActor(), depotId));
  return { title: `${depot.name} · ${config.productName}`, depot, choices: choicesOf(request) };
}

export async function loadNewDepot(request: PageRequest) {
  // The page is as private as the list it adds to.
  requireValue(await listDepots(request.deps, await request.getActor(), { limit: 1 }));
  return { title: pageTitle(request, 'adminDepot.new'), depot: undefined, choices: choicesOf(request) };
}
