/** Draws `docs/performance.md` and its pictures from the history of results. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../scripts/run-tool.ts';
import { writeReport } from './support/write-report.ts';

const PAGE = path.resolve('docs/performance.md');
/** Drawn by the benchmark itself. */
export const MEMORY_CURVE = 'memory.svg';
export const PICTURES = path.resolve('docs/pictures/performance');

export async function run(): Promise<void> {
  const { page, pictures } = writeReport(await readFile(path.join(import.meta.dirname, 'results.md'), 'utf8'));
  await mkdir(PICTURES, { recursive: true });
  await writeFile(PAGE, page);
  await runTool(['oxfmt', PAGE]);
  const drawn = (await readdir(PICTURES)).filter((name) => name !== MEMORY_CURVE && !pictures.has(name));
  for (const name of drawn) await rm(path.join(PICTURES, name));
  for (const [name, picture] of pictures) await writeFile(path.join(PICTURES, name), picture);
  console.log(`docs/performance.md tells of ${pictures.size} figures over time`);
}
