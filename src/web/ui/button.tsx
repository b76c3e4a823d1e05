import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonLook, iconButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface Pending {
  /** Keeps its place and focus while the work runs, shows a ring and takes no second click. */
  readonly isPending?: boolean;
}

const swallow = (event: MouseEvent) => event.preventDefault();

const pendingProps = { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } as const;

export function Button({
  tone,
  size,
  isFullWidth,
  className,
  isPending = false,
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & ButtonLook & Pending) {
  const look: ButtonLook = {
    className,
    ...(tone && { tone }),
    ...(size && { size }),
    ...(isFullWidth && { isFullWidth }),
  };
  return (
    <button type="button" {...props} className={buttonStyle(look)} {...(isPending && pendingProps)}>
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
  isPending = false,
  label,
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'className' | 'aria-label'> &
  Omit<ButtonLook, 'isFullWidth'> &
  Pending & { readonly label: string }) {
  const look: ButtonLook = { className, ...(tone && { tone }), ...(size && { size }) };
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={iconButtonStyle(look)}
      {...(isPending && pendingProps)}
    >
      {isPending ? <Spinner className="size-4.5" /> : children}
    </button>
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
  const look: ButtonLook = {
    className,
    ...(tone && { tone }),
    ...(size && { size }),
    ...(isFullWidth && { isFullWidth }),
  };
  return <Link {...props} className={buttonStyle(look)} />;
}
