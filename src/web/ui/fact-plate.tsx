import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: ReactNode;
}

/** Facts in a ruled plate of equal cells: label small above, figure bold below, unit lighter. */
export function FactPlate({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line-strong bg-sheet md:grid-cols-4">
      {facts.map(({ label, value, unit }) => (
        <div key={label} className="-me-px -mb-px min-w-0 border-e border-b border-line px-4 py-3">
          <dt className="text-label text-asphalt-600">{label}</dt>
          <dd className="text-figure mt-0.5">
            {value}
            {unit !== undefined && <span className="ps-1 text-base font-medium text-asphalt-600">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
