import { FormattedMessage } from '#i18n/intl.tsx';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { RowLink } from '../list/row-link.tsx';
import { loadMail } from './load-mails.server.ts';
import { MailBadge } from './mail-badge.tsx';
import { ResendMail } from './resend-mail.tsx';
import { useListBack } from '../list/use-list-back.ts';
import type { Route } from './+types/mail.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadMail(getRequest(context), requireId(params.mailId, url));

export default function MailPage({ loaderData: { mail, time } }: Route.ComponentProps) {
  const { recipient, subject, text, locale, status, error, userId, businessUnit } = mail;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: useListBack('/admin/mails'), label: <FormattedMessage id="admin.nav.mails" /> }}
        title={<span lang={locale}>{subject}</span>}
        badges={<MailBadge status={status} />}
        actions={mail.canResend && <ResendMail mailId={mail.id} />}
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          {error !== null && (
            <div className="mb-4">
              <Notice tone="danger" title={<FormattedMessage id="adminMail.error" />}>
                {error}
              </Notice>
            </div>
          )}
          <p lang={locale} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </Card>
        <Card>
          <Facts
            isNarrow
            facts={[
              {
                label: 'adminMail.recipient',
                value: userId === null ? recipient : <RowLink to={`/admin/users/${userId}`}>{recipient}</RowLink>,
              },
              {
                label: 'word.field.company',
                value: businessUnit && (
                  <RowLink to={`/admin/business-units/${businessUnit.id}`}>{businessUnit.name}</RowLink>
                ),
              },
              { label: 'adminMail.time', value: time },
              { label: 'word.language', value: LOCALE_NAMES[locale] },
            ]}
          />
        </Card>
      </div>
    </ConsolePage>
  );
}
