import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { useIntl } from '#i18n/intl.tsx';
import { WHOLE } from '#web/form/notation.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import { typeName } from '#web/words/trailer-name.ts';
import type { TargetDraft } from './depot-draft.ts';

interface TargetRowsProps {
  readonly value: readonly TargetDraft[];
  readonly onChange: (targets: readonly TargetDraft[]) => void;
}

/** How many trailers of each type should stand free; a type without numbers has no target. */
export function TargetRows({ value: targets, onChange }: TargetRowsProps) {
  const intl = useIntl();
  const change = (type: string, part: Partial<TargetDraft>) => {
    const { least = null, most = null } = { ...targets.find((target) => target.type === type), ...part };
    const others = targets.filter((target) => target.type !== type);
    onChange(
      [...others, ...(least === null && most === null ? [] : [{ type, least, most }])].toSorted((a, b) =>
        a.type < b.type ? -1 : 1,
      ),
    );
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {keysOf(TRAILER_TYPES).map((type) => {
        const place = targets.findIndex((target) => target.type === type);
        const name = place === -1 ? type : String(place);
        const field = (part: 'least' | 'most') => (
          <NotationField
            notation={WHOLE}
            name={`targets.${name}.${part}`}
            label={intl.formatMessage({ id: `adminDepot.targets.${part}` })}
            inputMode="numeric"
            value={targets[place]?.[part] ?? null}
            onChange={(count) => change(type, { [part]: count })}
          />
        );
        return (
          <fieldset key={type}>
            <legend className="mb-2 font-semibold">{typeName(intl, type)}</legend>
            <div className="grid grid-cols-2 gap-3">
              {field('least')}
              {field('most')}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
