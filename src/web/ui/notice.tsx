import { CalendarPlus, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  info: { box: 'bg-info-soft', ink: 'text-info', Icon: Info },
  warn: { box: 'bg-warn-soft', ink: 'text-warn', Icon: TriangleAlert },
  danger: { box: 'bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
  free: { box: 'bg-free-soft', ink: 'text-free', Icon: CalendarPlus },
  done: { box: 'bg-free-soft', ink: 'text-free', Icon: CircleCheck },
} as const;

interface NoticeProps {
  readonly tone?: keyof typeof TONES;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** Announced when it appears after something the user did. */
  readonly isAlert?: boolean;
}

/** Says once, above a list, what is true of all of it; or explains money where it appears. */
export function Notice({ tone = 'info', title, children, action, icon, isAlert = false }: NoticeProps) {
  const { box, ink, Icon } = TONES[tone];
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card px-4 py-3.5', box)}
    >
      <div className="flex min-w-56 flex-1 gap-3">
        <span className={cx('mt-0.5 shrink-0', ink)}>{icon ?? <Icon aria-hidden="true" className="size-5" />}</span>
        <div className="min-w-0 text-body-s text-asphalt-950">
          {title !== undefined && <strong className={cx('font-bold', ink)}>{title} </strong>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}

/** A band across the page below the header, for holds and impersonation. */
export function Banner({
  children,
  isWarning = false,
}: {
  readonly children: ReactNode;
  readonly isWarning?: boolean;
}) {
  return (
    <div className={cx('border-b', isWarning ? 'border-warn-line bg-warn-soft' : 'border-line bg-sheet')}>
      <div className="mx-auto flex w-full max-w-content flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-body-s md:px-6">
        {children}
      </div>
    </div>
  );
}
