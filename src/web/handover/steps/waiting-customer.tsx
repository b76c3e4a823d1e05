import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { HandoverSigning } from '#contract/handover.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The customer has signed a pick-up, and the depot has not: what is awaited, and whose signature is kept. */
export function WaitingCustomer({ signing }: { readonly signing: HandoverSigning }) {
  const { formatMessage } = useIntl();
  return (
    <section className="mt-8" aria-labelledby="signing-customer">
      <Notice tone="warn" title={<FormattedMessage id="handover.sign.waits" />}>
        <FormattedMessage id="handover.sign.waits.text" />
      </Notice>
      <h2 id="signing-customer" className="text-h3 mt-6 mb-3">
        <FormattedMessage id="handover.sign.customer" />
      </h2>
      {'name' in signing ? (
        <figure className="rounded-card border border-line bg-sheet p-4">
          <img
            src={signing.signature}
            alt={formatMessage({ id: 'handover.protocol.signature' }, { name: signing.name })}
            className="h-24 w-full object-contain object-left"
          />
          <figcaption className="mt-2 border-t border-line pt-2 font-semibold">{signing.name}</figcaption>
        </figure>
      ) : (
        <p>
          <b>
            <FormattedMessage id="handover.protocol.refused" />
          </b>{' '}
          {signing.refusedBecause}
        </p>
      )}
    </section>
  );
}
