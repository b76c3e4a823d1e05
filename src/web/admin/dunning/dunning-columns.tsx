import type { DunningLevel } from '#domain/dunning/dunning-level.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { CompanyCell, NumberCell } from '../list/row-cells.tsx';
import { ClaimActions } from './claim-actions.tsx';
import type { ClaimView, LetterView, OverdueView } from './load-dunning.server.ts';
import { May } from '../frame/may.tsx';

const Figure = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

export const LEVEL_TONES = { 0: 'info', 1: 'warn', 2: 'danger', 3: 'danger' } as const satisfies Record<
  DunningLevel,
  string
>;

/** What was sent last, and what comes next or why nothing does. */
const Level = ({ last, next, level, obstacle }: OverdueView) => (
  <span className="grid justify-items-end gap-0.5 md:justify-items-start">
    {last !== null && (
      <span>
        <FormattedMessage id={`dunning.level.${last.level}`} />, <Figure>{last.day}</Figure>
      </span>
    )}
    {obstacle !== null && <WordBadge tone="plain" word={`adminDunning.obstacle.${obstacle}`} />}
    {obstacle === null && level !== null && <WordBadge tone={LEVEL_TONES[level]} word={`dunning.level.${level}`} />}
    {obstacle === null && level === null && next !== null && (
      <span className="text-sm text-asphalt-600">
        <FormattedMessage id="adminDunning.next" values={{ day: next.day }} />
      </span>
    )}
    {next === null && (
      <span className="text-sm text-asphalt-600">
        <FormattedMessage id="adminDunning.exhausted" />
      </span>
    )}
  </span>
);

const Added = ({ interest, fee, isRateMissing }: OverdueView) => (
  <span className="grid justify-items-end gap-0.5">
    {interest !== null && (
      <span>
        <FormattedMessage id="dunning.claim.interest" /> <Figure>{interest}</Figure>
      </span>
    )}
    {fee !== null && (
      <span>
        <FormattedMessage id="dunning.claim.flat40" /> <Figure>{fee}</Figure>
      </span>
    )}
    {isRateMissing && <WordBadge tone="warn" word="adminDunning.noInterest" />}
    {interest === null && fee === null && !isRateMissing && '–'}
  </span>
);

export const OVERDUE_COLUMNS: readonly ListColumn<OverdueView>[] = [
  {
    key: 'number',
    header: 'adminDunning.invoice',
    isTitle: true,
    cell: ({ id, number }) => <NumberCell to={`/admin/invoices/${id}`} number={number} />,
  },
  {
    key: 'due',
    header: 'adminDunning.due',
    cell: ({ due, days }) => (
      <span className="grid justify-items-end md:justify-items-start">
        <Figure>{due}</Figure>
        <span className="text-sm text-asphalt-600">
          <FormattedMessage id="ui.days" values={{ days }} />
        </span>
      </span>
    ),
  },
  { key: 'level', header: 'adminDunning.level', cell: (invoice) => <Level {...invoice} /> },
  { key: 'added', header: 'adminDunning.added', align: 'end', cell: (invoice) => <Added {...invoice} /> },
  { key: 'open', header: 'adminDunning.open', align: 'end', cell: ({ open }) => <Figure>{open}</Figure> },
];

export const CLAIM_COLUMNS: readonly ListColumn<ClaimView>[] = [
  {
    key: 'invoice',
    header: 'adminDunning.invoice',
    isTitle: true,
    cell: ({ invoiceId, invoice }) => <NumberCell to={`/admin/invoices/${invoiceId}`} number={invoice} />,
  },
  { key: 'company', header: 'word.customer', cell: ({ company }) => <CompanyCell company={company} /> },
  {
    key: 'kind',
    header: 'adminDunning.claim',
    cell: ({ kind, days, isToDecide }) => (
      <span className="grid justify-items-end md:justify-items-start">
        <FormattedMessage id={`dunning.claim.${kind}`} />
        {days !== null && (
          <span className="text-sm text-asphalt-600">
            <FormattedMessage id="adminDunning.span" values={days} />
          </span>
        )}
        {isToDecide && <WordBadge tone="warn" word="adminDunning.toDecide" />}
      </span>
    ),
  },
  { key: 'amount', header: 'adminDunning.amount', align: 'end', cell: ({ amount }) => <Figure>{amount}</Figure> },
  {
    key: 'act',
    header: 'adminDunning.act',
    align: 'end',
    cell: (claim) => (
      <May right="money.write">
        <ClaimActions claim={claim} />
      </May>
    ),
  },
];

export const LETTER_COLUMNS: readonly ListColumn<LetterView>[] = [
  {
    key: 'number',
    header: 'adminDunning.letter',
    isTitle: true,
    cell: ({ number }) => <Figure>{number}</Figure>,
  },
  { key: 'company', header: 'word.customer', cell: ({ company }) => <CompanyCell company={company} /> },
  {
    key: 'level',
    header: 'adminDunning.level',
    cell: ({ level }) => <WordBadge tone={LEVEL_TONES[level]} word={`dunning.level.${level}`} />,
  },
  {
    key: 'day',
    header: 'adminDunning.sent',
    cell: ({ day, isAutomatic }) => (
      <span className="grid justify-items-end md:justify-items-start">
        <Figure>{day}</Figure>
        {isAutomatic && (
          <span className="text-sm text-asphalt-600">
            <FormattedMessage id="adminDunning.byItself" />
          </span>
        )}
      </span>
    ),
  },
  { key: 'invoices', header: 'word.invoices', align: 'end', cell: ({ invoices }) => invoices },
  { key: 'total', header: 'adminDunning.amount', align: 'end', cell: ({ total }) => <Figure>{total}</Figure> },
  {
    key: 'pdf',
    header: 'adminDunning.paper',
    align: 'end',
    cell: ({ id, number }) => (
      <DownloadLink to={`/api/dunning-notices/${id}/pdf`}>
        PDF<span className="sr-only"> {number}</span>
      </DownloadLink>
    ),
  },
];
