import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { TransferView } from './describe-order.server.ts';

type TransferCardProps = { readonly transfer: TransferView; readonly lapsesAt: string | null };

const QUIET_ZONE = 4;

/** Where to send the money, by when, and the same as a code that banking apps read. */
export function TransferCard({ transfer, lapsesAt }: TransferCardProps) {
  const { formatMessage } = useIntl();
  const { inAdvance, dueOn, code, holder, iban, bic, amount, reference } = transfer;
  // What an extension adds is not asked for in advance.
  const isAwaited = inAdvance && lapsesAt !== null;
  const facts = [
    { key: 'amount', label: formatMessage({ id: 'order.amount' }), value: amount },
    { key: 'reference', label: formatMessage({ id: 'order.reference' }), value: reference },
    { key: 'holder', label: formatMessage({ id: 'payment.recipient' }), value: holder },
    { key: 'iban', label: 'IBAN', value: iban },
    { key: 'bic', label: 'BIC', value: bic },
  ];
  return (
    <Card tone="strong">
      <CardHeader
        title={<FormattedMessage id={isAwaited ? 'order.transfer.advance' : 'order.transfer'} values={{ amount }} />}
        note={
          isAwaited ? (
            <FormattedMessage id="order.transfer.advanceText" values={{ time: lapsesAt }} />
          ) : (
            dueOn !== null && <FormattedMessage id="order.transfer.text" values={{ date: dueOn }} />
          )
        }
      />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="divide-y divide-line">
          {facts.map(({ key, label, value }) => (
            <div key={key} className="py-1 sm:flex sm:items-center sm:gap-3">
              <dt className="shrink-0 text-body-s text-asphalt-600 max-sm:pt-1 sm:w-34">{label}</dt>
              <dd className="flex min-w-0 grow items-center justify-between gap-3">
                <span className="min-w-0 font-semibold break-words">{value}</span>
                <IconButton
                  tone="quiet"
                  label={formatMessage({ id: 'order.copy' }, { what: label })}
                  onClick={() => void copy(value)}
                >
                  <Copy aria-hidden="true" className="size-4.5" />
                </IconButton>
              </dd>
            </div>
          ))}
        </dl>
        {code && (
          <figure className="justify-self-center text-center md:w-48">
            <svg
              role="img"
              aria-label={formatMessage({ id: 'order.code' })}
              viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${code.size + 2 * QUIET_ZONE} ${code.size + 2 * QUIET_ZONE}`}
              shapeRendering="crispEdges"
              className="size-48 rounded-control border border-line bg-white"
            >
              <path d={code.path} fill="#000" />
            </svg>
            <figcaption className="mt-2 text-sm text-asphalt-600">
              <FormattedMessage id="order.code.hint" />
            </figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast.success('system.copied');
}
