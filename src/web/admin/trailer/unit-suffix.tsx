import { FormattedMessage } from '#i18n/intl.tsx';

export const UNIT_OF = { mm: 'mm', '°C': 'celsius' } as const;

/** After a figure, in the reader's script. */
export function UnitSuffix({ unit }: { readonly unit: 'mm' | 'kg' | 'm3' | 'celsius' }) {
  return (
    <span className="shrink-0 text-body-s text-asphalt-600">
      <FormattedMessage id={`adminTrailer.unit.${unit}`} />
    </span>
  );
}
