import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '#web/ui/notice.tsx';
import { isMessageKey } from './option-name.ts';

/** The address held a period that cannot be asked for; the page shows another one and says so. */
export function PeriodProblem({ code }: { readonly code: string }) {
  const intl = useIntl();
  const id = `error.field.${code}`;
  return (
    <Notice tone="warn" title={<FormattedMessage id="trailer.periodProblem" />} isAlert>
      {isMessageKey(intl, id) && intl.formatMessage({ id })}
    </Notice>
  );
}
