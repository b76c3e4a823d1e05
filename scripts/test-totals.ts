import { existsSync, readFileSync } from 'node:fs';

/** `failures` names what failed, for the end of a long output. */
export type Totals = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

export function addTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

export const failedStep = (name: string): Totals => ({ passed: 0, failed: 1, failures: [name] });

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

export function readVitestTotals(file: string, ok: boolean): Totals {
  const report: VitestReport | undefined = readReport(file);
  const failures = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return toTotals({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures }, ok);
}

type PlaywrightSuite = {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
};

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter((spec) => !spec.ok).map(({ title }) => title),
  ...suites.flatMap(failedSpecs),
];

export function readPlaywrightTotals(file: string, ok: boolean): Totals {
  const report: PlaywrightReport | undefined = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return toTotals({ passed: expected, failed: unexpected + flaky, failures: failedSpecs(report ?? {}) }, ok);
}

/** A run that failed without a failed test, because it did not even load, counts as one failure. */
const toTotals = (totals: Totals, ok: boolean): Totals =>
  ok ? totals : { ...totals, failed: Math.max(totals.failed, 1) };

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
