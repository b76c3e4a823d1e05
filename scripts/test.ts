/** All tests, from types to browser journeys; `--long` runs them with full counts, and those of `test/long`. */
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureOffice } from './ensure-office.ts';
import { createReportFolder } from './report-folder.ts';
import { runChecks } from './run-checks.ts';
import { runStep } from './run-step.ts';
import type { Step } from './run-step.ts';
import { addTotals, failedStep, readPlaywrightTotals, readVitestTotals } from './test-totals.ts';
import type { Totals } from './test-totals.ts';

const isLong = process.argv.includes('--long');
if (isLong) process.env['TEST_LONG'] = '1';

const chromium = await ensureChromium();
if (!chromium) {
  console.error('The browser journeys need Chromium: install the package "chromium" and run the tests again.');
  process.exit(1);
}
if (isLong && !ensureOffice()) {
  console.error(
    'The tests of spreadsheets need LibreOffice: install the package "libreoffice-calc-nogui" and run them again.',
  );
  process.exit(1);
}
const reports = createReportFolder();
const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };
const { ok: isBuilt } = await runStep(build);
// Two lanes of about the same length: both wait often enough to go on beside each other on two processors.
const lanes = await Promise.all([checkAndTest(), isBuilt ? browse(chromium) : failedStep(build.name)]);
const { passed, failed, failures } = addTotals(lanes);
console.log(['', ...failures.map((name) => `failed: ${name}`), `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed > 0 ? 1 : 0;

async function checkAndTest(): Promise<Totals> {
  const checked = await runChecks(reports);
  const report = join(reports, 'integration.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = ['integration', ...(isLong ? ['long'] : [])].flatMap((name) => ['--project', name]);
  const command = ['vitest', 'run', ...projects, ...reporters];
  const { ok } = await runStep({ name: 'integration tests', command });
  return addTotals([checked, readVitestTotals(report, ok)]);
}

async function browse(browser: string): Promise<Totals> {
  const report = join(reports, 'browser.json');
  const { ok } = await runStep({
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: browser },
    live: true,
  });
  return readPlaywrightTotals(report, ok);
}
