import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TransferCard } from '#web/checkout/transfer-card.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody, WithSide } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Price } from '#web/ui/price.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { InvoiceView } from './describe-invoice.server.ts';
import { DisputeCard } from './dispute-card.tsx';
import { DunningCard } from './dunning-card.tsx';
import { InvoiceChecks } from './invoice-checks.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { SettlementsCard } from './settlements-card.tsx';

type InvoiceProps = { readonly invoice: InvoiceView };

/** A number is read as one: it does not break at its hyphens. */
function Heading({ invoice: { heading, number } }: InvoiceProps) {
  const [before, after] = heading.split(number);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}

/** What is to be paid, for what, why and how, and what can be done about it. */
export function InvoicePage({ invoice }: InvoiceProps) {
  const { formatMessage } = useIntl();
  const { payment, status } = invoice;
  return (
    <PageBody>
      <PageHeader
        title={<Heading invoice={invoice} />}
        breadcrumb={
          <Breadcrumb
            label={formatMessage({ id: 'ui.breadcrumb' })}
            crumbs={[{ label: formatMessage({ id: 'word.invoices' }), to: '/invoices' }, { label: invoice.number }]}
          />
        }
      >
        <WordBadge
          word={`invoice.status.${status.word}`}
          tone={status.tone}
          mark={status.tone === 'plain' ? 'none' : 'dot'}
        />
        {/* Where the sums stand below the lines, what is to be paid is said first. */}
        {invoice.due !== null && (
          <p className="mt-3 text-base text-asphalt-950 xl:hidden">
            <b>{invoice.open}</b> · <FormattedMessage id="order.transfer.text" values={{ date: invoice.due }} />
          </p>
        )}
      </PageHeader>
      <WithSide side={<Side invoice={invoice} />}>
        <div className="space-y-4">
          {invoice.isAwaitingClearance && (
            <Notice title={<FormattedMessage id="invoice.clearance.awaited" />}>
              <FormattedMessage id="invoice.clearance.awaited.text" />
            </Notice>
          )}
          <DisputeState invoice={invoice} />
          {invoice.dunning !== null && <DunningCard dunning={invoice.dunning} />}
          {payment?.by === 'note' && (
            <Notice title={payment.title}>
              <span className="block">{payment.text}</span>
            </Notice>
          )}
          <InvoiceLines invoice={invoice} />
          {payment?.by === 'transfer' && <TransferCard transfer={payment.transfer} lapsesAt={null} />}
          <SettlementsCard invoice={invoice} />
          <CreditNotes invoice={invoice} />
          <DisputeCard invoice={invoice} />
        </div>
      </WithSide>
    </PageBody>
  );
}

function Side({ invoice }: InvoiceProps) {
  const { formatMessage } = useIntl();
  const { open, due, isCredit, isOverdue, facts, order, buyer, sums } = invoice;
  return (
    <div className="space-y-4">
      <Card tone="strong">
        {open !== null && (
          <div className={cx('mb-4 border-b border-line pb-4', isOverdue && 'text-danger')}>
            <h2 className="text-label mb-1">
              <FormattedMessage id={isCredit ? 'invoice.creditLeft' : 'invoice.stillOpen'} />
            </h2>
            <Price amount={open} align="start" />
            {due !== null && (
              <p className="mt-1 text-body-s">
                <FormattedMessage id="order.transfer.text" values={{ date: due }} />
              </p>
            )}
          </div>
        )}
        <Sums caption={formatMessage({ id: 'invoice.sums' })} lines={sums} />
      </Card>
      <InvoiceFiles invoice={invoice} />
      <Card>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-body-s">
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} className="wrap-anywhere">
              {value}
            </Fact>
          ))}
          <Fact label={<FormattedMessage id="word.noun.order" />}>
            <TextLink to={`/checkout/${order.id}`}>{order.number}</TextLink>
          </Fact>
        </dl>
        <address className="mt-4 border-t border-line pt-4 text-body-s wrap-anywhere not-italic">
          {buyer.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Card>
      <InvoiceChecks invoice={invoice} />
    </div>
  );
}

/** What corrects it, or what it corrects. */
function CreditNotes({ invoice: { corrects, creditNotes, reason } }: InvoiceProps) {
  if (corrects === null && creditNotes.length === 0) return null;
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="invoice.creditNotes" />} />
      {corrects !== null && (
        <p>
          <TextLink to={`/invoices/${corrects.id}`} isAlone>
            <FormattedMessage id="invoice.corrects" values={{ number: corrects.number }} />
          </TextLink>
          {reason !== null && <span className="block text-body-s text-asphalt-600">{reason}</span>}
        </p>
      )}
      <ul className="divide-y divide-line">
        {creditNotes.map(({ id, number, issuedOn, amount }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <TextLink to={`/invoices/${id}`} isAlone>
              {number}
            </TextLink>
            <span className="text-body-s text-asphalt-600">{issuedOn}</span>
            <b className="tabular-nums">{amount}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What was said about it and what was answered. */
function DisputeState({ invoice: { dispute } }: InvoiceProps) {
  if (dispute === null) return null;
  const { decision, openedAt, openedBy, decidedAt, reason, answer } = dispute;
  return (
    <Notice
      tone={decision === 'accepted' ? 'done' : decision === 'rejected' ? 'info' : 'warn'}
      title={
        decision === null ? (
          <FormattedMessage id="invoice.dispute.open" values={{ date: openedAt, name: openedBy }} />
        ) : (
          <FormattedMessage id={`invoice.dispute.${decision}`} values={{ date: decidedAt ?? '' }} />
        )
      }
    >
      <dl className="mt-1 space-y-2 wrap-anywhere whitespace-pre-line">
        <Fact label={<FormattedMessage id="invoice.dispute.yours" />} className="font-normal">
          {reason}
        </Fact>
        {answer !== null && (
          <Fact label={<FormattedMessage id="invoice.dispute.answer" />} className="font-normal">
            {answer}
          </Fact>
        )}
      </dl>
      {decision === null && (
        <p className="mt-2">
          <FormattedMessage id="invoice.dispute.text" />
        </p>
      )}
    </Notice>
  );
}
