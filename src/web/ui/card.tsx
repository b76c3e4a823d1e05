import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  plain: 'border-line bg-sheet',
  strong: 'border-line-strong bg-sheet shadow-2',
  dashed: 'border-dashed border-line-strong bg-transparent',
  ink: 'on-asphalt border-transparent bg-asphalt-950 text-white',
} as const;

interface CardProps extends ComponentProps<'div'> {
  readonly tone?: keyof typeof TONES;
  /** Lists and tables bring their own padding. */
  readonly isFlush?: boolean;
  /** Hovered cards lift and get an ink edge; the card holds one link that covers it. */
  readonly isInteractive?: boolean;
}

export function Card({ tone = 'plain', isFlush = false, isInteractive = false, className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={cx(
        'rounded-card border',
        TONES[tone],
        !isFlush && 'p-4 md:p-6',
        isInteractive &&
          'relative transition-[border-color,box-shadow,translate] duration-250 ease-road focus-within:border-asphalt-950 hover:-translate-y-0.5 hover:border-asphalt-950 hover:shadow-2',
        className,
      )}
    />
  );
}

interface CardHeaderProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly note?: ReactNode;
}

export function CardHeader({ title, action, note }: CardHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-h3 min-w-0">{title}</h2>
      {action}
      {note !== undefined && <p className="w-full text-body-s text-asphalt-600">{note}</p>}
    </div>
  );
}

/** The grey stage on which a drawing stands. */
export function Stage({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('stage', className)} />;
}
