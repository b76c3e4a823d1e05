import type { RebookingPreview } from '#contract/rebooking.ts';
import { money } from '#domain/money/money.ts';
import { serviceName } from '#i18n/service-name.ts';
import type { SumLine } from '#web/ui/sums.tsx';
import type { Words } from '#web/words/words.ts';
import { directionOf } from './direction-of.ts';

/** What the booking would cost line by line, and what that is more or less than now. */
export function rebookingSums(preview: RebookingPreview, { intl, format }: Words): readonly SumLine<string>[] {
  const { rentAfter, services, totals, difference, previousNet } = preview;
  const { trace } = rentAfter;
  return [
    {
      key: 'rent',
      label: intl.formatMessage({ id: 'word.rentOfDays' }, { days: rentAfter.days }),
      note: `${trace.paidDays} × ${format.money(money(trace.dayRateCents))}`,
      amount: format.money(rentAfter.total),
    },
    ...services.map(({ key, names, unit, unitPrice, price }) => ({
      key,
      label: serviceName(intl, { key, names }),
      ...(unit === 'perDay' && price.cents > 0 && { note: `${rentAfter.days} × ${format.money(unitPrice)}` }),
      amount: format.money(price),
    })),
    {
      key: 'net',
      kind: 'subtotal',
      label: intl.formatMessage({ id: 'booking.price.net' }),
      ...(difference.net.cents !== 0 && {
        note: intl.formatMessage({ id: 'booking.rebook.previous' }, { amount: format.money(previousNet) }),
      }),
      amount: format.money(totals.net),
    },
    ...totals.taxes.map((tax) => ({
      key: `${tax.country} ${tax.case} ${tax.rate}`,
      kind: 'tax' as const,
      label: intl.formatMessage(
        { id: 'booking.price.tax' },
        { rate: format.percent(tax.rate), country: format.country(tax.country) },
      ),
      amount: format.money(tax.amount),
    })),
    {
      key: 'gross',
      kind: 'subtotal',
      label: intl.formatMessage({ id: 'booking.rebook.total' }),
      amount: format.money(totals.gross),
    },
    {
      key: 'difference',
      kind: 'total',
      label: intl.formatMessage({ id: `booking.rebook.${directionOf(preview)}` }),
      amount: format.money(money(Math.abs(difference.gross.cents))),
    },
  ];
}
