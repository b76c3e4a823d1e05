import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useLocation } from 'react-router';
import { useFormat } from '#web/words/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { FlowFrame } from './flow-frame.tsx';
import { useHandoverDesk } from './handover-desk.ts';
import { LeaveButton } from './leave-button.tsx';
import { SaveNotice, SaveState } from './save-state.tsx';
import { stepHash } from './step-order.ts';

/** Signed without a line: where the signature is, what becomes of it, and that it can still be taken back. */
export function SignedScreen() {
  const format = useFormat();
  const { handover, view, sender, retry, withdraw } = useHandoverDesk();
  const { pathname, search } = useLocation();
  const redirect = pathname + search + stepHash('signatures');
  const [loginPath] = useState(() => `/login?${new URLSearchParams({ redirect }).toString()}`);
  const { kind, trailer, depot, keyBox } = handover;
  const { signature } = view;
  if (!signature) return null;
  const { customer, depot: ofDepot } = signature.input;
  const signed = [
    ...(customer ? [{ party: 'customer', signing: customer } as const] : []),
    ...(ofDepot && !keyBox ? [{ party: 'depot', signing: ofDepot } as const] : []),
  ];
  return (
    <FlowFrame
      kind={kind}
      plate={trailer.plate}
      country={depot.country}
      leave={<LeaveButton />}
      status={<SaveState />}
      takesFocus
      eyebrow={handover.booking.number}
      title={<FormattedMessage id="handover.kept.title" />}
      actions={
        <Button tone="signal" size="glove" isFullWidth isPending={sender === 'sending'} onClick={retry}>
          <FormattedMessage id="handover.retry" />
        </Button>
      }
    >
      <SaveNotice step="signatures" loginPath={loginPath} />
      <p>
        <FormattedMessage id={`handover.kept.${kind}`} />
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {signed.map(({ party, signing }) => (
          <li key={party} className="flex items-center gap-3 py-3">
            <PenLine aria-hidden="true" className="size-5 shrink-0 text-asphalt-600" />
            <div className="min-w-0">
              <p className="text-sm text-asphalt-600">
                <FormattedMessage id={`handover.sign.${party}`} />
              </p>
              <p className="font-semibold break-words">
                {'name' in signing ? signing.name : signing.refusedBecause}
                <span className="ps-2 font-normal text-asphalt-600">
                  {format.date(signature.signedAt, depot.timeZone)}, {format.time(signature.signedAt, depot.timeZone)}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-body-s text-asphalt-600">
        <FormattedMessage id="handover.kept.open" />
      </p>
      <LinkAction onClick={() => void withdraw()} className="mt-3 min-h-12">
        <FormattedMessage id="handover.kept.withdraw" />
      </LinkAction>
    </FlowFrame>
  );
}
