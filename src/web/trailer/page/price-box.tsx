import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import { type SumLine, Sums } from '#web/ui/sums.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import type { Summary } from './sum-up.ts';
import type { Rental } from './use-rental.ts';

type PriceBoxProps = {
  readonly price: NonNullable<TrailerData['price']>;
  /** Of the days in view, which a hand on the curve may just be changing. */
  readonly shown: NonNullable<Rental['shown']>;
  readonly summary: Summary;
  /** The period and the days that cost nothing more. */
  readonly children: ReactNode;
};

/** What it costs, and how that comes about. */
export function PriceBox({ price, shown, summary, children }: PriceBoxProps) {
  const { intl, format } = useWords();
  const { tax } = price;
  const { net, tax: taxAmount, gross } = summary;
  const netText = summary.extras.length === 0 ? shown.total : format.money(net);
  const lines: SumLine[] = [
    {
      key: 'rent',
      label: <FormattedMessage id="trailer.sum.rent" values={{ days: shown.days }} />,
      ...(!shown.isPreview && { note: price.calculation }),
      amount: shown.rent,
    },
    ...(price.oneWay
      ? [
          {
            key: 'oneWay',
            label: price.oneWay.text,
            amount: price.oneWay.fee ?? '',
            ...(price.oneWay.reward !== undefined && { note: price.oneWay.reward }),
          },
        ]
      : []),
    ...summary.extras.map(({ key, name, amount }) => ({ key, label: name, amount: format.money(amount) })),
    { key: 'net', label: <FormattedMessage id="word.netTotal" />, amount: netText, kind: tax ? 'subtotal' : 'total' },
    ...(tax && taxAmount && gross
      ? ([
          {
            key: 'tax',
            label: <FormattedMessage id="trailer.sum.tax" values={{ rate: tax.rate, country: tax.country }} />,
            amount: format.money(taxAmount),
            kind: 'tax',
          },
          {
            key: 'gross',
            label: <FormattedMessage id="trailer.sum.gross" />,
            amount: format.money(gross),
            kind: 'total',
          },
        ] as const)
      : []),
  ];
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <Price
          size="l"
          align="start"
          amount={shown.total}
          notes={[
            <FormattedMessage
              key="net"
              id="trailer.netForDaysPerDay"
              values={{ days: shown.days, perDay: shown.perDay }}
            />,
          ]}
        />
      </div>
      {children}
      <div className="mt-4">
        <Sums caption={intl.formatMessage({ id: 'trailer.sum.caption' })} lines={lines} />
      </div>
      {!shown.isPreview && <p className="mt-3 text-sm text-asphalt-600">{price.why}</p>}
      {tax && (
        <div className="mt-3">
          <Notice>{tax.text}</Notice>
        </div>
      )}
    </>
  );
}
