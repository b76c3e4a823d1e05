import { FormattedMessage } from '#i18n/intl.tsx';
import type { ReturnOutlook, ReturnPreview } from '#contract/booking-end.ts';
import { money } from '#domain/money/money.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { toWallTime } from '#domain/time/wall-clock.ts';

type ReturnOutlooksProps = {
  readonly preview: ReturnPreview | undefined;
  readonly isAsking: boolean;
  readonly problem: ProblemError | undefined;
  readonly now: Date;
  /** Nothing is chosen yet. */
  readonly wantsMore: boolean;
  readonly onWish: (instant: string) => void;
};

/** What a return at that time saves or costs; or why it cannot be then, and when it can. */
export function ReturnOutlooks({ preview, isAsking, problem, now, wantsMore, onWish }: ReturnOutlooksProps) {
  if (wantsMore) {
    return (
      <Notice>
        <FormattedMessage id="booking.return.none" />
      </Notice>
    );
  }
  if (problem) {
    return (
      <Notice tone="danger" isAlert>
        <FormattedMessage id={problem.messageKey} />
      </Notice>
    );
  }
  if (!preview) return <Skeleton className="h-14 w-full" />;
  const refused = preview.items.filter(({ problem: reason }) => reason !== null);
  return (
    <div aria-busy={isAsking} className={cx('space-y-4', isAsking && 'opacity-60 transition-opacity delay-200')}>
      {refused.map((outlook) => (
        <Refused key={outlook.bookingId} outlook={outlook} now={now} onWish={onWish} />
      ))}
      {refused.length === 0 && <Amounts preview={preview} />}
      {refused.length === 0 && preview.billing && <Billing billing={preview.billing} />}
    </div>
  );
}

type RefusedProps = Pick<ReturnOutlooksProps, 'now' | 'onWish'> & { readonly outlook: ReturnOutlook };

function Refused({ outlook, now, onWish }: RefusedProps) {
  const { format } = useWords();
  const { number, problem, before, after, timeZone } = outlook;
  if (problem === null) return null;
  const times = [before, after]
    .filter((instant) => instant !== null)
    .filter((instant) => Date.parse(instant) > now.getTime());
  return (
    <Notice
      tone="warn"
      isAlert
      title={number}
      action={
        times.length > 0 && (
          <span className="flex flex-wrap gap-2">
            {times.map((instant) => (
              <Button key={instant} size="s" onClick={() => onWish(instant)}>
                {wallTimeText(format, toWallTime(instant, timeZone))}
              </Button>
            ))}
          </span>
        )
      }
    >
      <FormattedMessage id={`booking.return.problem.${problem}`} />
    </Notice>
  );
}

/** What has been billed of it, and what is still to come. */
function Billing({ billing: { billed, toCome } }: { readonly billing: NonNullable<ReturnPreview['billing']> }) {
  const { format } = useWords();
  const isCredited = toCome.cents < 0;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-body-s">
      <Fact label={<FormattedMessage id="billed.billed" />} className="tabular-nums">
        {format.money(billed)}
      </Fact>
      <Fact
        label={<FormattedMessage id={isCredited ? 'booking.return.toCredit' : 'booking.return.toCome'} />}
        className="tabular-nums"
      >
        {format.money(money(Math.abs(toCome.cents)))}
      </Fact>
    </dl>
  );
}

/** Early returns save money, late ones cost some; what stays as agreed is said in one sentence. */
function Amounts({ preview }: { readonly preview: ReturnPreview }) {
  const { intl, format } = useWords();
  const { items, difference, grossDifference } = preview;
  const changed = items.filter((item) => item.difference.cents !== 0);
  if (changed.length === 0) {
    return (
      <Notice tone="done" isAlert>
        <FormattedMessage
          id={items.some(({ kind }) => kind === 'earlyReturn') ? 'booking.return.noSaving' : 'booking.return.asBooked'}
        />
      </Notice>
    );
  }
  const isSaving = difference.cents < 0;
  const net = format.money(money(Math.abs(difference.cents)));
  return (
    <>
      <Notice tone={isSaving ? 'done' : 'warn'} isAlert>
        <FormattedMessage id={isSaving ? 'booking.return.saves' : 'booking.return.costs'} values={{ amount: net }} />
      </Notice>
      <Sums
        caption={intl.formatMessage({ id: 'booking.return.sums' })}
        lines={[
          ...changed.map((item) => ({
            key: item.bookingId,
            label: item.number,
            note: intl.formatMessage({ id: 'booking.return.days' }, { booked: item.bookedDays, days: item.days }),
            amount: format.money(item.difference),
          })),
          {
            key: 'total',
            kind: 'total' as const,
            label: intl.formatMessage({ id: isSaving ? 'booking.return.credit' : 'booking.return.charge' }),
            amount: format.money(money(Math.abs(grossDifference.cents))),
          },
        ]}
      />
    </>
  );
}
