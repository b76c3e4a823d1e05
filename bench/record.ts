import { appendFile, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findWorse } from './support/find-worse.ts';

const HISTORY = join(import.meta.dirname, 'results.md');
const machine = `${cpus().length} × ${process.arch}`;

/** Prints a result and appends it, dated, to the history of results. */
export async function recordResult(name: string, line: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  console.log(line);
  await appendFile(HISTORY, `- ${date}, ${machine}: **${name}** ${line}\n`);
}

/**
 * The same for figures that may not grow: one that has grown by more than a fifth is not recorded, so that the next run is
 * held to the same, and fails. Whoever means it adds the line by hand.
 */
export async function recordUnlessWorse(bench: string, text: string): Promise<void> {
  const worse = findWorse({ bench, machine, text }, await readFile(HISTORY, 'utf8'));
  if (worse.length === 0) return recordResult(bench, text);
  throw new Error(`Not recorded: ${text}\n${worse.join('\n')}`);
}
