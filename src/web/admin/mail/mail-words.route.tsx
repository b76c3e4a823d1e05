import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { loadMailWords } from './load-mail-words.server.ts';
import { MailWordsDesk } from './mail-words-desk.tsx';
import type { Route } from './+types/mail-words.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadMailWords(getRequest(context), params, url);

export default function MailWordsPage({ loaderData: mail }: Route.ComponentProps) {
  const { subject, kind, language, languages, isRewritten } = mail;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/settings/mails', label: <FormattedMessage id="adminMailWords.title" /> }}
        title={<span lang={language}>{subject}</span>}
        badges={isRewritten && <WordBadge tone="info" word="adminMailWords.rewritten" />}
      >
        <FormattedMessage id="adminMailWords.lead.one" />
      </ConsoleHeader>
      <LanguageTabs kind={kind} current={language} rewritten={languages} />
      <MailWordsDesk key={`${kind} ${language}`} mail={mail} />
    </ConsolePage>
  );
}
