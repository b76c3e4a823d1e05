import { CircleCheck, FileText } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ProtocolView } from './describe-protocol.server.ts';
import type { StartView } from './describe-start.server.ts';
import { FlowFrame, LeaveLink } from './flow-frame.tsx';
import { ProtocolDamages } from './protocol-damages.tsx';
import { ProtocolFacts } from './protocol-facts.tsx';
import { StraySignature } from './stray-signature.tsx';
import { ProtocolSignatures } from './protocol-signatures.tsx';

type ProtocolProps = {
  readonly start: StartView;
  readonly protocol: ProtocolView;
  readonly userId: string;
  /** Was signed a moment ago, on this very page. */
  readonly isFresh: boolean;
};

/** A signed protocol: what comes next, the document, and everything that is in it. Nothing here can be changed. */
export function Protocol({ start, protocol, userId, isFresh }: ProtocolProps) {
  const { kind, confirmation } = protocol;
  const isToConfirm = confirmation === 'toConfirm';
  const booking = start.bookingPath;
  // Whoever has just signed stands far down, where the signatures were.
  useEffect(() => {
    if (isFresh) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isFresh]);
  return (
    <FlowFrame
      kind={kind}
      plate={start.trailer.plate}
      country={start.depot.country}
      leave={<LeaveLink to={booking} />}
      takesFocus={isFresh}
      eyebrow={start.bookingNumber}
      title={<FormattedMessage id={isToConfirm ? 'handover.done.toConfirm' : `handover.done.${kind}`} />}
      actions={
        <LinkButton to={booking} tone="signal" size="glove" isFullWidth>
          <FormattedMessage id="word.toBooking" />
        </LinkButton>
      }
    >
      <StraySignature userId={userId} start={start} protocol={protocol} />
      <Notice
        tone={isToConfirm ? 'warn' : 'done'}
        icon={isToConfirm ? undefined : <CircleCheck aria-hidden="true" className="size-5" />}
      >
        <FormattedMessage id="handover.done.signed" values={{ at: protocol.signedAt, depot: start.depot.name }} />{' '}
        {protocol.signedOnDevice !== null && (
          <>
            <FormattedMessage id="handover.protocol.onDevice" values={{ at: protocol.signedOnDevice }} />{' '}
          </>
        )}
        {isToConfirm ? (
          <FormattedMessage id="word.settledOnceSeen" />
        ) : (
          <FormattedMessage id={`handover.done.${kind}.next`} values={{ to: protocol.returnBy }} />
        )}
      </Notice>
      <p className="mt-4">
        <a
          href={protocol.pdf}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ size: 'l', isFullWidth: true })}
        >
          <FileText aria-hidden="true" className="size-5" />
          <FormattedMessage id="handover.done.pdf" />
        </a>
      </p>
      <p className="mt-2 text-sm text-asphalt-600">
        <FormattedMessage id="handover.done.mail" />
      </p>
      <div className="mt-8 space-y-8">
        <ProtocolFacts start={start} protocol={protocol} />
        <ProtocolDamages protocol={protocol} />
        <ProtocolSignatures protocol={protocol} />
      </div>
    </FlowFrame>
  );
}
