import { existsSync, readFileSync } from 'node:fs';

export type Totals = { readonly passed: number; readonly failed: number };

export function addTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };

export function readVitestTotals(file: string, ok: boolean): Totals {
  const report: VitestReport | undefined = readReport(file);
  return toTotals(report?.numPassedTests, report?.numFailedTests, ok);
}

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

export function readPlaywrightTotals(file: string, ok: boolean): Totals {
  const report: PlaywrightReport | undefined = readReport(file);
  const stats = report?.stats;
  return toTotals(stats?.expected, stats && stats.unexpected + stats.flaky, ok);
}

/** A run that failed without a failed test, because it did not even load, counts as one failure. */
function toTotals(passed = 0, failed = 0, ok: boolean): Totals {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
