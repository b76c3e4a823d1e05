import { readMigrations } from './migration-files.ts';

const CREATE_TABLE = /^create table (?:if not exists )?(\w+)/gim;

/** The tables that the migrations make, and the one in which they are noted. */
export async function listOwnTables(): Promise<ReadonlySet<string>> {
  const migrations = await readMigrations();
  const made = migrations.flatMap(({ text }) => [...text.matchAll(CREATE_TABLE)].map(([, name = '']) => name));
  return new Set(['schema_migration', ...made]);
}
