/** What only the pages of money can be told: it travels with those, not with every page as other errors do. */
export const ERRORS_OF_MONEY: ReadonlySet<string> = new Set([
  'error.account-missing',
  'error.amount-too-high',
  'error.billed-elsewhere',
  'error.field.above-rest',
  'error.field.billed-in-part',
  'error.field.collection-day',
  'error.field.format-incomplete',
  'error.field.line-twice',
  'error.field.line-unknown',
  'error.field.peppol-id',
  'error.field.return-code',
  'error.not-chargeable',
  'error.nothing-to-collect',
  'error.nothing-to-credit',
  'error.nothing-to-export',
  'error.objection-closed',
  'error.paid-by-invoice',
  'error.paper-not-ready',
]);

/** What stands before the first dot of a key. */
export const namespaceOf = (key: string): string =>
  ERRORS_OF_MONEY.has(key) ? 'moneyError' : key.slice(0, key.indexOf('.'));
