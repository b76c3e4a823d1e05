import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import * as z from 'zod/mini';
import { optionalText } from '#contract/field.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { mayDo, type UnitTabProps } from './account-context.ts';
import { AskAdmin } from './ask-admin.tsx';
import { SaveButton } from '#web/form/save-button.tsx';
import { Section } from '#web/form/section.tsx';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { toTexts, useDraft } from '#web/form/use-draft.ts';

const FIELDS = ['trailerConnectLogin'] as const;
const loginInput = z.strictObject({ trailerConnectLogin: optionalText(200) });

/** The login for the telematics portal. Only admins of the unit see or change it. */
export function TrailerConnectTab({ me, unit, admins }: UnitTabProps) {
  return (
    <Section title="account.trailerConnect.title" note="account.trailerConnect.note">
      {mayDo(me, 'editTrailerConnect') ? <LoginForm unit={unit} /> : <AskAdmin admins={admins} />}
    </Section>
  );
}

function LoginForm({ unit }: Pick<UnitTabProps, 'unit'>) {
  const { values, field, differences, compareWith, drop } = useDraft(toTexts(FIELDS, unit));
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'word.field.trailerConnectLogin' });
  const { form, isPending } = useSubmit({
    schema: loginInput,
    read: () => values,
    send: async (body) => {
      await api.patch('/api/users/business-unit/information', { body, ifMatch: unit.version });
      forgetMe();
    },
    done: 'system.changeBusinessUnitSuccess',
    notDone: 'system.changeBusinessUnitError',
    onDone: drop,
    onStale: (current) => compareWith(toTexts(FIELDS, current)),
  });
  return (
    <Form {...form} className="sm:max-w-md">
      <StaleNotice differences={differences} nameField={() => label} onDrop={drop} />
      <TextField
        {...field('trailerConnectLogin')}
        autoComplete="off"
        label={label}
        description={<FormattedMessage id="account.trailerConnect.hint" />}
      />
      <SaveButton isPending={isPending} />
    </Form>
  );
}
