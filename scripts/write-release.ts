import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Says which build this is: its files are known by the version, and of two builds the later one is the newer. */
export async function writeRelease(serverFolder: string, version: string): Promise<void> {
  const release = { version, builtAt: new Date().toISOString() };
  await writeFile(join(serverFolder, 'release.json'), JSON.stringify(release));
}
