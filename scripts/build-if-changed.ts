import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

const folders = ['src', 'public'];
const files = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/late-code.ts',
  'scripts/precompress.ts',
  'scripts/split-manifest.ts',
  'scripts/write-release.ts',
  'tsconfig.json',
];

export const BUILD_FOLDER = 'build';

/** Builds the application unless the last build was made from the same sources; false if that fails. */
export async function buildIfChanged(): Promise<boolean> {
  const stampFile = join(BUILD_FOLDER, 'source-hash');
  const entry = join(BUILD_FOLDER, 'server/main.js');
  const hash = hashSources();
  const isCurrent = existsSync(entry) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (isCurrent) return true;
  console.log('Building the application (once, until its sources change)');
  const startedAt = performance.now();
  rmSync(stampFile, { force: true });
  const { ok, output } = await runTool(['react-router', 'build'], { env: { NODE_ENV: 'production' } });
  if (!ok) {
    console.error(`${output.trimEnd()}\nThe application could not be built.`);
    return false;
  }
  mkdirSync(BUILD_FOLDER, { recursive: true });
  writeFileSync(stampFile, hash);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return true;
}

function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...folders.flatMap(listFiles), ...files]) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}
