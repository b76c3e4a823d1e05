import { useListBack } from '../list/use-list-back.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { WaitingNotice } from '../approval/waiting-notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { MailBadge } from '../mail/mail-badge.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { LINE_COLUMNS } from './line-columns.tsx';
import type { InvoiceView } from './load-invoice.server.ts';
import { PageLink } from '../frame/page-link.tsx';
import { May } from '../frame/may.tsx';

type WithChannel = { readonly channel: NonNullable<InvoiceView['channel']> };

/** All that stands on a document, what became of it, and what can be done about it. */
export function InvoiceOverview({ invoice }: { readonly invoice: InvoiceView }) {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: useListBack('/admin/invoices'), label: <FormattedMessage id="word.invoices" /> }}
        history={`object=${invoice.id}`}
        title={invoice.number}
        badges={<InvoiceBadge {...invoice} />}
        actions={
          <May right="money.write">
            <InvoiceActions invoice={invoice} />
          </May>
        }
      >
        {invoice.kindName}
      </ConsoleHeader>
      <WaitingNotice waiting={invoice.waiting} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          {invoice.reason !== null && (
            <Notice title={<FormattedMessage id="word.reason" />}>
              <span className="wrap-anywhere">{invoice.reason}</span>
            </Notice>
          )}
          {invoice.channel && <ChannelNotice channel={invoice.channel} />}
          {invoice.dispute && <DisputeCard invoice={invoice} dispute={invoice.dispute} />}
          <TitledCard title="invoice.lines">
            <ConsoleTable caption="invoice.lines" rows={invoice.lines} columns={LINE_COLUMNS} />
            <div className="mt-4 ms-auto max-w-80">
              <Sums caption={formatMessage({ id: 'invoice.sums' })} lines={invoice.sums} />
            </div>
          </TitledCard>
        </div>
        <div className="grid min-w-0 gap-4">
          <TitledCard title="adminInvoice.facts">
            <InvoiceFacts invoice={invoice} />
          </TitledCard>
          <References invoice={invoice} />
          <TitledCard title="invoice.files">
            <InvoiceFiles invoice={invoice} />
          </TitledCard>
          <TitledCard title="admin.nav.mails">
            <SentMails mails={invoice.mails} />
          </TitledCard>
        </div>
      </div>
    </ConsolePage>
  );
}

/** What a platform wants of it. The shop talks to none, so nothing here says that it has. */
function ChannelNotice({ channel: { kind, number, clearedOn } }: Pick<WithChannel, 'channel'>) {
  if (kind === 'export') {
    return (
      <Notice title={<FormattedMessage id="adminInvoice.export" />}>
        <FormattedMessage id="adminInvoice.export.text" />
      </Notice>
    );
  }
  return number === null ? (
    <Notice tone="warn" title={<FormattedMessage id="adminInvoice.clearance.awaited" />}>
      <FormattedMessage id="adminInvoice.clearance.awaited.text" />
    </Notice>
  ) : (
    <Notice tone="done" title={<FormattedMessage id="adminInvoice.clearance.done" values={{ date: clearedOn }} />}>
      <span className="wrap-anywhere">{number}</span>
    </Notice>
  );
}

function InvoiceFacts({ invoice }: { readonly invoice: InvoiceView }) {
  const { company, order, buyer } = invoice;
  return (
    <Facts
      isNarrow
      facts={[
        {
          label: 'word.field.company',
          value: <PageLink to={`/admin/business-units/${company.id}`}>{company.name}</PageLink>,
        },
        { label: 'adminInvoice.debtor', value: buyer.number },
        { label: 'word.noun.order', value: <PageLink to={`/admin/orders/${order.id}`}>{order.number}</PageLink> },
        { label: 'word.poNumber', value: invoice.poNumber },
        { label: 'word.costCentre', value: invoice.costCentre },
        { label: 'invoice.issuedOn', value: invoice.issuedOn },
        { label: 'adminInvoice.period', value: invoice.period },
        { label: 'invoice.dueOn', value: invoice.dueOn },
        { label: invoice.kind === 'creditNote' ? 'invoice.creditLeft' : 'invoice.stillOpen', value: invoice.open },
      ]}
    />
  );
}

/** What it corrects, or what corrects it. */
function References({ invoice: { corrects, creditNotes } }: { readonly invoice: InvoiceView }) {
  if (corrects === null && creditNotes.length === 0) return null;
  return (
    <TitledCard title="invoice.creditNotes">
      <ul className="grid gap-2">
        {corrects && (
          <li>
            <PageLink to={`/admin/invoices/${corrects.id}`}>
              <FormattedMessage id="invoice.corrects" values={{ number: corrects.number }} />
            </PageLink>
          </li>
        )}
        {creditNotes.map(({ id, number, issuedOn, gross }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <PageLink to={`/admin/invoices/${id}`}>{number}</PageLink>
            <span className="text-body-s text-asphalt-600 tabular-nums">
              {issuedOn}, {gross}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const InvoiceFiles = ({ invoice: { id, number, hasPaper, format } }: { readonly invoice: InvoiceView }) => (
  <ul className="grid gap-2">
    <li>
      {hasPaper ? (
        <PlainLink href={`/api/invoices/${id}/pdf`}>{number}.pdf</PlainLink>
      ) : (
        <span className="text-asphalt-600">
          <FormattedMessage id="adminInvoice.noPaper" />
        </span>
      )}
    </li>
    <li className="flex flex-wrap justify-between gap-x-4">
      <PlainLink href={`/api/invoices/${id}/xml`}>{number}.xml</PlainLink>
      <span className="text-body-s text-asphalt-600">
        <FormattedMessage id={`invoice.format.${format}`} />
      </span>
    </li>
  </ul>
);

function SentMails({ mails }: Pick<InvoiceView, 'mails'>) {
  if (mails.length === 0) {
    return (
      <p className="text-asphalt-600">
        <FormattedMessage id="adminInvoice.notSent" />
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {mails.map(({ id, recipient, time, status }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <PageLink to={`/admin/mails/${id}`} className="wrap-anywhere">
            {recipient}
          </PageLink>
          <span className="flex items-center gap-3 text-body-s text-asphalt-600">
            {time}
            <MailBadge status={status} />
          </span>
        </li>
      ))}
    </ul>
  );
}
