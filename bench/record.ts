import { appendFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** Prints a result and appends it, dated, to the history of results. */
export async function recordResult(name: string, line: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  console.log(line);
  await appendFile(
    join(import.meta.dirname, 'results.md'),
    `- ${date}, ${cpus().length} × ${process.arch}: **${name}** ${line}\n`,
  );
}
