import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type FactProps = { readonly label: ReactNode; readonly className?: string; readonly children: ReactNode };

/** A name small above its value, one of several in a list of definitions. */
export const Fact = ({ label, className, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-label text-asphalt-600">{label}</dt>
    <dd className={cx('mt-0.5 font-semibold', className)}>{children}</dd>
  </div>
);
