import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates the application's role and database, keeps the lease and hands over records; requests never use it. */
export const superuser = 'postgres';

/** Owns the application's database and has no other rights than to make more of them and to follow their changes. */
export const applicationRole = 'trailyard';
export const applicationDatabase = 'trailyard';

/** The port is only part of the socket's name: the server does not listen on the network. */
export const socketPort = 5432;

export const passwordFileOf = (cluster: string): string => join(cluster, 'password');

export async function readPassword(cluster: string): Promise<string> {
  try {
    return (await readFile(passwordFileOf(cluster), 'utf8')).trim();
  } catch (cause) {
    throw new Error(`The folder ${cluster} is not a database of this shop: set DATA_DIR to another folder.`, { cause });
  }
}
