/**
 * npm run test:faults -- [--scale 0.1]
 * The campaign of faults at full counts, in half an hour at most; the scale makes it smaller.
 */
import { parseArgs } from 'node:util';
import { runStep } from './run-step.ts';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) {
  console.error('--scale takes a number above 0, up to 1.');
  process.exit(1);
}
const { ok } = await runStep({
  name: 'fault campaign',
  command: ['vitest', 'run', '--project', 'integration', 'test/faults/campaign.test.ts'],
  env: { FAULTS_SCALE: String(scale) },
  live: true,
});
process.exitCode = ok ? 0 : 1;
