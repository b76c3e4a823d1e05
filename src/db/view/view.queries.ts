import type { ListName } from '#domain/admin/list-name.ts';
import type { Database, Transaction } from '../client.ts';

/** How somebody of the operator looks at the lists. Nothing here is found without the one it belongs to. */

type Owner = { readonly userId: string };
type OwnView = Owner & { readonly viewId: string };
type OwnList = Owner & { readonly list: ListName };

const SHOWN = ['id', 'name', 'query'] as const;

export const listViews = (db: Database, { userId, list, limit }: OwnList & { readonly limit: number }) =>
  db
    .selectFrom('listView')
    .select(SHOWN)
    .where('userId', '=', userId)
    .where('list', '=', list)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .limit(limit)
    .execute();

export async function findColumns(db: Database, { userId, list }: OwnList): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom('listColumns')
    .select('columns')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.columns ?? null;
}

type NewView = OwnList & { readonly name: string; readonly query: string; readonly createdAt: Date };

export const insertView = (trx: Transaction, view: NewView) =>
  trx.insertInto('listView').values(view).returning(SHOWN).executeTakeFirstOrThrow();

export const renameView = (db: Database, { userId, viewId, name }: OwnView & { readonly name: string }) =>
  db
    .updateTable('listView')
    .set({ name })
    .where('id', '=', viewId)
    .where('userId', '=', userId)
    .returning(SHOWN)
    .executeTakeFirst();

/** Tells whether there was one. */
export async function deleteView(db: Database, { userId, viewId }: OwnView): Promise<boolean> {
  const gone = await db
    .deleteFrom('listView')
    .where('id', '=', viewId)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function putColumns(
  db: Database,
  { userId, list, columns }: OwnList & { readonly columns: readonly string[] },
): Promise<void> {
  await db
    .insertInto('listColumns')
    .values({ userId, list, columns: [...columns] })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ columns: [...columns] }))
    .execute();
}
