import { useState } from 'react';
import type { BankPayer } from '#contract/admin-bank.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { type Answered, useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { AmountField } from './amount-field.tsx';
import { EntryHead } from './entry-head.tsx';
import type { EntryView } from './load-bank.server.ts';
import { fillShares, type ShareDraft, sumOf } from './share-draft.ts';
import { SplitRest } from './split-rest.tsx';
import type { Bank } from './use-bank.ts';

interface SplitDialogProps {
  readonly entry: EntryView;
  readonly bank: Bank;
}

/** Whose money it is, and what of it pays what. */
export function SplitDialog({ entry, bank }: SplitDialogProps) {
  const { formatMessage } = useIntl();
  const [company, setCompany] = useState(entry.company);
  const [draft, setDraft] = useState<ShareDraft>(
    () => new Map(entry.shares.map(({ invoiceId, cents }) => [invoiceId, cents])),
  );
  const asked = useQuestion(company?.id, (signal) =>
    api.get('/api/admin/bank-payers', { query: { businessUnit: company?.id ?? '' }, signal }),
  );
  const left = entry.cents - sumOf(draft);
  /** Without knowing what is open nobody can tell what the money is for. */
  const canBook = company !== null && left >= 0 && asked.problem === undefined;
  const choose = ({ company: chosen, documents }: BankPayer) => {
    setCompany(chosen);
    setDraft(fillShares(entry.cents, documents));
  };
  const book = () => {
    const shares = [...draft].flatMap(([invoiceId, cents]) => (cents > 0 ? [{ invoiceId, cents }] : []));
    if (company !== null && canBook) void bank.match(entry, company.id, shares);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => bank.openSplit(undefined)}
      title={<FormattedMessage id="adminBank.split.title" />}
      footer={
        <>
          <Button tone="quiet" onClick={() => bank.openSplit(undefined)}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button tone="signal" disabled={!canBook} isPending={bank.isPending} onClick={book}>
            <FormattedMessage id="adminBank.split.book" />
          </Button>
        </>
      }
    >
      <div className="mb-4 rounded-control bg-paper px-4 py-3">
        <EntryHead {...entry} />
      </div>
      {company === null ? (
        <FindPayer
          onChoose={choose}
          tell={({ documents }) => formatMessage({ id: 'adminBank.split.count' }, { count: documents.length })}
        />
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-h4 min-w-0 wrap-anywhere">{company.name}</h3>
            <Button size="s" tone="quiet" onClick={() => setCompany(null)}>
              <FormattedMessage id="adminBank.split.other" />
            </Button>
          </div>
          <Shares asked={asked} draft={draft} onChange={setDraft} mostCents={entry.cents} />
          {asked.problem === undefined && <SplitRest left={left} />}
        </>
      )}
    </Dialog>
  );
}

interface FindPayerProps {
  readonly onChoose: (payer: BankPayer) => void;
  /** What matters of a company here. */
  readonly tell: (payer: BankPayer) => string;
}

export function FindPayer({ onChoose, tell }: FindPayerProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { current, problem } = useQuestion(q === '' ? undefined : q, (signal) =>
    api.get('/api/admin/bank-payers', { query: { q }, signal }),
  );
  const label = formatMessage({ id: 'adminBank.split.search' });
  return (
    <>
      {/* The dialog was opened to look for somebody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField autoFocus label={label} placeholder={label} value={typed} onChange={setTyped} maxLength={100} />
      {problem && <Refused problem={problem} />}
      {current?.items.length === 0 && (
        <p className="mt-3 text-body-s text-asphalt-600">
          <FormattedMessage id="admin.list.nothingFound" />
        </p>
      )}
      <ul className="mt-2">
        {current?.items.map((payer) => (
          <li key={payer.company.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(payer)}
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control px-2 py-2 text-start transition-colors hover:bg-paper-sunken"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{payer.company.name}</span>
              <span className="shrink-0 text-sm text-asphalt-600 tabular-nums">{tell(payer)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const Refused = ({ problem }: { readonly problem: ProblemError }) => (
  <div className="mt-3">
    <Notice tone="danger" isAlert>
      <FormattedMessage id={problem.messageKey} />
    </Notice>
  </div>
);

interface SharesProps {
  readonly asked: Answered<{ readonly items: readonly BankPayer[] }>;
  readonly draft: ShareDraft;
  readonly onChange: (draft: ShareDraft) => void;
  readonly mostCents: number;
}

function Shares({ asked, draft, onChange, mostCents }: SharesProps) {
  const { money } = useFormat();
  const { current, problem } = asked;
  if (problem) return <Refused problem={problem} />;
  if (current === undefined) return <Skeleton className="h-24" />;
  const documents = current.items[0]?.documents ?? [];
  if (documents.length === 0) {
    return (
      <p className="text-body-s text-asphalt-600">
        <FormattedMessage id="adminBank.split.nothing" />
      </p>
    );
  }
  return (
    <ul>
      {documents.map(({ invoiceId, number, orderNumber, open }) => (
        <li key={invoiceId} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
          <div className="min-w-0">
            <p className="font-semibold">{number}</p>
            <p className="text-sm text-asphalt-600 tabular-nums">
              {orderNumber} · <FormattedMessage id="adminBank.split.open" values={{ amount: money(open) }} />
            </p>
          </div>
          <AmountField
            label={number}
            cents={draft.get(invoiceId) ?? 0}
            mostCents={Math.min(open.cents, mostCents)}
            onChange={(cents) => onChange(new Map([...draft, [invoiceId, cents]]))}
          />
        </li>
      ))}
    </ul>
  );
}
