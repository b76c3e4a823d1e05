import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { cx } from '#web/ui/cx.ts';
import { CONTENT_ID } from '#web/ui/layout/skip-link.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { HandoverLanguages } from './handover-languages.tsx';

const COLUMN = 'mx-auto w-full max-w-160 px-4';

type Progress = { readonly done: readonly boolean[]; readonly current: number };

interface FlowFrameProps {
  readonly kind: HandoverKind;
  readonly plate: string;
  readonly country: string;
  readonly leave: ReactNode;
  readonly status?: ReactNode;
  readonly progress?: Progress;
  /** The heading takes the focus, as on a new page. */
  readonly takesFocus?: boolean;
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays at the bottom of the screen. */
  readonly actions?: ReactNode;
}

/** One question on the whole screen: who it is about and what is saved above, what to do next below. */
export function FlowFrame({
  kind,
  plate,
  country,
  leave,
  status,
  progress,
  takesFocus = false,
  eyebrow,
  title,
  children,
  actions,
}: FlowFrameProps) {
  return (
    <>
      <header className="on-asphalt sticky top-0 z-20 bg-asphalt-950 text-white">
        <div className={cx(COLUMN, 'flex min-h-14 items-center gap-2')}>
          {leave}
          <p className="flex min-w-0 grow flex-wrap items-center justify-center gap-x-2.5 text-body-s font-semibold">
            <FormattedMessage id={`word.handover.${kind}`} />
            <Plate number={plate} country={country} size="s" />
          </p>
          <div className="flex shrink-0 items-center justify-end">
            {status}
            <HandoverLanguages />
          </div>
        </div>
        {progress && <Segments {...progress} />}
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        <div className={cx(COLUMN, 'grow pt-4 pb-8')}>
          {eyebrow !== undefined && (
            <p className="mb-0.5 font-condensed text-sm font-semibold text-asphalt-600">{eyebrow}</p>
          )}
          <Question takesFocus={takesFocus}>{title}</Question>
          {children}
        </div>
        {actions !== undefined && (
          <div className="safe-bottom sticky bottom-(--consent) z-10 bg-sheet pt-3 shadow-up">
            <div className={cx(COLUMN, 'flex flex-col gap-2.5')}>{actions}</div>
          </div>
        )}
      </main>
    </>
  );
}

function Question({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-question mb-4 outline-none">
      {children}
    </h1>
  );
}

function Segments({ done, current }: Progress) {
  const { formatMessage } = useIntl();
  const total = done.length;
  return (
    <div
      role="progressbar"
      aria-label={formatMessage({ id: 'handover.progress' })}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current + 1}
      aria-valuetext={formatMessage({ id: 'handover.question' }, { number: current + 1, total })}
      className={cx(COLUMN, 'flex gap-1.5 pb-3 sm:gap-2')}
    >
      {done.map((isDone, position) => (
        <span
          // The segments never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          className={cx('h-1.5 grow', position === current ? 'bg-signal' : isDone ? 'bg-white' : 'bg-asphalt-600')}
        />
      ))}
    </div>
  );
}

export const LEAVE_LOOK =
  '-ms-2 grid print:hidden size-12 shrink-0 place-items-center rounded-control text-white transition-colors hover:bg-asphalt-800';

/** Back to the booking, where nothing can be lost on the way. */
export function LeaveLink({ to }: { readonly to: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link to={to} aria-label={formatMessage({ id: 'word.toBooking' })} className={LEAVE_LOOK}>
      <LeaveIcon />
    </Link>
  );
}

export const LeaveIcon = () => <X aria-hidden="true" className="size-6" />;
