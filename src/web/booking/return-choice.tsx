import { FormattedMessage } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { canComeBack, type ReturnCandidate } from './return-candidate.ts';

type ReturnChoiceProps = {
  readonly rows: readonly ReturnCandidate[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Which trailers come back. A single one needs no tick. */
export function ReturnChoice({ rows, chosen, onChoose }: ReturnChoiceProps) {
  const [only, ...others] = rows;
  if (only && others.length === 0) return <Trailer row={only} />;
  const possible = rows.filter(canComeBack);
  const isAll = possible.every(({ id }) => chosen.has(id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex w-full items-baseline justify-between gap-3">
        <span className="text-body-s font-medium">
          <FormattedMessage id="booking.return.which" />
        </span>
        {!isAll && (
          <LinkAction className="text-body-s" onClick={() => onChoose(new Set(possible.map(({ id }) => id)))}>
            <FormattedMessage id="booking.return.all" values={{ count: possible.length }} />
          </LinkAction>
        )}
      </legend>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.id} className="py-1.5">
            <Checkbox
              isSelected={chosen.has(row.id) && canComeBack(row)}
              isDisabled={!canComeBack(row)}
              onChange={(isSelected) => {
                const next = new Set(chosen);
                if (isSelected) next.add(row.id);
                else next.delete(row.id);
                onChoose(next);
              }}
            >
              <Trailer row={row} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Trailer({ row }: { readonly row: ReturnCandidate }) {
  return (
    <span className="block">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Plate number={row.plate} country={row.country} size="s" />
        <span className="font-condensed text-sm text-asphalt-600">{row.trailerNumber}</span>
        <span className="min-w-0 font-semibold">{row.name}</span>
      </span>
      <span className="mt-0.5 block text-sm text-asphalt-600">
        <FormattedMessage id="booking.return.agreed" values={{ depot: row.depot, time: row.return }} />
      </span>
    </span>
  );
}
