import { FormattedMessage } from '#i18n/intl.tsx';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import type { DashboardView } from './load-dashboard.server.ts';

/** How much of each type is out. The figures stand beside the bars. */
export function TypeBars({ types }: { readonly types: DashboardView['types'] }) {
  return (
    <TitledCard
      className="p-5 md:p-5"
      title="adminFigure.types"
      action={
        <span className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminFigure.types.note" />
        </span>
      }
    >
      <ul className="grid grid-cols-[1.75rem_minmax(0,9.5rem)_minmax(2rem,1fr)_auto] gap-x-2.5 gap-y-3">
        {types.map(({ type, name, onRent, trailers, percent }) => (
          <li key={type} className="col-span-full grid grid-cols-subgrid items-center">
            <TypeIcon type={type} className="size-6" />
            <span className="leading-tight hyphens-auto">{name}</span>
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-badge bg-paper-sunken">
              <span className="block h-full bg-asphalt-950" style={{ width: `${percent}%` }} />
            </span>
            <span className="text-end font-semibold whitespace-nowrap">
              {onRent} / {trailers}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
