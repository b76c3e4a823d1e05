import { FormattedMessage } from '#i18n/intl.tsx';
import type { ReactNode } from 'react';
import { Price } from '#web/ui/price.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type TakenBoxProps = {
  readonly availability: NonNullable<TrailerData['availability']>;
  readonly children: ReactNode;
};

/** Why it cannot be had, and from when on or for how long it can. */
export function TakenBox({ availability: { short, text, nextFree, longer }, children }: TakenBoxProps) {
  return (
    <>
      {nextFree ? (
        <>
          <p className="text-label text-asphalt-600">
            <FormattedMessage id="trailer.freeFrom" />
          </p>
          <p className="text-price mt-1">{nextFree.text}</p>
        </>
      ) : (
        <p className="text-h3 first-letter:uppercase">{short}</p>
      )}
      {longer && longer.total !== null && (
        <div className="mt-2">
          <Price
            size="l"
            align="start"
            amount={longer.total}
            notes={[<FormattedMessage key="net" id="word.netForDays" values={{ days: longer.days }} />]}
          />
        </div>
      )}
      <p className="mt-2 text-body-s text-asphalt-700">{text}</p>
      {children}
    </>
  );
}
