import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Sends a form that a script handles. Before the script is there it does nothing: a browser on its own would put the
 * fields into the address or leave the page.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated();
  return <Button {...props} {...(isHydrated ? { type: 'submit' } : { type: 'button', 'aria-disabled': true })} />;
}
