import type { Temporal } from 'temporal-polyfill';

/** How a service goes with a trailer and with other services. */
export type ServiceRule = {
  readonly key: string;
  readonly mandatory: boolean;
  readonly requires: readonly string[];
  readonly excludes: readonly string[];
  readonly leadTimeHours: number;
};

export type ServiceProblem =
  | { readonly key: string; readonly problem: 'unknown' | 'missing' | 'tooLate' }
  | { readonly key: string; readonly problem: 'requires' | 'excludes'; readonly other: string };

export const isInTime = (service: ServiceRule, pickUp: Temporal.Instant, now: Temporal.Instant): boolean =>
  now.add({ hours: service.leadTimeHours }).epochMilliseconds <= pickUp.epochMilliseconds;

/**
 * What is wrong with the services chosen for a line. `offered` are those that the trailer's type has a price for.
 * Excluding goes both ways, whichever of the two says so; it is reported once.
 */
export function findServiceProblems(
  chosen: readonly string[],
  offered: readonly ServiceRule[],
  pickUp: Temporal.Instant,
  now: Temporal.Instant,
): readonly ServiceProblem[] {
  const keys = new Set(chosen);
  const rules = new Map(offered.map((service) => [service.key, service]));
  const missing = offered.filter(({ key, mandatory }) => mandatory && !keys.has(key));
  const problems: ServiceProblem[] = missing.map(({ key }) => ({ key, problem: 'missing' }));
  const excluded = new Set<string>();
  for (const key of keys) {
    const rule = rules.get(key);
    if (rule === undefined) {
      problems.push({ key, problem: 'unknown' });
      continue;
    }
    if (!isInTime(rule, pickUp, now)) problems.push({ key, problem: 'tooLate' });
    for (const other of rule.requires) if (!keys.has(other)) problems.push({ key, problem: 'requires', other });
    for (const other of rule.excludes) {
      const pair = [key, other].toSorted().join(' ');
      if (keys.has(other) && !excluded.has(pair)) problems.push({ key, problem: 'excludes', other });
      excluded.add(pair);
    }
  }
  return problems;
}
