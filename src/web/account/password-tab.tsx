import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changePasswordInput } from '#contract/user.ts';
import { api } from '#web/client/api-client.ts';
import { NewPasswordField } from '#web/session/new-password-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { TabProps } from './account-context.ts';
import { Personal } from './personal.tsx';
import { Section } from '#web/form/section.tsx';

export function PasswordTab({ me }: TabProps) {
  // A form that has done its work starts anew and empty.
  const [turn, setTurn] = useState(0);
  return (
    <Section title="account.password.title" note="account.password.note">
      <Personal me={me}>
        <PasswordForm key={turn} me={me} onChanged={() => setTurn(turn + 1)} />
      </Personal>
    </Section>
  );
}

function PasswordForm({ me: { user, businessUnit }, onChanged }: Pick<TabProps, 'me'> & { onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const { form, isPending } = useSubmit({
    schema: changePasswordInput,
    read: (fields) => ({ currentPassword: fields.get('currentPassword'), newPassword: fields.get('newPassword') }),
    send: (body) => api.patch('/api/users/password', { body }),
    next: onChanged,
    done: 'system.changePasswordSuccess',
    notDone: 'system.changePasswordError',
  });
  return (
    <Form {...form} className="sm:max-w-md">
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={<FormattedMessage id="account.password.current" />}
        showLabel={formatMessage({ id: 'ui.password.show' })}
        hideLabel={formatMessage({ id: 'ui.password.hide' })}
      />
      <NewPasswordField
        name="newPassword"
        label="password.new"
        personal={[user.email, user.firstName, user.lastName, businessUnit?.name ?? '']}
      />
      <div>
        <SubmitButton tone="signal" isPending={isPending}>
          <FormattedMessage id="account.password.submit" />
        </SubmitButton>
      </div>
    </Form>
  );
}
