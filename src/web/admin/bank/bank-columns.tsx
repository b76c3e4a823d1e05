import { CornerDownRight, Undo2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { DebitTitle, debitNumbers, ProposedDebits } from './entry-debits.tsx';
import { EntryHead } from './entry-head.tsx';
import type { EntryView } from './load-bank.server.ts';
import { type Bank, canUndo } from './use-bank.ts';
import { May } from '../frame/may.tsx';

interface RowProps {
  readonly entry: EntryView;
  readonly bank: Bank;
}

interface ColumnProps {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly none: MessageKey;
  readonly count: number;
  readonly entries: readonly EntryView[];
  readonly className?: string;
  readonly Row: ComponentType<RowProps>;
  readonly bank: Bank;
  readonly foot?: ReactNode;
}

/** One of the three heaps. */
export function Column({ title, text, none, count, entries, className, Row, bank, foot }: ColumnProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      aria-label={formatMessage({ id: title })}
      className={cx('flex min-w-0 flex-col rounded-card border border-line bg-sheet', className)}
    >
      <header className="border-b border-asphalt-950 px-4 py-4 md:px-5">
        <h2 className="text-h3 flex items-center gap-2.5">
          <FormattedMessage id={title} />
          <span className="rounded-badge bg-asphalt-950 px-1.5 text-sm leading-6 font-bold text-white">{count}</span>
        </h2>
        <p className="mt-1 text-sm text-asphalt-600">
          <FormattedMessage id={text} />
        </p>
      </header>
      {entries.length === 0 ? (
        <p className="px-4 py-8 text-center text-body-s text-asphalt-600 md:px-5">
          <FormattedMessage id={none} />
        </p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} bank={bank} />
          ))}
        </ul>
      )}
      {foot}
    </section>
  );
}

const ROW = 'border-t border-line px-4 py-4 first:border-t-0 md:px-5';
const SELECTED = 'relative z-1 outline-2 -outline-offset-2 outline-asphalt-950';

/** What is booked, and by what it was recognised. */
export function BookedRow({ entry, bank }: RowProps) {
  const { formatMessage } = useIntl();
  const { company, name, shares, order, debits, grounds, amount, cents, restCents, rest } = entry;
  const label = formatMessage({ id: 'adminBank.undo' });
  return (
    <li className={cx(ROW, 'flex gap-3')}>
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 font-semibold wrap-anywhere">
            {debits === null ? (company?.name ?? name) : <DebitTitle debits={debits} company={company?.name ?? null} />}
          </p>
          <p className={cx('shrink-0 font-semibold whitespace-nowrap tabular-nums', cents < 0 && 'text-danger')}>
            {amount}
          </p>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <p className="font-condensed wrap-anywhere">
            {debits === null
              ? [...(order ? [order] : []), ...shares].map(({ number }) => number).join(', ')
              : debitNumbers(debits)}
          </p>
          <p className="text-asphalt-600">
            {debits?.kind === 'returned' ? (
              <FormattedMessage id="adminBank.debit.reopened" />
            ) : grounds.length === 0 ? (
              <FormattedMessage id="adminBank.ground.person" />
            ) : (
              grounds.map((ground) => formatMessage({ id: `adminBank.ground.${ground}` })).join(', ')
            )}
          </p>
        </div>
        {restCents > 0 && (
          <p className="text-sm text-asphalt-600">
            <FormattedMessage id="adminBank.rest.amount" values={{ amount: rest }} />
          </p>
        )}
      </div>
      {canUndo(entry) && (
        <IconButton tone="quiet" label={label} onClick={() => void bank.undo(entry)} className="-me-2 -mt-2">
          <Undo2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
    </li>
  );
}

/** What is proposed, why a person has to look, and what would be paid by it. */
export function ProposedRow({ entry, bank }: RowProps) {
  const { company, shares, order, debits, restCents, rest, reason, id, amount: whole } = entry;
  const paid = [...(order ? [{ invoiceId: order.id, number: order.number, amount: whole }] : []), ...shares];
  const isSelected = bank.selected?.id === id;
  return (
    <li id={`entry-${id}`} className={cx(ROW, isSelected && SELECTED)}>
      <EntryHead {...entry} />
      <ul className="my-3 rounded-control bg-paper px-3 py-2 text-body-s">
        {debits !== null && <ProposedDebits debits={debits} />}
        {paid.map(({ invoiceId, number, amount }) => (
          <li key={invoiceId} className="flex items-center gap-2.5 py-0.5">
            <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 grow wrap-anywhere">{number}</span>
            <span className="shrink-0 tabular-nums">{amount}</span>
          </li>
        ))}
        {restCents > 0 && (
          <li className="flex items-center gap-2.5 py-0.5">
            <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 grow">
              <FormattedMessage id="adminBank.rest" />
            </span>
            <span className="shrink-0 tabular-nums">{rest}</span>
          </li>
        )}
        <li className="pt-0.5 text-sm text-asphalt-600 wrap-anywhere">{company?.name}</li>
      </ul>
      <p className="mb-3">
        <WordBadge
          tone={reason === null || reason === 'accountAndAmount' || reason === 'batchSum' ? 'info' : 'warn'}
          mark="dot"
          word={reason === null ? 'adminBank.reason.fits' : `adminBank.reason.${reason}`}
        />
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <May right="money.write">
          <Button size="s" tone="quiet" onClick={() => void bank.ignore(entry)}>
            <FormattedMessage id="adminBank.ignore" />
          </Button>
        </May>
        {debits === null && (
          <May right="money.write">
            <Button size="s" onClick={() => bank.openSplit(entry)}>
              <FormattedMessage id="adminBank.split" />
            </Button>
          </May>
        )}
        {reason === 'collectAgain' && (
          <May right="money.write">
            <Button size="s" onClick={() => void bank.acceptDebits(entry, { collectAgain: true })}>
              <FormattedMessage id="adminBank.collectAgain" />
            </Button>
          </May>
        )}
        <May right="money.write">
          <Button size="s" tone={isSelected ? 'signal' : 'outline'} onClick={() => void bank.accept(entry)}>
            <FormattedMessage id={reason === 'collectAgain' ? 'adminBank.askTransfer' : 'adminBank.accept'} />
          </Button>
        </May>
      </div>
    </li>
  );
}

/** What nobody knows anything about, and what little there is to say. */
export function UnknownRow({ entry, bank }: RowProps) {
  const { unknown, company, returnCode, id, cents } = entry;
  return (
    <li id={`entry-${id}`} className={cx(ROW, bank.selected?.id === id && SELECTED)}>
      <EntryHead {...entry} />
      {unknown !== null && (
        <p className="mt-1.5 text-sm">
          <FormattedMessage
            id={`adminBank.why.${unknown}`}
            values={{ company: company?.name ?? '', code: returnCode ?? '' }}
          />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {cents > 0 ? (
          <May right="money.write">
            <Button size="s" onClick={() => bank.openSplit(entry)}>
              <FormattedMessage id="adminBank.assign" />
            </Button>
          </May>
        ) : (
          <May right="money.write">
            <Button size="s" onClick={() => bank.openRefund(entry)}>
              <FormattedMessage id="adminBank.refund" />
            </Button>
          </May>
        )}
        <May right="money.write">
          <Button size="s" tone="quiet" onClick={() => void bank.ignore(entry)}>
            <FormattedMessage id="adminBank.ignore" />
          </Button>
        </May>
      </div>
    </li>
  );
}

/** What was put aside, to be fetched back. */
export function AsideList({ entries, bank }: { readonly entries: readonly EntryView[]; readonly bank: Bank }) {
  if (entries.length === 0) return null;
  return (
    <details className="mt-auto border-t border-line px-4 py-3 md:px-5">
      <summary className="min-h-8 cursor-pointer text-sm text-asphalt-600 touch:min-h-11">
        <FormattedMessage id="adminBank.aside" values={{ count: entries.length }} />
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm">
            <span className="min-w-0 grow wrap-anywhere">
              {[entry.name ?? entry.text, entry.day].filter((part) => part !== '').join(', ')}
            </span>
            <span className="whitespace-nowrap tabular-nums">{entry.amount}</span>
            <May right="money.write">
              <Button size="s" tone="quiet" onClick={() => void bank.undo(entry)}>
                <FormattedMessage id="adminBank.fetch" />
              </Button>
            </May>
          </li>
        ))}
      </ul>
    </details>
  );
}
