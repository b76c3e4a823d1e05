import { FormattedMessage } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { RADII } from './place.ts';

type RadiusChoiceProps = {
  /** Null is the depot alone. */
  readonly radius: number | null;
  readonly onChange: (radiusKm: number | null) => void;
};

export function RadiusChoice({ radius, onChange }: RadiusChoiceProps) {
  const format = useFormat();
  return (
    <fieldset className="mt-3">
      <legend className="text-label mb-2 text-asphalt-600">
        <FormattedMessage id="word.radius" />
      </legend>
      <div className="flex flex-wrap gap-1.5">
        <ChipButton aria-pressed={radius === null} isChosen={radius === null} onClick={() => onChange(null)}>
          <FormattedMessage id="searchBar.place.onlyThere" />
        </ChipButton>
        {RADII.map((km) => (
          <ChipButton key={km} aria-pressed={radius === km} isChosen={radius === km} onClick={() => onChange(km)}>
            {format.distance(km)}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  );
}
