import { ChevronDown, CircleCheck } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import type { InvoiceView } from './describe-invoice.server.ts';

/** That the file holds to the rules, and which these are: a receiving system names them by the same ids. */
export function InvoiceChecks({ invoice: { checks } }: { readonly invoice: InvoiceView }) {
  const count = checks.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <Card>
      <details className="group text-body-s">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-badge font-semibold [&::-webkit-details-marker]:hidden">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-free" />
          <FormattedMessage id="invoice.check" />
          <ChevronDown aria-hidden="true" className="ms-auto size-4 transition-transform group-open:rotate-180" />
        </summary>
        <p className="mt-1 text-asphalt-600">
          <FormattedMessage id="invoice.check.text" values={{ count }} />
        </p>
        <dl className="mt-3 space-y-2">
          {checks.map(({ about, rules }) => (
            <div key={about}>
              <dt className="font-semibold">
                <FormattedMessage id={`invoice.check.${about}`} />
              </dt>
              <dd translate="no" className="text-sm wrap-anywhere text-asphalt-600">
                {rules.join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
