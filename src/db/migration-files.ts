import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/** In the server bundle this module lies elsewhere; the application is always started in the project folder. */
function migrationsFolder(): string {
  const beside = join(import.meta.dirname, 'migrations');
  return existsSync(beside) ? beside : join(process.cwd(), 'src/db/migrations');
}

export async function readMigrations(folder = migrationsFolder()): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
