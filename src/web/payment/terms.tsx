import type { ReactNode } from 'react';

type Term = { readonly key: string; readonly label: ReactNode; readonly value: ReactNode };

/** Names and values, one under the other. */
export function Terms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {terms.map(({ key, label, value }) => (
        <div key={key} className="contents">
          <dt className="text-body-s text-asphalt-600 max-sm:-mb-3">{label}</dt>
          <dd className="text-body-s font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
