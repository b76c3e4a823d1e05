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
    <label className="choice-chip">
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {children}
    </label>
  );
}

type ChoiceRowProps = ChoiceProps & { readonly icon?: ReactNode; readonly count?: number | undefined };

export function ChoiceRow({ type, name, value, isChosen, onChoose, icon, count, children }: ChoiceRowProps) {
  return (
    <label className="choice-row">
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {icon}
      <span>{children}</span>
      {count !== undefined && (
        <span className={cx('tabular-nums', count === 0 ? 'text-asphalt-500' : 'text-asphalt-600')}>{count}</span>
      )}
    </label>
  );
}
