import { useIntl } from '#i18n/intl.tsx';
import { heldOf } from '#domain/cart/choice-of-one.ts';
import { fieldWords } from '#web/ui/field-words.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { OfferView } from './describe-offers.server.ts';
import { PROBLEM_CODES } from './problem-codes.ts';
import { Recommended } from './recommended.tsx';
import { ServicePrice } from './service-price.tsx';

type ServiceLevelsProps = {
  readonly levels: readonly OfferView[];
  readonly chosen: readonly string[];
  readonly labelledBy: string;
  readonly onChoose: (key: string) => void;
};

/** Services of which one holds: a choice, not a list to tick. */
export function ServiceLevels({ levels, chosen, labelledBy, onChoose }: ServiceLevelsProps) {
  const intl = useIntl();
  const problem = levels.find((level) => level.problem !== null)?.problem;
  return (
    <div data-missing={problem ? '' : undefined}>
      <RadioGroup
        aria-labelledby={labelledBy}
        value={heldOf(levels, chosen) ?? null}
        onChange={onChoose}
        {...(problem && { errorMessage: fieldWords(intl, PROBLEM_CODES[problem]) })}
        options={levels.map((level) => ({
          value: level.key,
          label: (
            <>
              <span className="font-semibold">{level.name}</span>
              {level.recommended && <Recommended />}
            </>
          ),
          ...(level.text !== null && { description: level.text }),
          aside: <ServicePrice offer={level} />,
          isDisabled: level.isTooLate && !chosen.includes(level.key),
        }))}
      />
    </div>
  );
}
