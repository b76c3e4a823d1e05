import { Route, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MissingWindow } from '#web/ui/missing-window.tsx';
import type { ReturnChoice } from './return-choice.ts';

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'), MissingWindow);

/** Where it is brought back, which for most is where it leaves from. */
export function ReturnField(props: ReturnChoice) {
  const { returnDepot, returnProblem, onChoose } = props;
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="text-body-s">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-control font-semibold underline underline-offset-4"
        >
          <Route aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="text-start">
            {returnDepot ? (
              <FormattedMessage id="returnTo.at" values={{ depot: returnDepot.name }} />
            ) : (
              <FormattedMessage id="returnTo.elsewhere" />
            )}
          </span>
        </button>
        {returnDepot && (
          <button
            type="button"
            aria-label={intl.formatMessage({ id: 'returnTo.same' })}
            onClick={() => onChoose('')}
            className="grid size-11 shrink-0 place-items-center rounded-control"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {returnProblem !== undefined && (
        <p role="alert" className="text-asphalt-700">
          <FormattedMessage id="trailer.return.refused" values={{ why: fieldWords(intl, returnProblem) }} />
        </p>
      )}
      {isOpen && (
        <Suspense>
          <ReturnDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
