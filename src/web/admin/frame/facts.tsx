import type { ReactNode } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { cx } from '#web/ui/cx.ts';

/** `name` is a label that is no message. */
export type Fact = { readonly value: ReactNode } & ({ readonly label: MessageKey } | { readonly name: string });

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Beside something else there is room for one column only. */
  readonly isNarrow?: boolean;
}

/** What is known about something, in two columns where there is room. A dash stands for what is not. */
export function Facts({ facts, isNarrow = false }: FactsProps) {
  const { formatMessage } = useIntl();
  return (
    <dl className={cx('grid gap-x-8 gap-y-4', !isNarrow && 'sm:grid-cols-2')}>
      {facts.map(({ value, ...fact }) => {
        const label = 'name' in fact ? fact.name : formatMessage({ id: fact.label });
        return (
          <div key={label} className="min-w-0">
            <dt className="text-label text-asphalt-600">{label}</dt>
            <dd className="mt-0.5 wrap-anywhere">
              {value === null || value === undefined || value === '' ? '–' : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
