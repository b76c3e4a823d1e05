import type { MailStatus } from '#contract/admin-mail.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';

export const MailBadge = ({ status }: { readonly status: MailStatus }) => (
  <WordBadge tone={status === 'sent' ? 'free' : 'danger'} mark="dot" word={`adminMail.status.${status}`} />
);
