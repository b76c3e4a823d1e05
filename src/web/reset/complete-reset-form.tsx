import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate, useRevalidator } from 'react-router';
import { completeResetInput } from '#contract/user.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { showMessage } from '#web/client/show-flash.ts';
import { NewPasswordField } from '#web/session/new-password-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

export function CompleteResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { form, isPending } = useSubmit({
    schema: completeResetInput,
    read: (fields) => ({ newPassword: fields.get('newPassword') }),
    send: (body) => api.post('/api/users/reset-account/{token}', { params: { token }, body }),
    next: async () => {
      forgetMe();
      await navigate('/login');
      showMessage('login.passwordReset');
    },
    // Used or expired in the meantime: the page itself says so when it looks again.
    onRefused: ({ code }) => {
      if (code !== 'token-invalid') return false;
      void revalidate();
      return true;
    },
  });
  return (
    <Form {...form}>
      <NewPasswordField name="newPassword" label="password.new" />
      <SubmitButton tone="signal" size="l" isFullWidth isPending={isPending}>
        <FormattedMessage id="reset.new.submit" />
      </SubmitButton>
    </Form>
  );
}
