import { FormattedMessage } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useHandoverDesk } from '../handover-desk.ts';

export type Lower = { readonly isConfirmed: boolean; readonly note: string };

type LowerReadingProps = {
  readonly value: Lower;
  readonly onChange: (value: Lower) => void;
  /** What the last protocol of the trailer says, with its unit. */
  readonly last: string;
  /** Somebody wanted to go on without an answer. */
  readonly isMissing: boolean;
};

/** A meter shows less than it did: one of the two may be a typo, and whoever has read it twice may go on. */
export function LowerReading({ value, onChange, last, isMissing }: LowerReadingProps) {
  const { handover } = useHandoverDesk();
  return (
    <div className="space-y-3">
      <Notice tone="warn" isAlert>
        <FormattedMessage id={`handover.lower.${handover.kind}`} values={{ last }} />
      </Notice>
      <Checkbox isSelected={value.isConfirmed} onChange={(isConfirmed) => onChange({ ...value, isConfirmed })}>
        <FormattedMessage id="handover.lower.confirm" />
      </Checkbox>
      {isMissing && !value.isConfirmed && (
        <p role="alert" className="text-sm font-medium text-danger">
          <FormattedMessage id="handover.lower.missing" />
        </p>
      )}
      <TextField
        label={<FormattedMessage id="handover.lower.note" />}
        aside={<FormattedMessage id="word.optional" />}
        maxLength={200}
        value={value.note}
        onChange={(note) => onChange({ ...value, note })}
      />
    </div>
  );
}
