import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The address held a period that cannot be asked for; the page shows another one and says so. */
export function PeriodProblem({ code }: { readonly code: string }) {
  const intl = useIntl();
  if (code === 'past') {
    return (
      <Notice tone="warn" title={<FormattedMessage id="word.datesPast" />} isAlert>
        <FormattedMessage id="trailer.past.text" />
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title={<FormattedMessage id="trailer.periodProblem" />} isAlert>
      {fieldWords(intl, code)}
    </Notice>
  );
}
