import { useEffect, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { isSignedBy, readKeptSignature } from './kept-signature.ts';
import type { StartView } from './describe-start.server.ts';
import type { ProtocolView } from './describe-protocol.server.ts';
import { familyOf, toScope } from './queue/unsent-item.ts';
import { dropSignature, listSignatures } from './queue/unsent-store.ts';

type StraySignatureProps = {
  readonly userId: string;
  readonly start: StartView;
  /** The protocol that is being filled in; a signature for it is not lost. */
  readonly openId?: string | undefined;
  /** The one that was signed in the end. */
  readonly protocol?: ProtocolView;
};

type Stray = { readonly id: number; readonly signedAt: string };

/** A signature was given here and can no longer be sent: whoever gave it is told, and the browser forgets it. */
export function StraySignature({ userId, start, openId, protocol }: StraySignatureProps) {
  const format = useFormat();
  const { bookingId, kind } = start;
  const family = familyOf(toScope(userId, { bookingId, kind, handoverId: '' }));
  const mine = openId && family + openId;
  const signed = protocol?.signatures?.customer;
  const [strays, setStrays] = useState<readonly Stray[]>([]);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      // A browser that keeps nothing has lost nothing.
      const kept = await listSignatures(family).catch(() => []);
      const found: Stray[] = [];
      for (const item of kept.filter(({ scope }) => scope !== mine)) {
        const signature = readKeptSignature(item);
        const name = signed && (signed.name === null ? { refusedBecause: signed.refusedBecause } : signed);
        if (!signature || (name && isSignedBy(name, signature))) await dropSignature(item.id);
        else found.push({ id: item.id, signedAt: signature.signedAt });
      }
      if (!isGone) setStrays(found);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [family, mine, signed]);
  const forget = async (id: number) => {
    await dropSignature(id);
    setStrays(strays.filter((stray) => stray.id !== id));
  };
  const reason = protocol ? 'signed' : start.obstacle === 'ended' ? 'ended' : 'swapped';
  return strays.map(({ id, signedAt }) => (
    <div key={id} className="mb-4">
      <Notice
        tone="danger"
        isAlert
        title={
          <FormattedMessage
            id="handover.stray.title"
            values={{ time: `${format.date(signedAt, start.timeZone)}, ${format.time(signedAt, start.timeZone)}` }}
          />
        }
        action={
          <LinkAction onClick={() => void forget(id)}>
            <FormattedMessage id="handover.stray.understood" />
          </LinkAction>
        }
      >
        <FormattedMessage id={`handover.stray.${reason}`} />
      </Notice>
    </div>
  ));
}
