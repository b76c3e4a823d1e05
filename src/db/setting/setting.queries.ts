import { sql } from 'kysely';
import type { SettingRecord } from '#domain/setting/setting-field.ts';
import type { Database, Transaction } from '../client.ts';
import type { RowOf } from '../row-of.ts';

/** The newest version of every group. There are a few groups, and the key finds the last of each. */
export const listNewestSettings = (db: Database) =>
  db
    .selectFrom('setting as s')
    .select(['s.name', 's.version', 's.value'])
    .distinctOn('s.name')
    .orderBy('s.name')
    .orderBy('s.version', 'desc')
    .execute();

type Which = { readonly name: string; readonly limit: number };

/** The versions of a group with who made them, newest first. */
export const listSettingVersions = (db: Database, { name, limit }: Which) =>
  db
    .selectFrom('setting as s')
    .innerJoin('userAccount as u', 'u.id', 's.changedBy')
    .select(['s.version', 's.value', 's.reason', 's.changedAt'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('changedBy'))
    .where('s.name', '=', name)
    .orderBy('s.version', 'desc')
    .limit(limit)
    .execute();
export type SettingVersionRow = RowOf<typeof listSettingVersions>;

type NewVersion = {
  readonly name: string;
  readonly version: number;
  readonly value: SettingRecord | null;
  readonly reason: string | null;
  readonly changedAt: Date;
  readonly changedBy: string;
};

/** False if somebody else has made that version first. */
export async function insertSettingVersion(trx: Transaction, { value, ...row }: NewVersion): Promise<boolean> {
  const written = await trx
    .insertInto('setting')
    .values({ ...row, value: value === null ? null : JSON.stringify(value) })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}
