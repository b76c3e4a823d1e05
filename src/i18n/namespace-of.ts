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

/** Things that only the log speaks of, and what only the console can be told. */
export const WORDS_OF_THE_CONSOLE: ReadonlySet<string> = new Set([
  'error.field.bands',
  'error.field.cannot-order',
  'error.field.known-person',
  'error.trailer-incomplete',
  'ui.upload.many',
  'word.addPhotos',
  'word.noun.avatar',
  'word.noun.bankEntry',
  'word.noun.bankStatement',
  'word.noun.budget',
  'word.noun.businessUnit',
  'word.noun.certificate',
  'word.noun.charge',
  'word.noun.contact',
  'word.noun.debit',
  'word.noun.debitBatch',
  'word.noun.demoData',
  'word.noun.export',
  'word.noun.handover',
  'word.noun.hold',
  'word.noun.invitation',
  'word.noun.invoice',
  'word.noun.logo',
  'word.noun.mail',
  'word.noun.member',
  'word.noun.note',
  'word.noun.payment',
  'word.noun.photo',
  'word.noun.priceList',
  'word.noun.quote',
  'word.noun.secretKey',
  'word.noun.session',
  'word.noun.signUp',
  'word.noun.task',
  'word.noun.workshop',
  'word.serviceName',
]);

/** What stands before the first dot of a key. */
export function namespaceOf(key: string): string {
  if (ERRORS_OF_MONEY.has(key)) return 'moneyError';
  return WORDS_OF_THE_CONSOLE.has(key) ? 'admin' : key.slice(0, key.indexOf('.'));
}
