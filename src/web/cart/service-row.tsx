import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { fieldWords } from '#web/ui/field-words.ts';
import type { OfferView } from './describe-offers.server.ts';
import { PROBLEM_CODES } from './problem-codes.ts';
import { Recommended } from './recommended.tsx';
import { ServicePrice } from './service-price.tsx';

type ServiceRowProps = {
  readonly offer: OfferView;
  readonly chosen: readonly string[];
  readonly onTick: (isChosen: boolean) => void;
};

/** A service, its price for these days, and its rules in words. */
export function ServiceRow({ offer, chosen, onTick }: ServiceRowProps) {
  const intl = useIntl();
  const { key, mandatory, isTooLate, problem } = offer;
  const isChosen = chosen.includes(key);
  // What was chosen in time may be given up; it only cannot be taken any more.
  const isClosed = (mandatory && isChosen) || (isTooLate && !isChosen);
  return (
    <li
      data-missing={problem === null ? undefined : ''}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-line py-1.5"
    >
      <Checkbox
        isSelected={isChosen}
        onChange={onTick}
        isDisabled={isClosed}
        description={<ServiceRules offer={offer} chosen={chosen} />}
        {...(problem === null ? {} : { errorMessage: fieldWords(intl, PROBLEM_CODES[problem]) })}
      >
        <span className="font-semibold">{offer.name}</span>
        {offer.recommended && <Recommended />}
      </Checkbox>
      <ServicePrice offer={offer} isOff={isClosed && !isChosen} />
    </li>
  );
}

function ServiceRules({ offer, chosen }: Pick<ServiceRowProps, 'offer' | 'chosen'>) {
  const { text, needs, replaces, deadline, isTooLate, mandatory, key } = offer;
  const replaced = chosen.includes(key) ? [] : replaces.filter((other) => chosen.includes(other.key));
  const rules: readonly { readonly id: string; readonly words: ReactNode; readonly isLoud?: boolean }[] = [
    ...(text === null ? [] : [{ id: 'text', words: text }]),
    ...(mandatory ? [{ id: 'always', words: <FormattedMessage id="serviceGroup.always" /> }] : []),
    ...(needs === null ? [] : [{ id: 'needs', words: needs }]),
    ...replaced.map(({ key: id, name }) => ({
      id,
      words: <FormattedMessage id="cart.service.replaces" values={{ name }} />,
    })),
    ...(deadline === null
      ? []
      : [
          {
            id: 'deadline',
            isLoud: isTooLate,
            words: isTooLate ? (
              <FormattedMessage id="cart.service.tooLate" values={{ hours: deadline.hours }} />
            ) : (
              <FormattedMessage id="cart.service.until" values={{ time: deadline.until }} />
            ),
          },
        ]),
  ];
  return rules.map(({ id, words, isLoud = false }) => (
    <span key={id} className={cx('block', isLoud && 'font-semibold text-warn')}>
      {words}
    </span>
  ));
}
