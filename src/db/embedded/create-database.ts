import { escapeLiteral } from 'pg';
import type { Client } from 'pg';

import { applicationDatabase, applicationRole } from './credentials.ts';

type Role = { readonly rolreplication: boolean };

const creationKey = 7_460_002;

/** The application's role, who follows the changes too, and database, made once; processes that start together take turns. */
export async function createDatabase(client: Client, password: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [creationKey]);
  try {
    const { rows } = await client.query<Role>('select rolreplication from pg_roles where rolname = $1', [
      applicationRole,
    ]);
    if (!rows[0]) {
      await client.query(
        `create role ${applicationRole} login createdb replication password ${escapeLiteral(password)}`,
      );
    } else if (!rows[0].rolreplication) {
      await client.query(`alter role ${applicationRole} replication`);
    }
    const database = await client.query('select from pg_database where datname = $1', [applicationDatabase]);
    if (database.rowCount === 0) {
      await client.query(`create database ${applicationDatabase} owner ${applicationRole}`);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [creationKey]);
  }
}
