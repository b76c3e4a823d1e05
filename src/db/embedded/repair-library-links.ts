import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Relative to the folder of the package. */
type LibraryLink = { readonly source: string; readonly target: string };

/**
 * npm packages cannot carry symbolic links, so the package makes them in its install script.
 * Where install scripts are blocked they are missing, and PostgreSQL does not find its libraries.
 */
export async function repairLibraryLinks(binaries: string): Promise<void> {
  const links: readonly LibraryLink[] = JSON.parse(await readFile(join(binaries, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(binaries, '..', target);
    const exists = await lstat(path).then(
      () => true,
      () => false,
    );
    if (!exists) await createLink(basename(source), path);
  }
}

async function createLink(source: string, path: string): Promise<void> {
  try {
    await symlink(source, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
