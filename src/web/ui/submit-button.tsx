import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * A field that is left loses its complaint, and what stands below moves up: a button that takes the focus when it is
 * pressed would slip away before it is let go.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Numbers and dates are taken over when their field is left, which has to happen before the form is read. */
const leaveField = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && form?.contains(activeElement)) activeElement.blur();
};

/**
 * Sends a form that a script handles. Before the script is there it does nothing: a browser on its own would put the
 * fields into the address or leave the page.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated();
  const mouse = { onMouseDown: keepFocus, onClick: leaveField };
  return (
    <Button {...mouse} {...props} {...(isHydrated ? { type: 'submit' } : { type: 'button', 'aria-disabled': true })} />
  );
}
