/** What can be found from anywhere in the console, in the order in which it is shown. */
export const SEARCH_KINDS = [
  'order',
  'quote',
  'booking',
  'trailer',
  'businessUnit',
  'user',
  'invoice',
  'depot',
] as const;
/** Of a kind. Whoever has found more has to type more. */
export const MOST_HITS = 1000;
export type SearchKind = (typeof SEARCH_KINDS)[number];
