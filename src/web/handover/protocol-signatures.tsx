import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ProtocolView } from './describe-protocol.server.ts';
import { ProtocolSection } from './protocol-section.tsx';

type Signing = NonNullable<ProtocolView['signatures']>['customer'];

export function ProtocolSignatures({ protocol: { signatures, confirmation } }: { readonly protocol: ProtocolView }) {
  if (!signatures) return null;
  return (
    <ProtocolSection title={<FormattedMessage id="word.signature" />}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SignedBy party="customer" signing={signatures.customer} />
        {signatures.depot && <SignedBy party="depot" signing={signatures.depot} />}
      </div>
      {!signatures.depot && (
        <p className="mt-3 text-sm text-asphalt-600">
          <FormattedMessage id={confirmation === null ? 'handover.sign.alone' : `handover.protocol.${confirmation}`} />
        </p>
      )}
    </ProtocolSection>
  );
}

function SignedBy({ party, signing }: { readonly party: 'customer' | 'depot'; readonly signing: Signing }) {
  const { formatMessage } = useIntl();
  return (
    <figure className="rounded-card border border-line bg-sheet p-4">
      <figcaption className="text-label text-asphalt-600">
        <FormattedMessage id={`handover.sign.${party}`} />
      </figcaption>
      {signing.signature === null ? (
        <p className="mt-2">
          <b>
            <FormattedMessage id="handover.protocol.refused" />
          </b>{' '}
          {signing.refusedBecause}
        </p>
      ) : (
        <>
          <img
            src={signing.signature}
            alt={formatMessage({ id: 'handover.protocol.signature' }, { name: signing.name })}
            className="mt-2 h-24 w-full object-contain object-left"
          />
          <p className="mt-2 border-t border-line pt-2 font-semibold">{signing.name}</p>
        </>
      )}
    </figure>
  );
}
