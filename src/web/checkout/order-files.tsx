import { CalendarPlus, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import type { OrderView } from './describe-order.server.ts';

/** The papers of the order as far as they are issued, and its dates for a calendar. */
export function OrderFiles({ order }: { readonly order: OrderView }) {
  const { id, hasConfirmation, hasContract, addenda } = order;
  if (!hasConfirmation && !order.isWaiting && addenda.length === 0) return null;
  const base = `/api/orders/${id}`;
  return (
    <Card className="print:hidden">
      <CardHeader title={<FormattedMessage id="order.files" />} />
      <div className="flex flex-wrap gap-3">
        {hasConfirmation && (
          <FileLink href={`${base}/confirmation.pdf`} icon={<FileText aria-hidden="true" className="size-5" />}>
            <FormattedMessage id="order.files.confirmation" />
          </FileLink>
        )}
        {hasContract && (
          <FileLink href={`${base}/contract.pdf`} icon={<FileText aria-hidden="true" className="size-5" />}>
            <FormattedMessage id="order.files.contract" />
          </FileLink>
        )}
        {addenda.map(({ number, url }) => (
          <FileLink key={url} href={url} icon={<FileText aria-hidden="true" className="size-5" />}>
            <FormattedMessage id="order.files.addendum" values={{ number }} />
          </FileLink>
        ))}
        <FileLink href={`${base}/calendar.ics`} icon={<CalendarPlus aria-hidden="true" className="size-5" />}>
          <FormattedMessage id="order.files.calendar" />
        </FileLink>
      </div>
    </Card>
  );
}

type FileLinkProps = { readonly href: string; readonly icon: ReactNode; readonly children: ReactNode };

function FileLink({ href, icon, children }: FileLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonStyle({ size: 's' })}>
      {icon}
      {children}
    </a>
  );
}
