import type { Line, TaxTotal, Totals } from '#contract/line.ts';
import type { Words } from '#web/words/words.ts';

type TaxedLine = Pick<Line, 'tax' | 'depot'>;

const keyOf = ({ country, case: which, rate }: Line['tax']): string => `${country} ${which} ${rate}`;

/** Net, taxes and gross, with the reason for each tax. `home` is the country where the customer sits. */
export function describeTotals(totals: Totals, lines: readonly TaxedLine[], home: string, words: Words) {
  const { format } = words;
  return {
    net: format.money(totals.net),
    gross: format.money(totals.gross),
    taxes: totals.taxes.map((tax, i) => ({
      ...describeTax(tax, lines, home, words),
      why: explainTax(tax, totals.taxes.slice(0, i), words),
    })),
    /** A short rental that grows beyond its day 30 is taxed elsewhere. */
    mayMove: totals.taxes.some(({ case: which }) => which === 'shortTerm'),
  };
}

export type TotalsView = ReturnType<typeof describeTotals>;

function describeTax(tax: TaxTotal, lines: readonly TaxedLine[], home: string, { intl, format }: Words) {
  const country = format.country(tax.country);
  const rate = format.percent(tax.rate);
  const cities = lines.filter((line) => keyOf(line.tax) === keyOf(tax)).map(({ depot }) => depot.city);
  const isAbroad = tax.rate > 0 && tax.country !== home;
  return {
    key: keyOf(tax),
    code: tax.country,
    label: intl.formatMessage({ id: 'cart.tax.label' }, { rate, country }),
    base: intl.formatMessage({ id: 'cart.tax.base' }, { amount: format.money(tax.base) }),
    amount: format.money(tax.amount),
    rate,
    where: intl.formatMessage({ id: 'cart.tax.where' }, { places: format.list([...new Set(cities)]), rate, country }),
    refund: isAbroad ? intl.formatMessage({ id: 'cart.tax.refund' }) : null,
  };
}

/** A reason that was given before needs no repetition. */
function explainTax({ case: which }: TaxTotal, before: readonly TaxTotal[], { intl }: Words): string {
  const isKnown = before.some((earlier) => earlier.case === which);
  return intl.formatMessage({ id: isKnown ? 'cart.tax.why.same' : `cart.tax.why.${which}` });
}
