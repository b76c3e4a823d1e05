import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';

export const CELL = 'search-cell';
export const CELL_LABEL = 'search-cell-name';
export const CELL_VALUE = 'search-cell-value';
const CELL_INPUT =
  'w-full cursor-pointer appearance-none truncate bg-transparent pt-0.5 pr-7 text-base leading-6 font-semibold outline-none';

type CellButtonProps = {
  readonly label: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Its panel is about to be needed. */
  readonly onNear: () => void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Opens a panel of the search bar. Without scripts the native field beside it takes its place. */
export function CellButton({ label, isOpen, onOpen, onNear, className, children }: CellButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cx(
        CELL,
        'transition-colors hover:bg-paper focus-visible:focus-ring noscript:hidden',
        isOpen && 'bg-paper',
        className,
      )}
    >
      {label !== null && <span className={CELL_LABEL}>{label}</span>}
      {children}
    </button>
  );
}

type SelectCellProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
  readonly children: ReactNode;
};

export function SelectCell({ name, label, value, onChange, className, children }: SelectCellProps) {
  const id = useId();
  return (
    <div className={cx(CELL, className)}>
      <label htmlFor={id} className={CELL_LABEL}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={CELL_INPUT}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-4 bottom-2 size-4 max-lg:bottom-3.5"
      />
    </div>
  );
}

type DateCellProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The browser's own date field, where there are no scripts to open a calendar. */
export function NativeDateCell({ name, label, value, onChange }: DateCellProps) {
  return (
    <label className={cx(CELL, 'grow')}>
      <span className={CELL_LABEL}>{label}</span>
      <input
        type={value.length > 10 ? 'datetime-local' : 'date'}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full bg-transparent pt-0.5 text-base leading-6 font-semibold outline-none"
      />
    </label>
  );
}
