import { FormattedMessage } from '#i18n/intl.tsx';
import type { MailGroup } from '#contract/mail-kind.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { Section } from '#web/form/section.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { RowLink } from '../list/row-link.tsx';
import { loadMailWordsList } from './load-mail-words.server.ts';
import type { Route } from './+types/mail-words-list.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadMailWordsList(getRequest(context));

const TITLES = {
  orders: 'admin.nav.orders',
  bookings: 'word.bookings',
  quotes: 'word.quotes',
  invoices: 'word.invoices',
  people: 'word.people',
  staff: 'admin.nav.staff',
} as const satisfies Readonly<Record<MailGroup, MessageKey>>;

export default function MailWordsListPage({ loaderData: { groups, locale } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/settings', label: <FormattedMessage id="admin.nav.settings" /> }}
        title={<FormattedMessage id="adminMailWords.title" />}
      >
        <FormattedMessage id="adminMailWords.lead" />
      </ConsoleHeader>
      {groups.map(({ group, mails }) => (
        <Section key={group} title={TITLES[group]}>
          <ul className="divide-y divide-line">
            {mails.map(({ kind, subject, languages }) => (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
                <RowLink to={`/admin/settings/mails/${kind}/${locale}`}>
                  <span className="wrap-anywhere touch:py-2.5">{subject}</span>
                </RowLink>
                {languages !== '' && (
                  <WordBadge tone="info" word="adminMailWords.rewritten.in" values={{ languages }} />
                )}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </ConsolePage>
  );
}
