import type { DepotSummary } from '#contract/depot.ts';
import { nameTown } from '#services/place/name-town.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { shortDepotName } from '#web/trailer/results/place.ts';

/** The town that a depot is known by, `Bukarest` for București-Vest, in the reader's language. */
export function nameDepotTown(
  { deps, locale }: Pick<PageRequest, 'deps' | 'locale'>,
  { name, city, country }: Pick<DepotSummary, 'name' | 'city' | 'country'>,
): Promise<string> {
  return nameTown(deps, { name: shortDepotName(name, city), country }, locale);
}
