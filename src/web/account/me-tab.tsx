import { FormattedMessage } from '#i18n/intl.tsx';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { text } from '#contract/field.ts';
import { LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { api } from '#web/client/api-client.ts';
import { chooseLocale } from '#web/client/choose-locale.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { isImpersonated, type TabProps } from './account-context.ts';
import { LeaveTeam } from './leave-team.tsx';
import { PictureCard } from './picture-card.tsx';
import { ReplayTour } from './replay-tour.tsx';
import { SaveButton } from '#web/form/save-button.tsx';
import { Section } from '#web/form/section.tsx';
import { pickChanged, toTexts, useDraft } from '#web/form/use-draft.ts';

export function MeTab({ me }: TabProps) {
  return (
    <>
      <NamesForm me={me} />
      <PictureCard picture="avatar" url={me.user.avatar} />
      <Language isBrowserOnly={isImpersonated(me)} />
      {me.businessUnitRole !== null && <ReplayTour role={me.businessUnitRole} />}
      {me.businessUnit !== null && <LeaveTeam userId={me.user.id} company={me.businessUnit.name} />}
    </>
  );
}

const FIELDS = ['firstName', 'lastName'] as const;
const namesInput = z.strictObject({ firstName: text(100), lastName: text(100) });

function NamesForm({ me: { user } }: Pick<TabProps, 'me'>) {
  const { values, field, changed, drop } = useDraft(toTexts(FIELDS, user));
  const { form, isPending } = useSubmit({
    schema: namesInput,
    read: () => values,
    send: async (input) => {
      await api.patch('/api/users', { body: pickChanged(input, changed), ifMatch: user.version });
      forgetMe();
    },
    done: 'account.me.saved',
    notDone: 'account.me.notSaved',
    onDone: drop,
  });
  return (
    <Section title="account.me.title">
      <Form {...form}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...field('firstName')}
            autoComplete="given-name"
            label={<FormattedMessage id="word.field.firstName" />}
          />
          <TextField
            {...field('lastName')}
            autoComplete="family-name"
            label={<FormattedMessage id="word.field.lastName" />}
          />
        </div>
        <div>
          <p className="mb-0.5 text-body-s font-medium">
            <FormattedMessage id="word.field.email" />
          </p>
          <p className="wrap-anywhere">{user.email}</p>
          <p className="mt-1 text-sm text-asphalt-600">
            <FormattedMessage id="account.me.email.hint" />
          </p>
        </div>
        <SaveButton isPending={isPending} />
      </Form>
    </Section>
  );
}

/** Another language is another document, and stays with the account of whoever chooses: mails follow it too. */
function Language({ isBrowserOnly }: { readonly isBrowserOnly: boolean }) {
  const { locale } = usePageScope();
  const { pathname, search } = useLocation();
  const choose = (wanted: unknown) => {
    const chosen = LOCALES.find((known) => known === wanted);
    if (chosen && chosen !== locale) void chooseLocale(chosen, localePath(chosen, pathname) + search);
  };
  return (
    <Section
      title="word.language"
      note={isBrowserOnly ? 'account.language.note.impersonating' : 'account.language.note'}
    >
      <div className="sm:max-w-80">
        <Select
          label={<FormattedMessage id="account.language.label" />}
          value={locale}
          onChange={choose}
          options={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] }))}
        />
      </div>
    </Section>
  );
}
