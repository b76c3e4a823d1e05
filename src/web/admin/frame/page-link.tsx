import type { ComponentProps } from 'react';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMay } from './may.tsx';

/** Leads to a page of the console; for whoever may not open it, only its words. */
export function PageLink({ to, children, ...props }: ComponentProps<typeof TextLink> & { readonly to: string }) {
  if (!useMay().opens(to)) return <span>{children}</span>;
  return (
    <TextLink to={to} {...props}>
      {children}
    </TextLink>
  );
}
