import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { openConsent } from '#web/ui/consent-request.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import type { AccountView } from './load-account.server.ts';
import { Personal } from './personal.tsx';
import { Section } from '#web/form/section.tsx';

/** What the shop knows, what it may measure, and who has looked in. */
export function PrivacyTab({ me, visits }: Pick<AccountView, 'me' | 'visits'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Section title="account.export.title" note="account.export.note">
        <Personal me={me}>
          <DownloadLink to="/api/users/export">
            <FormattedMessage id="word.downloadFile" />
          </DownloadLink>
        </Personal>
      </Section>
      <Section title="account.consent.title" note="account.consent.note">
        <Button onClick={openConsent}>
          <FormattedMessage id="account.consent.action" />
        </Button>
      </Section>
      <Section title="account.visits.title" note="account.visits.note">
        <DataTable
          caption={formatMessage({ id: 'account.visits.title' })}
          rows={visits}
          rowKey={({ startedAt, reason }) => `${startedAt} ${reason}`}
          empty={
            <p className="text-asphalt-600">
              <FormattedMessage id="account.visits.none" />
            </p>
          }
          columns={[
            {
              key: 'at',
              header: formatMessage({ id: 'word.when' }),
              isTitle: true,
              cell: ({ startedAt }) => startedAt,
            },
            { key: 'who', header: formatMessage({ id: 'word.who' }), cell: ({ adminName }) => adminName },
            {
              key: 'reason',
              header: formatMessage({ id: 'word.reason' }),
              cell: ({ reason }) => (reason === '' ? '–' : reason),
            },
          ]}
        />
      </Section>
    </>
  );
}
