import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MissingWindow } from '#web/ui/missing-window.tsx';
import { Period } from '#web/ui/period.tsx';
import type { PeriodChoice } from './period-choice.ts';

const PeriodDialog = lazyPart(() => import('./period-dialog.tsx'), MissingWindow);

/** Pick-up and return with the lane between them; a click opens the months and the times. */
export function PeriodField(props: PeriodChoice) {
  const { period, days } = props;
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="relative rounded-control border border-line-field bg-sheet px-3.5 py-2.5 transition-colors has-[:hover]:border-asphalt-950">
        <Period
          start={<Moment>{period.fromText}</Moment>}
          end={<Moment>{period.toText}</Moment>}
          days={days !== undefined && <FormattedMessage id="ui.days" values={{ days }} />}
          isStacked
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={formatMessage({ id: 'trailer.period.change' })}
          onClick={() => setIsOpen(true)}
          className="absolute inset-0 rounded-control"
        />
      </div>
      {isOpen && (
        <Suspense>
          <PeriodDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Condensed, so that day and time stay on one line beside each other. */
function Moment({ children }: { readonly children: string }) {
  return <span className="font-condensed text-[1.0625rem] font-bold whitespace-nowrap">{children}</span>;
}
