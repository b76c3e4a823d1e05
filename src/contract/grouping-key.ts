/** How what a report is grouped by is called, by the keys of messages. */
export const GROUPING_KEYS = {
  time: 'adminReport.byTime',
  type: 'word.type',
  depot: 'word.noun.depot',
  trailer: 'word.noun.trailer',
  customer: 'word.customer',
} as const;
