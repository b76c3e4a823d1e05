import { join } from 'node:path';
import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import { addTotals, failedStep, readVitestTotals } from './test-totals.ts';
import type { Totals } from './test-totals.ts';

const parallel = 2;

/** The types of each route's arguments, out of the site map: the compiler reads them. */
const routeTypes: Step = { name: 'route types', command: ['react-router', 'typegen'] };

export const checks: readonly Step[] = [
  // One pass for both: rules that look at types need all that the compiler finds out.
  { name: 'types and lint', command: ['oxlint', '--deny-warnings', '--type-check'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'import rules',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'test', 'scripts', 'bench'],
  },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'code for tests', command: ['knip', '--production', '--no-progress', '--no-config-hints'] },
  { name: 'patterns', command: ['node', 'scripts/check-patterns.ts'] },
  { name: 'clocks', command: ['node', 'scripts/check-clocks.ts'] },
  { name: 'scopes', command: ['node', 'scripts/check-scopes.ts'] },
  { name: 'rooms', command: ['node', 'scripts/check-rooms.ts'] },
  { name: 'migrations', command: ['node', 'scripts/check-migrations.ts'] },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'] },
  { name: 'words', command: ['node', 'scripts/check-words.ts'] },
  { name: 'page messages', command: ['node', 'scripts/check-page-messages.ts'] },
  // Says what it leaves out, and why.
  { name: 'deploy', command: ['node', 'scripts/check-deploy.ts'], live: true },
];

/** Everything that needs no database and no browser. A broken rule counts like a failed test. */
export async function runChecks(reportFolder: string): Promise<Totals> {
  const report = join(reportFolder, 'unit.json');
  const unitTests: Step = {
    name: 'unit tests',
    command: ['vitest', 'run', '--project=unit*', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  };
  const waiting = [unitTests, ...checks];
  const totals: Totals[] = [];
  if (!(await runStep(routeTypes)).ok) totals.push(failedStep(routeTypes.name));
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { ok } = await runStep(step);
      if (step === unitTests) totals.push(readVitestTotals(report, ok));
      else if (!ok) totals.push(failedStep(step.name));
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return addTotals(totals);
}
