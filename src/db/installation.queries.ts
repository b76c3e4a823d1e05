import type { Database } from './client.ts';
import type { JsonColumns } from './json-columns.ts';

type Value = JsonColumns['installation.value'];
type Fact = { readonly key: string; readonly value: Value; readonly now: Date };

export async function findInstallationFact(db: Database, key: string): Promise<Value | undefined> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Of several processes that note a fact at once the first one counts; returns what holds from then on. */
export async function noteInstallationFact(db: Database, { key, value, now }: Fact): Promise<Value> {
  await db
    .insertInto('installation')
    .values({ key, value: JSON.stringify(value), setAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findInstallationFact(db, key)) ?? value;
}

export async function replaceInstallationFact(db: Database, { key, value, now }: Fact): Promise<void> {
  await db
    .updateTable('installation')
    .set({ value: JSON.stringify(value), setAt: now })
    .where('key', '=', key)
    .execute();
}
