/**
 * npm run test:faults -- [--scale 0.1] [--minutes 60]
 * The campaign of faults at full counts, in half an hour at most; the scale makes it smaller. What is not done in the
 * minutes is left out and counts as failed: a machine with other work to do needs more of them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runStep } from './run-step.ts';

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, minutes: { type: 'string', default: '30' } },
});
const scale = Number(values.scale);
const minutes = Number(values.minutes);
if (!(scale > 0 && scale <= 1 && minutes > 0)) {
  console.error('--scale takes a number above 0, up to 1, and --minutes one above 0.');
  process.exit(1);
}
const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-faults-'));
const report = path.join(folder, 'report.txt');
const { ok } = await runStep({
  name: 'fault campaign',
  command: ['vitest', 'run', '--project', 'integration', 'test/faults/campaign.test.ts'],
  env: { FAULTS_SCALE: String(scale), FAULTS_MINUTES: String(minutes), FAULTS_REPORT: report },
  live: true,
});
console.log(`\n${await readFile(report, 'utf8').catch(() => 'The campaign ended without a report.')}`);
await rm(folder, { recursive: true, force: true });
process.exitCode = ok ? 0 : 1;
