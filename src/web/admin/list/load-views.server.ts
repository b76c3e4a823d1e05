import type { ListName } from '#domain/admin/list-name.ts';
import type { Actor } from '#domain/team/actor.ts';
import { listViews } from '#services/view/list-views.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

/** How whoever looks at a list has kept it for themselves. */
export async function loadViews({ deps }: PageRequest, actor: Actor, list: ListName) {
  const { items, columns } = requireValue(await listViews(deps, actor, list));
  return { list, items, columns };
}
export type ViewsOfList = Awaited<ReturnType<typeof loadViews>>;

/** The depots that somebody looks after. */
export const myDepotsOf = (actor: Actor): readonly string[] =>
  actor.kind === 'platformAdmin' ? (actor.depotIds ?? []) : [];
