import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { createFormat } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeSettlement } from './describe-settlement.server.ts';

const WORDS = { intl: getIntl('de'), format: createFormat('de') };

/** What stands below the sums of an order of which so much is paid and open, with tax. */
function after(paid: number, open: number, openOnInvoices: number | null) {
  const totals = { net: money(0), taxes: [], gross: money(0) };
  const balance = { paid: money(paid), open: money(open), refund: money(0) };
  const order = { totals, feesAndCredits: money(0), balance };
  const invoiced = openOnInvoices === null ? null : money(openOnInvoices);
  return describeSettlement(order, WORDS, invoiced).after.map(({ label, amount }) => `${label} ${amount}`);
}

test.each([
  ['billed elsewhere, in part paid', [10_000, 5000, null], ['Bezahlt −100,00\u00A0€', 'Noch offen 50,00\u00A0€']],
  ['nothing invoiced yet', [0, 5000, 0], []],
  [
    'in part invoiced',
    [0, 5000, 2000],
    ['Offen auf Rechnungen 20,00\u00A0€', 'Noch nicht berechnet, brutto 30,00\u00A0€'],
  ],
  [
    'what was invoiced is paid, and more will come',
    [2000, 3000, 0],
    ['Bezahlt −20,00\u00A0€', 'Noch nicht berechnet, brutto 30,00\u00A0€'],
  ],
  ['all invoiced and paid', [5000, 0, 0], ['Bezahlt −50,00\u00A0€', 'Offen auf Rechnungen 0,00\u00A0€']],
] as const)('%s', (_, [paid, open, openOnInvoices], said) => {
  expect(after(paid, open, openOnInvoices)).toEqual(said);
});
