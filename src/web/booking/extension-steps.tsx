import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { ExtensionPreview } from '#contract/extension.ts';
import { paidBy } from '#domain/payment/payment-method.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { cx } from '#web/ui/cx.ts';

type Step = { readonly key: string; readonly when: ReactNode; readonly what: ReactNode };

/** What follows from agreeing, with dates. */
export function ExtensionSteps({ preview, depot }: { readonly preview: ExtensionPreview; readonly depot: string }) {
  const { format } = useWords();
  const { period, payment, gross } = preview;
  const amount = format.money(gross);
  const back: Step = {
    key: 'return',
    when: wallTimeText(format, period.localTo),
    what: <FormattedMessage id="booking.extend.return" values={{ depot }} />,
  };
  const transfer: readonly Step[] =
    gross.cents > 0 && payment.dueOn !== null
      ? [
          {
            key: 'pay',
            when: <FormattedMessage id="booking.extend.pay" values={{ date: wallTimeText(format, payment.dueOn) }} />,
            what: <FormattedMessage id="booking.extend.pay.transfer" values={{ amount }} />,
          },
        ]
      : [];
  const debit: readonly Step[] =
    gross.cents > 0 && paidBy(payment.method) === 'debit'
      ? [
          {
            key: 'debit',
            when: <FormattedMessage id="booking.extend.debit" />,
            what: <FormattedMessage id="booking.extend.pay.sepa" values={{ amount }} />,
          },
        ]
      : [];
  const isDueFirst = payment.dueOn !== null && payment.dueOn < period.localTo;
  const steps: readonly Step[] = [
    {
      key: 'now',
      when: <FormattedMessage id="booking.extend.now" />,
      what: <FormattedMessage id="booking.extend.now.text" />,
    },
    ...(isDueFirst ? [...transfer, back] : [back, ...transfer]),
    ...debit,
  ];
  return (
    <ol className="flex gap-0 max-sm:flex-col">
      {steps.map(({ key, when, what }, position) => (
        <li key={key} className={cx('flex min-w-0 gap-3 sm:block', position < steps.length - 1 && 'sm:flex-1')}>
          <span aria-hidden="true" className="flex items-center max-sm:flex-col sm:gap-2">
            <span className="size-2.5 shrink-0 rounded-full border-2 border-asphalt-950 bg-sheet max-sm:my-1.5" />
            {position < steps.length - 1 && (
              <>
                <span className="lane-tight grow text-asphalt-400 max-sm:hidden" />
                <span className="lane-down grow text-asphalt-400 sm:hidden" />
              </>
            )}
          </span>
          <span className="block pe-4 text-body-s max-sm:pb-3 sm:mt-1.5">
            <b className="block font-bold">{when}</b>
            <span className="block text-asphalt-600">{what}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
