/** What is wrong with the choice of a service, as the words of a field. */
export const PROBLEM_CODES = {
  unknown: 'service-unknown',
  missing: 'service-missing',
  tooLate: 'service-too-late',
  requires: 'service-requires',
  excludes: 'service-excludes',
} as const;
