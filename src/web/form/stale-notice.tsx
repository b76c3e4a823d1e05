import { FormattedMessage, type IntlShape, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isNothing } from './same-value.ts';
import type { Difference } from './use-draft.ts';

interface StaleNoticeProps<Base> {
  readonly differences: readonly Difference<Base>[];
  readonly nameField: (field: keyof Base & string) => string;
  /** For values that do not speak for themselves. */
  readonly nameValue?: (difference: Difference<Base>) => string | undefined;
  readonly onDrop: () => void;
}

/** Two people, one form: says what the other one has changed, and leaves what was entered alone. */
export function StaleNotice<Base>({ differences, nameField, nameValue, onDrop }: StaleNoticeProps<Base>) {
  const intl = useIntl();
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
        {differences.map((difference) => (
          <li key={difference.field}>
            <span className="font-semibold">{nameField(difference.field)}</span>:{' '}
            {isNothing(difference.value) ? (
              <FormattedMessage id="stale.empty" />
            ) : (
              (nameValue?.(difference) ?? sayValue(intl, difference.value))
            )}
            {difference.isTypedOver && (
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

function sayValue({ formatMessage, formatNumber, formatList }: IntlShape, value: unknown): string {
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'word.yes' : 'word.no' });
  if (typeof value === 'number') return formatNumber(value, { maximumFractionDigits: 6 });
  return Array.isArray(value) ? formatList(value.map(String)) : String(value);
}
