import type { ExtensionPreview, TaxChange } from '#contract/extension.ts';
import { money, type Money } from '#domain/money/money.ts';
import { serviceName } from '#i18n/service-name.ts';
import type { SumLine } from '#web/ui/sums.tsx';
import type { Words } from '#web/words/words.ts';

/** How the amount comes about: the longer rent, less what is booked, what the services add, and the tax. */
export function extensionSums(preview: ExtensionPreview, { intl, format }: Words): readonly SumLine<string>[] {
  const { rentBefore, rentAfter, services, tax } = preview;
  const added = rentAfter.days - rentBefore.days;
  const rent = rentAfter.trace;
  const taxed = { rate: format.percent(tax.rate), country: format.country(tax.country) };
  return [
    {
      key: 'rent',
      label: intl.formatMessage({ id: 'word.rentOfDays' }, { days: rentAfter.days }),
      note: `${rent.paidDays} × ${format.money(money(rent.dayRateCents))}`,
      amount: format.money(rentAfter.total),
    },
    {
      key: 'booked',
      label: intl.formatMessage({ id: 'booking.extend.less' }, { days: rentBefore.days }),
      amount: format.money(negative(rentBefore.total)),
    },
    ...services.map(({ key, names, unit, unitPrice, difference }) => ({
      key,
      label: serviceName(intl, { key, names }),
      ...(unit === 'perDay' && added > 0 && { note: `${added} × ${format.money(unitPrice)}` }),
      amount: format.money(difference),
    })),
    {
      key: 'tax',
      label: intl.formatMessage({ id: 'booking.extend.tax' }),
      note: intl.formatMessage({ id: `booking.tax.${tax.case}` }, taxed),
      amount: format.money(tax.amount),
      kind: 'tax',
    },
    {
      key: 'total',
      label: intl.formatMessage({ id: 'booking.extend.total' }),
      amount: format.money(preview.gross),
      kind: 'total',
    },
  ];
}

const negative = ({ cents, currency }: Money): Money => money(-cents, currency);

/** Day 30 brings another rule, but not always another tax: at home the rate stays. */
export const taxChangeTitle = ({ previous, next }: TaxChange) =>
  previous.rate === next.rate && previous.country === next.country
    ? 'booking.extend.taxStays'
    : 'booking.extend.taxChange';

/** Why the added part is taxed otherwise than the first. */
export function explainTaxChange(
  { taxChange, rentBefore }: ExtensionPreview,
  { intl, format }: Words,
): string | undefined {
  if (!taxChange) return undefined;
  const { previous, next, customerCountry, vatId } = taxChange;
  return intl.formatMessage(
    { id: `booking.extend.taxChange.${next.case}` },
    {
      home: format.country(customerCountry),
      vatId: vatId ?? '',
      rate: format.percent(next.rate),
      country: format.country(next.country),
      days: rentBefore.days,
      oldRate: format.percent(previous.rate),
      oldCountry: format.country(previous.country),
    },
  );
}
