import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';

type StoredTextProps = {
  readonly label: 'word.driver' | 'booking.driver.phone' | 'word.note' | 'word.poNumber' | 'word.costCentre';
  readonly stored: string;
  readonly typed: string;
};

/** What a colleague has written there meanwhile, beside what was typed here. */
export function StoredText({ label, stored, typed }: StoredTextProps) {
  if (stored === typed.trim()) return null;
  return (
    <Notice title={<FormattedMessage id={label} />}>
      <FormattedMessage id="booking.conflict.stored" values={{ text: <q key="text">{stored}</q> }} />
    </Notice>
  );
}
