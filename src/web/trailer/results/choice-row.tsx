import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type ChoiceProps = {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
};

/** Native boxes: they send themselves with the form where there are no scripts. */
export function ChoiceChip({ type, name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-10 items-center rounded-full border px-3.5 py-1.5 text-body-s font-semibold transition-colors has-focus-visible:focus-ring pointer-coarse:min-h-11',
        'border-line-strong bg-sheet hover:border-asphalt-950 has-checked:border-asphalt-950 has-checked:bg-asphalt-950 has-checked:text-white',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="sr-only"
      />
      {children}
    </label>
  );
}

type ChoiceRowProps = ChoiceProps & { readonly icon?: ReactNode; readonly count?: number | undefined };

export function ChoiceRow({ type, name, value, isChosen, onChoose, icon, count, children }: ChoiceRowProps) {
  return (
    <label className="flex min-h-10 items-center gap-3 rounded-control px-1 transition-colors hover:bg-paper has-focus-visible:focus-ring pointer-coarse:min-h-11">
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-5 shrink-0 outline-none"
      />
      {icon}
      <span className="min-w-0 grow text-body-s">{children}</span>
      {count !== undefined && (
        <span className={cx('text-body-s tabular-nums', count === 0 ? 'text-asphalt-500' : 'text-asphalt-600')}>
          {count}
        </span>
      )}
    </label>
  );
}
