/** All tests, from types to browser journeys; `--long` runs them with full counts. */
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { createReportFolder } from './report-folder.ts';
import { runChecks } from './run-checks.ts';
import { runStep } from './run-step.ts';
import { addTotals, failedStep, readPlaywrightTotals, readVitestTotals } from './test-totals.ts';
import type { Totals } from './test-totals.ts';

if (process.argv.includes('--long')) process.env['TEST_LONG'] = '1';

const chromium = await ensureChromium();
if (!chromium) {
  console.error('The browser journeys need Chromium: install the package "chromium" and run the tests again.');
  process.exit(1);
}
const reports = createReportFolder();
const { passed, failed, failures } = addTotals([
  await runChecks(reports),
  await runIntegrationTests(join(reports, 'integration.json')),
  await runBrowserTests(join(reports, 'browser.json'), chromium),
]);
console.log(['', ...failures.map((name) => `failed: ${name}`), `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed > 0 ? 1 : 0;

async function runIntegrationTests(report: string): Promise<Totals> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--project', 'integration', ...reporters];
  const { ok } = await runStep({ name: 'integration tests', command, live: true });
  return readVitestTotals(report, ok);
}

async function runBrowserTests(report: string, browser: string): Promise<Totals> {
  if (!(await buildIfChanged())) return failedStep('build');
  const { ok } = await runStep({
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: browser },
    live: true,
  });
  return readPlaywrightTotals(report, ok);
}
