import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ProblemError } from '#web/client/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { Notice } from '#web/ui/notice.tsx';

type PreviewProblemProps = {
  readonly problem: Pick<ProblemError, 'messageKey' | 'fields'>;
  readonly onRetry: () => void;
};

/** Why there is no answer. What is wrong with the wish itself does not get better by asking again. */
export function PreviewProblem({ problem: { messageKey, fields = {} }, onRetry }: PreviewProblemProps) {
  const intl = useIntl();
  const [code] = Object.values(fields);
  if (code !== undefined) {
    return (
      <Notice tone="danger" isAlert>
        {fieldWords(intl, code)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      isAlert
      action={
        <Button size="s" onClick={onRetry}>
          <FormattedMessage id="booking.retry" />
        </Button>
      }
    >
      <FormattedMessage id={messageKey} />
    </Notice>
  );
}
