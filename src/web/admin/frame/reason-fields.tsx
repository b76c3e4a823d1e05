import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { REASON_LENGTH } from '#contract/act-reason.ts';
import type { ReasonDraft } from './use-reason.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks why the operator does something to a booking. */
export function ReasonFields({ draft }: { readonly draft: ReasonDraft }) {
  const { formatMessage } = useIntl();
  return (
    <div className="mt-5 grid gap-4">
      <Select
        label={<FormattedMessage id="word.reason" />}
        placeholder={formatMessage({ id: 'adminBooking.reasonChoose' })}
        isRequired
        value={draft.kind ?? null}
        onChange={(kind) => draft.choose(kind)}
        options={draft.kinds.map((id) => ({ id, label: formatMessage({ id: `adminBooking.reason.${id}` }) }))}
      />
      <TextField
        label={<FormattedMessage id="word.note" />}
        description={<FormattedMessage id="adminBooking.reasonHint" />}
        isRequired={draft.isTextNeeded}
        maxLength={REASON_LENGTH}
        value={draft.text}
        onChange={draft.write}
      />
    </div>
  );
}
