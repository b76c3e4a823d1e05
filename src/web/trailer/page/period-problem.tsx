import { FormattedMessage, useIntl } from 'react-intl';
import { isMessageKey } from '#i18n/message-key.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The address held a period that cannot be asked for; the page shows another one and says so. */
export function PeriodProblem({ code }: { readonly code: string }) {
  const intl = useIntl();
  const id = `error.field.${code}`;
  if (code === 'past') {
    return (
      <Notice tone="warn" title={<FormattedMessage id="trailer.past" />} isAlert>
        <FormattedMessage id="trailer.past.text" />
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title={<FormattedMessage id="trailer.periodProblem" />} isAlert>
      {isMessageKey(intl, id) && intl.formatMessage({ id })}
    </Notice>
  );
}
