/** Holds migrations to what a shop in use bears: indexes built concurrently, nothing dropped, no table locked for long. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

const FOLDER = 'src/db/migrations';
/** Those before it have run wherever they will, and must not change. */
const FIRST_CHECKED = '0041';

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name >= FIRST_CHECKED)
  .map((name) => join(FOLDER, name));
const isAlone = (file: string): boolean => readFileSync(file, 'utf8').startsWith('-- no transaction');

/** Whoever runs the files sets the limits. */
const BY_THE_RUNNER = 'require-lock-timeout,require-statement-timeout';

async function check(group: readonly string[], ...options: readonly string[]): Promise<void> {
  if (group.length === 0) return;
  const { ok, output } = await runTool([
    'squawk',
    '--pg-version=18',
    `--exclude=${BY_THE_RUNNER}`,
    ...options,
    ...group,
  ]);
  if (ok) return;
  console.error(output);
  process.exitCode = 1;
}

// The tool is a program of its own, built for the usual machines only.
if (existsSync(`node_modules/@squawk-cli/${process.platform}-${process.arch}`)) {
  await check(
    files.filter((file) => !isAlone(file)),
    '--assume-in-transaction',
  );
  await check(files.filter(isAlone));
} else {
  console.log(`Migrations are not checked: squawk is not installed for ${process.platform} on ${process.arch}.`);
}
