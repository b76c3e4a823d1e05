import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { loginInput } from '#contract/session.ts';
import { api } from '#web/client/api-client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { showLoginFailure } from './login-failure.ts';
import { useWelcome } from './use-welcome.ts';

const readFields = (fields: FormData) => ({
  email: fields.get('email'),
  password: fields.get('password'),
  rememberMe: fields.has('rememberMe'),
});

export function LoginForm({ target }: { readonly target: string | undefined }) {
  const { formatMessage } = useIntl();
  const welcome = useWelcome();
  const { form, isPending } = useSubmit({
    schema: loginInput,
    read: readFields,
    send: (body) => api.post('/api/users/login', { body }),
    next: () => welcome({ target }),
    onRefused: showLoginFailure,
  });

  return (
    <Form {...form}>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={<FormattedMessage id="word.field.email" />}
      />
      <PasswordField
        name="password"
        label={<FormattedMessage id="password.label" />}
        aside={
          <TextLink to="/reset-account" className="-my-3 inline-block py-3">
            <FormattedMessage id="word.forgotPassword" />
          </TextLink>
        }
        showLabel={formatMessage({ id: 'ui.password.show' })}
        hideLabel={formatMessage({ id: 'ui.password.hide' })}
      />
      <Checkbox name="rememberMe" description={<FormattedMessage id="loginPage.stay.hint" />}>
        <FormattedMessage id="loginPage.stay" />
      </Checkbox>
      <SubmitButton tone="signal" size="l" isFullWidth isPending={isPending}>
        <FormattedMessage id="word.logIn" />
      </SubmitButton>
    </Form>
  );
}
