import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';

type Fact = { readonly label: MessageKey; readonly value: ReactNode };

/** What a form would hold, for those who may only read it. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-label text-asphalt-600">
            <FormattedMessage id={label} />
          </dt>
          <dd className="mt-0.5 wrap-break-word">
            {value === null || value === '' ? (
              <span className="text-asphalt-500">
                <FormattedMessage id="account.none" />
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
