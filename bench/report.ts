/** Draws `docs/performance.md` and its pictures from the history of results. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../scripts/run-tool.ts';
import { writeReport } from './support/write-report.ts';

const PAGE = path.resolve('docs/performance.md');
export const PICTURES = path.resolve('docs/pictures/performance');

export async function run(): Promise<void> {
  const { page, pictures } = writeReport(await readFile(path.join(import.meta.dirname, 'results.md'), 'utf8'));
  await mkdir(PICTURES, { recursive: true });
  await writeFile(PAGE, page);
  await runTool(['oxfmt', PAGE]);
  for (const [name, picture] of pictures) await writeFile(path.join(PICTURES, name), picture);
  console.log(`docs/performance.md tells of ${pictures.size} figures over time`);
}
