import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';

type ToggleLinkProps = {
  readonly to: string;
  readonly isOn: boolean;
  readonly as?: 'button' | 'switch';
  readonly className?: string;
  readonly children: ReactNode;
  readonly onToggle: () => void;
};

/** Switches a filter. Underneath it is a link to the changed search, so it works before and without scripts. */
export function ToggleLink({ to, isOn, as = 'button', onToggle, className, children }: ToggleLinkProps) {
  const state = as === 'switch' ? { 'aria-checked': isOn } : { 'aria-pressed': isOn };
  const toggleBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    <Link
      to={to}
      role={as}
      {...state}
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onToggle();
      }}
      onKeyDown={toggleBySpace}
      {...(className !== undefined && { className })}
    >
      {children}
    </Link>
  );
}
