import { FormattedMessage } from '#i18n/intl.tsx';
import type { RebookingOffer } from '#contract/rebooking.ts';
import { serviceName } from '#i18n/service-name.ts';
import { chooseService } from '#web/cart/choose-service.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { useWords } from '#web/words/use-words.ts';

type RebookServicesProps = {
  readonly offers: readonly RebookingOffer[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** The services of a booking and those that can still be added, each with what it costs over the wanted days. */
export function RebookServices({ offers, chosen, onChoose }: RebookServicesProps) {
  const { intl, format } = useWords();
  if (offers.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-body-s font-medium">
        <FormattedMessage id="booking.rebook.services" />
      </legend>
      <ul className="mt-1">
        {offers.map((offer) => {
          const { key, mandatory, isTooLate, total } = offer;
          const isChosen = chosen.includes(key);
          return (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-line py-1.5"
            >
              <Checkbox
                isSelected={isChosen}
                isDisabled={(mandatory && isChosen) || (isTooLate && !isChosen)}
                onChange={(isTicked) => onChoose(chooseService(chosen, { key, isChosen: isTicked }, offers))}
                {...(isTooLate && !isChosen && { description: fieldWords(intl, 'service-too-late') })}
                {...(isTooLate && isChosen && { errorMessage: fieldWords(intl, 'service-too-late') })}
              >
                <span className="font-semibold">{serviceName(intl, offer)}</span>
              </Checkbox>
              <span className="pt-1 text-end text-body-s font-semibold whitespace-nowrap touch:pt-2.5">
                {format.money(total)}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
