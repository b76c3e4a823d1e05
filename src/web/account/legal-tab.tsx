import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import * as z from 'zod/mini';
import { accepted } from '#contract/field.ts';
import { isLegalAccepted } from '#domain/user/legal.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { LegalConsent, readLegalConsent } from '#web/registration/legal-consent.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { TabProps } from './account-context.ts';
import type { AccountView } from './load-account.server.ts';
import { Personal } from './personal.tsx';
import { Section } from '#web/form/section.tsx';

type LegalTabProps = TabProps & Pick<AccountView, 'acceptances'>;

/** The way in for those who have not accepted the texts in force, and the record for everybody else. */
export function LegalTab({ me, acceptances }: LegalTabProps) {
  const isAccepted = isLegalAccepted(me.user.accountInformation);
  return (
    <>
      {!isAccepted && (
        <Section
          title="account.legal.ask"
          note={acceptances.length > 0 ? 'account.legal.again' : 'account.legal.first'}
        >
          <Personal me={me}>
            <LegalForm />
          </Personal>
        </Section>
      )}
      {acceptances.length > 0 && (
        <Section title="account.legal.title">
          <AcceptanceTable acceptances={acceptances} />
        </Section>
      )}
    </>
  );
}

/** The call takes either of the two; this form wants both. */
const bothAccepted = z.strictObject({ tosAccepted: accepted, privacyPolicyAccepted: accepted });

function LegalForm() {
  const { form, isPending } = useSubmit({
    schema: bothAccepted,
    read: readLegalConsent,
    send: async (body) => {
      await api.patch('/api/users/legal', { body });
      forgetMe();
    },
    done: { message: 'account.legal.done', link: { to: '/', label: 'account.legal.goOn' } },
    notDone: 'login.acceptTosAndPrivacyError',
  });
  return (
    <Form {...form}>
      <LegalConsent />
      <div>
        <SubmitButton tone="signal" size="l" isPending={isPending}>
          <FormattedMessage id="account.legal.submit" />
        </SubmitButton>
      </div>
    </Form>
  );
}

function AcceptanceTable({ acceptances }: Pick<LegalTabProps, 'acceptances'>) {
  const { formatMessage } = useIntl();
  return (
    <DataTable
      caption={formatMessage({ id: 'account.legal.title' })}
      rows={acceptances}
      rowKey={({ document, version }) => `${document} ${version}`}
      columns={useColumns()}
    />
  );
}

function useColumns(): readonly Column<AccountView['acceptances'][number]>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'document',
      header: formatMessage({ id: 'word.noun.document' }),
      isTitle: true,
      cell: ({ document }) => (
        <TextLink to={`/legal/${document}`}>
          <FormattedMessage id={`account.legal.${document}`} />
        </TextLink>
      ),
    },
    {
      key: 'version',
      header: formatMessage({ id: 'account.legal.version' }),
      cell: ({ version, isCurrent }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {version}
          {isCurrent && <WordBadge tone="free" word="account.legal.current" />}
        </span>
      ),
    },
    {
      key: 'acceptedAt',
      header: formatMessage({ id: 'account.legal.acceptedAt' }),
      cell: ({ acceptedAt }) => acceptedAt,
    },
  ];
}
