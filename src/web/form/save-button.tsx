import { FormattedMessage } from '#i18n/intl.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';

interface SaveButtonProps {
  readonly isPending: boolean;
  readonly tone?: 'signal' | 'ink';
}

/** Below the fields of a short form. */
export const SaveButton = ({ isPending, tone = 'signal' }: SaveButtonProps) => (
  <div>
    <SubmitButton tone={tone} isPending={isPending}>
      <FormattedMessage id="ui.save" />
    </SubmitButton>
  </div>
);
