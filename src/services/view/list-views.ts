import type { ListViews } from '#contract/admin-view.ts';
import { findColumns, listViews as findViews } from '#db/view/view.queries.ts';
import type { ListName } from '#domain/admin/list-name.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { MOST_VIEWS } from './save-view.ts';

/** The views and columns of a list that somebody has kept for themselves. */
export async function listViews({ db }: Pick<Reads, 'db'>, actor: Actor, list: ListName): Promise<Outcome<ListViews>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const { userId } = admin.value;
  const [items, columns] = await Promise.all([
    findViews(db, { userId, list, limit: MOST_VIEWS }),
    findColumns(db, { userId, list }),
  ]);
  return ok({ items, columns });
}
