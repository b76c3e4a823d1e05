import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Difference } from './use-draft.ts';

interface StaleNoticeProps<Field extends string> {
  readonly differences: readonly Difference<Field>[];
  readonly nameField: (field: Field) => string;
  readonly nameValue?: (field: Field, value: string) => string;
  readonly onDrop: () => void;
}

/** Two people, one form: says what the other one has changed, and leaves what was typed alone. */
export function StaleNotice<Field extends string>({
  differences,
  nameField,
  nameValue,
  onDrop,
}: StaleNoticeProps<Field>) {
  if (differences.length === 0) return null;
  return (
    <Notice
      tone="warn"
      isAlert
      title={<FormattedMessage id="stale.title" />}
      action={
        <Button size="s" onClick={onDrop}>
          <FormattedMessage id="stale.drop" />
        </Button>
      }
    >
      <FormattedMessage id="stale.text" />
      <ul className="mt-2 space-y-1">
        {differences.map(({ field, value, isTypedOver }) => (
          <li key={field}>
            <span className="font-semibold">{nameField(field)}</span>:{' '}
            {value === '' ? <FormattedMessage id="stale.empty" /> : (nameValue?.(field, value) ?? value)}
            {isTypedOver && (
              <span className="text-asphalt-600">
                {' '}
                · <FormattedMessage id="stale.typedOver" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
