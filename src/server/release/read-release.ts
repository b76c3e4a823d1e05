import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Release } from '#domain/release/release.ts';

const release = z.strictObject({ version: z.string(), builtAt: z.iso.datetime() });

/** What the build has written beside the server's code. */
export async function readRelease(serverFolder: string): Promise<Release> {
  return release.parse(JSON.parse(await readFile(path.join(serverFolder, 'release.json'), 'utf8')));
}
