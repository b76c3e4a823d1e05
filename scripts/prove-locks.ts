/**
 * Shows that the tests of races can fail: takes one constraint or lock away at a time, in a copy of the project, and
 * runs the test that is about it, which has to pass in an untouched copy and to fail in the other.
 * `npm run prove-locks`, or `npm run prove-locks -- <name> …`
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Edit, Mutation } from './lock-mutation.ts';
import { MUTATIONS } from './lock-mutations.ts';
import { runTool } from './run-tool.ts';

const CAUGHT = 'the test fails without it, as it should';

const wanted = process.argv.slice(2);
const chosen = MUTATIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
let failures = chosen.length === 0 ? 1 : 0;
for (const mutation of chosen) {
  const verdict = await judge(mutation);
  console.log(`${mutation.name}: ${verdict}`);
  if (verdict !== CAUGHT) failures += 1;
}
process.exitCode = failures > 0 ? 1 : 0;

async function judge({ edits, file, test }: Mutation): Promise<string> {
  if (!(await passes({ edits: [], file, test }))) return 'THE TEST FAILS ALSO WITH IT';
  return (await passes({ edits, file, test })) ? 'THE TEST STILL PASSES WITHOUT IT' : CAUGHT;
}

async function passes({ edits, file, test }: Omit<Mutation, 'name'>): Promise<boolean> {
  const copy = await mkdtemp(path.join(tmpdir(), 'trailyard-mutation-'));
  try {
    for (const part of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
      await cp(part, path.join(copy, part), { recursive: true });
    }
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    for (const edit of edits) await apply(copy, edit);
    const { ok, output } = await runTool(['vitest', 'run', file, '-t', test], { cwd: copy });
    // Otherwise a test that was renamed would count as one that fails.
    if (!/Tests .*(passed|failed)/.test(stripVTControlCharacters(output))) throw new Error(output);
    return ok;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function apply(copy: string, { file, from, to }: Edit): Promise<void> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} no longer holds what is to be taken away: ${from}`);
  await writeFile(target, source.replace(from, to));
}
