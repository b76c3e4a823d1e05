import type { ComponentProps } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { cx } from './cx.ts';

/**
 * Shows `validationErrors` (field name → translated words) beside the fields and clears each once it was edited and left. The
 * browser's own messages stay out, because they speak the browser's language, not the page's.
 */
export function Form({ className, ...props }: ComponentProps<typeof AriaForm>) {
  return <AriaForm validationBehavior="aria" {...props} className={cx('flex flex-col gap-5', className)} />;
}
