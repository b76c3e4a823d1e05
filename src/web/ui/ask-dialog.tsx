import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before something is done; whoever does not want it cancels. */
export function AskDialog(props: Omit<ComponentProps<typeof ConfirmDialog>, 'closeLabel' | 'keepLabel'>) {
  const closeLabel = useIntl().formatMessage({ id: 'ui.close' });
  return <ConfirmDialog {...props} closeLabel={closeLabel} keepLabel={<FormattedMessage id="ui.cancel" />} />;
}
