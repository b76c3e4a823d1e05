import { type ReactNode, useId } from 'react';

export function ProtocolSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3 mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Rows of a name and what was found. */
export function ProtocolRows({ rows }: { readonly rows: readonly ProtocolRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ key, label, value, note }) => (
        <div key={key} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
          <dt className="text-asphalt-600">{label}</dt>
          <dd className="ms-auto max-w-full text-end font-semibold break-words">
            {value}
            {note !== undefined && <span className="block text-sm font-normal text-asphalt-600">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type ProtocolRow = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
};
