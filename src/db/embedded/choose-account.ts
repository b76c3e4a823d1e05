import { chown, lstat, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The user PostgreSQL runs as; undefined means the user of this process. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. A process of root therefore hands it to the owner of the existing
 * data, or to `nobody` for new data.
 */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lstat(cluster).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const account = await findNobody();
  if (existing) await handOver(cluster, account);
  return account;
}

async function findNobody(): Promise<{ uid: number; gid: number }> {
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = entries.find(([name]) => name === 'nobody');
  if (!entry) {
    throw new Error(
      'PostgreSQL does not run as root and this machine has no user "nobody": ' +
        'start as another user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Data that was copied or restored by root belongs to root; PostgreSQL needs to own it. */
async function handOver(folder: string, account: { uid: number; gid: number }): Promise<void> {
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
