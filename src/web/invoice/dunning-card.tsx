import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { InvoiceView } from './describe-invoice.server.ts';

type DunningCardProps = { readonly dunning: NonNullable<InvoiceView['dunning']> };

const STATE_TONES = { open: 'warn', paid: 'free', waived: 'plain' } as const;

/** That an invoice is late, in plain words: what was written, what that has added, and what follows. */
export function DunningCard({ dunning: { level, isPaid, letters, claims } }: DunningCardProps) {
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="dunning.card" />} />
      <p className="mb-3 text-body-s">
        {isPaid && <FormattedMessage id="dunning.card.paid" />}
        {!isPaid && level !== null && <FormattedMessage id={`dunning.card.text.${level}`} />}
      </p>
      <ul className="divide-y divide-line">
        {claims.map(({ id, kind, days, amount, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow">
              <FormattedMessage id={`dunning.claim.${kind}`} />
              {days !== null && <span className="block text-body-s text-asphalt-600">{days}</span>}
            </span>
            <WordBadge tone={STATE_TONES[state]} word={`dunning.state.${state}`} />
            <b className="tabular-nums">{amount}</b>
          </li>
        ))}
        {letters.map(({ id, number, level: sent, day }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow">
              <FormattedMessage id={`dunning.level.${sent}`} />{' '}
              <FormattedMessage id="dunning.sentOn" values={{ day }} />
            </span>
            <DownloadLink to={`/api/dunning-notices/${id}/pdf`}>
              <FormattedMessage id="dunning.download" values={{ number }} />
            </DownloadLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
