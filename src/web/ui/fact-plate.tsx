import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: ReactNode;
}

/** Facts in a ruled plate of equal cells: label small above, figure bold below, unit lighter. */
export function FactPlate({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line-strong bg-sheet md:grid-cols-4">
      {facts.map(({ label, value, unit }) => (
        <div key={label} className="-me-px -mb-px min-w-0 border-e border-b border-line px-4 py-3">
          <dt className="text-label text-asphalt-600">{label}</dt>
          <dd className="text-figure mt-0.5">
            {value}
            {unit !== undefined && <span className="ps-1 text-base font-medium text-asphalt-600">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface KeyFigureProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: 'plain' | 'good' | 'danger';
}

/** One large figure; several stand side by side in `KeyFigures`. */
export function KeyFigure({ label, value, unit, note, tone = 'plain' }: KeyFigureProps) {
  const isDanger = tone === 'danger';
  return (
    <div
      className={cx(
        '-me-px -mb-px min-w-0 border-e border-b border-line px-5 py-4',
        isDanger && 'bg-danger-soft text-danger',
      )}
    >
      <dt className={cx('text-label', !isDanger && 'text-asphalt-600')}>{label}</dt>
      <dd className="mt-2">
        <span className="text-key-figure">{value}</span>
        {unit !== undefined && (
          <span className={cx('ps-1.5 font-condensed text-lg font-semibold', !isDanger && 'text-asphalt-600')}>
            {unit}
          </span>
        )}
        {note !== undefined && (
          <span
            className={cx(
              'mt-1.5 flex items-center gap-1.5 text-sm',
              tone === 'good' && 'text-free',
              tone === 'plain' && 'text-asphalt-600',
            )}
          >
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

export function KeyFigures({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] overflow-hidden rounded-card border border-line bg-sheet">
      {children}
    </dl>
  );
}
