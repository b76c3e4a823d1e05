/** Runs the benchmarks: `npm run bench`, or `npm run bench -- <name> …`. Then the page about all results is drawn anew. */
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Benchmark = { readonly run: () => Promise<void> };

const REPORT = 'report';
const all = readdirSync('bench')
  .filter((file) => file.endsWith('.ts') && file !== 'record.ts')
  .map((file) => basename(file, '.ts'))
  .toSorted();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}"; there are: ${all.join(', ')}.`);
  process.exit(1);
}
const measuring = (chosen.length > 0 ? chosen : all).filter((name) => name !== REPORT);
for (const name of [...measuring, REPORT]) {
  console.log(`\n${name}`);
  const { run }: Benchmark = await import(pathToFileURL(resolve('bench', `${name}.ts`)).href);
  await run();
}
