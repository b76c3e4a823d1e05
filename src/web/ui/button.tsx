import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonLook, iconButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Keeps its place and focus while the work runs, shows a ring and takes no second click. */
  readonly isPending?: boolean;
}

const swallow = (event: MouseEvent) => event.preventDefault();

const pendingProps = { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } as const;

export function Button({ tone, size, isFullWidth, className, isPending = false, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={buttonStyle({ tone, size, isFullWidth, className })}
      {...(isPending && pendingProps)}
    >
      {isPending && <Spinner className="size-4.5" />}
      {children}
    </button>
  );
}

/** A square button whose picture needs a name. */
export function IconButton({
  tone,
  size,
  className,
  label,
  ...props
}: Omit<ComponentProps<'button'>, 'className' | 'aria-label'> &
  Omit<ButtonLook, 'isFullWidth'> & { readonly label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={iconButtonStyle({ tone, size, className })}
    />
  );
}

/** Leads to a page of the shop and looks like a button. */
export function LinkButton({
  tone,
  size,
  isFullWidth,
  className,
  ...props
}: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link {...props} className={buttonStyle({ tone, size, isFullWidth, className })} />;
}
