import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';

interface ListTotalProps {
  readonly label: MessageKey;
  readonly amount: string | null;
}

/** What all rows under the filters come to, on whatever pages they are. */
export const ListTotal = ({ label, amount }: ListTotalProps) => (
  <p className="mb-4 ms-auto text-body-s text-asphalt-600">
    {amount === null ? (
      <FormattedMessage id="admin.list.noTotal" />
    ) : (
      <>
        <FormattedMessage id={label} />{' '}
        <strong className="font-condensed text-base whitespace-nowrap text-asphalt-950">{amount}</strong>
      </>
    )}
  </p>
);
