import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import type { TrailerData } from './load-trailer.server.ts';

type TakenBoxProps = {
  readonly availability: NonNullable<TrailerData['availability']>;
  readonly children: ReactNode;
};

/** Why it cannot be had, and from when on it can. */
export function TakenBox({ availability: { text, nextFree }, children }: TakenBoxProps) {
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
        <p className="text-h3">
          <FormattedMessage id="trailer.notFreeInPeriod" />
        </p>
      )}
      <p className="mt-2 text-body-s text-asphalt-700">{text}</p>
      {children}
    </>
  );
}
