import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

interface StepperProps {
  /** Names what is counted, for whoever hears the buttons. */
  readonly name: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** The value as it is shown. */
  readonly children: ReactNode;
  readonly step?: number;
  readonly max: number;
  readonly size?: 'l' | 'glove';
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A figure between two large buttons. Before anybody has touched it there is none. */
export function Stepper({ name, value, onChange, children, step = 1, max, size = 'glove' }: StepperProps) {
  const { formatMessage } = useIntl();
  const change = (by: number) => onChange(Math.min(max, Math.max(0, round((value ?? 0) + by))));
  return (
    <fieldset aria-label={name} className="flex min-w-0 items-center gap-2">
      <IconButton
        size={size}
        label={`${name}: ${formatMessage({ id: 'handover.less' })}`}
        disabled={value === 0}
        onClick={() => change(-step)}
        className="rounded-dialog"
      >
        <Minus aria-hidden="true" className="size-6" />
      </IconButton>
      <output
        aria-live="polite"
        className={cx('min-w-14 grow text-center', size === 'glove' ? 'text-key-figure' : 'text-figure')}
      >
        {children}
      </output>
      <IconButton
        size={size}
        label={`${name}: ${formatMessage({ id: 'handover.more' })}`}
        disabled={value === max}
        onClick={() => change(step)}
        className="rounded-dialog"
      >
        <Plus aria-hidden="true" className="size-6" />
      </IconButton>
    </fieldset>
  );
}
