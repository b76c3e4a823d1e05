import { Client } from 'pg';

/** Keeps everybody else from a table, as a process does that stands still in the middle of a change. */
export async function holdTable(databaseUrl: string, ...tables: readonly string[]) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await client.end();
    isHeld = false;
  };
  return { release, [Symbol.asyncDispose]: release };
}
