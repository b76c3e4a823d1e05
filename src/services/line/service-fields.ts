import type { ServiceProblem } from '#domain/cart/service-choice.ts';

const CODES = {
  unknown: 'service-unknown',
  missing: 'service-missing',
  tooLate: 'service-too-late',
  requires: 'service-requires',
  excludes: 'service-excludes',
} as const satisfies Record<ServiceProblem['problem'], string>;

/** What is wrong with a choice of services, as fields of a form and the codes of their messages. */
export const findServiceFields = (problems: readonly ServiceProblem[], prefix = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(problems.map(({ key, problem }) => [`${prefix}services.${key}`, CODES[problem]]));
