/** All tests, from types to browser journeys; `--long` runs them with full counts. */
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { createReportFolder } from './report-folder.ts';
import { runChecks } from './run-checks.ts';
import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import { addTotals, readPlaywrightTotals, readVitestTotals } from './test-totals.ts';
import type { Totals } from './test-totals.ts';

if (process.argv.includes('--long')) process.env['TEST_LONG'] = '1';

const chromium = await ensureChromium();
if (!chromium) {
  console.error('The browser journeys need Chromium: install the package "chromium" and run the tests again.');
  process.exit(1);
}
const reports = createReportFolder();
const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };
const checked = await runChecks(reports, [build]);
const isBuilt = !checked.failures.includes(build.name);
// Both wait often enough to go on beside each other on two processors.
const tested = await Promise.all([
  runIntegrationTests(join(reports, 'integration.json')),
  ...(isBuilt ? [runBrowserTests(join(reports, 'browser.json'), chromium)] : []),
]);
const { passed, failed, failures } = addTotals([checked, ...tested]);
console.log(['', ...failures.map((name) => `failed: ${name}`), `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed > 0 ? 1 : 0;

async function runIntegrationTests(report: string): Promise<Totals> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--project', 'integration', ...reporters];
  const { ok } = await runStep({ name: 'integration tests', command });
  return readVitestTotals(report, ok);
}

async function runBrowserTests(report: string, browser: string): Promise<Totals> {
  const { ok } = await runStep({
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: browser },
    live: true,
  });
  return readPlaywrightTotals(report, ok);
}
