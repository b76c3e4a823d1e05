import type { MessageKey } from '#i18n/message-key.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Verdict } from './judge-drop.ts';
import type { Carry, Over } from './use-carry.ts';

/** Says while a booking is carried which trailer it is over, and whether it can have it; also to whoever does not see it. */
export function CarryNote({ carry: { carried, overNow, refused } }: { readonly carry: Carry }) {
  const say = useVerdictWords();
  const over = refused ?? overNow;
  const words = over && say(over);
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 flex justify-center print:hidden">
      <p
        role="status"
        className={cx(words && 'rounded-card bg-asphalt-950 px-4 py-2.5 text-center text-white shadow-3')}
      >
        {carried && (
          <span className="font-bold">
            <FormattedMessage
              id="adminBoard.carry"
              values={{ number: carried.bar[6] ?? '', trailer: carried.row.number }}
            />{' '}
          </span>
        )}
        {words}
        {carried?.isByKeys && (
          <span className="block text-sm">
            <FormattedMessage id="adminBoard.carry.keys" />
          </span>
        )}
      </p>
    </div>
  );
}

/** A row while something is carried: whether it can go there. */
export function DropShade({ verdict, isHere }: { readonly verdict: Verdict | undefined; readonly isHere: boolean }) {
  if (!verdict || verdict.kind === 'home') return null;
  const isRefused = verdict.kind === 'refused';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-0',
        isRefused ? 'bg-danger/10' : 'bg-free/15',
        isHere && cx('border-2', isRefused ? 'border-danger' : 'border-free'),
      )}
    />
  );
}

function useVerdictWords(): (over: Over) => string {
  const { formatMessage } = useIntl();
  const list = (keys: readonly MessageKey[]) => keys.map((id) => formatMessage({ id })).join(', ');
  return ({ row: { number: trailer }, verdict }) => {
    switch (verdict?.kind) {
      case undefined:
        return formatMessage({ id: 'adminBoard.carry.asking' }, { trailer });
      case 'home':
        return formatMessage({ id: 'adminBoard.carry.home' }, { trailer });
      case 'refused': {
        const reason: MessageKey =
          verdict.reason === 'elsewhere' ? 'adminBoard.carry.elsewhere' : `adminBooking.unfree.${verdict.reason}`;
        return formatMessage({ id: 'adminBoard.carry.refused' }, { trailer, reason: formatMessage({ id: reason }) });
      }
      case 'chain': {
        const count = verdict.candidate.moves?.length ?? 0;
        return formatMessage({ id: 'adminBoard.carry.chain' }, { trailer, count });
      }
      case 'free': {
        const { rank, lacks } = verdict.candidate;
        const worth: readonly MessageKey[] =
          rank === null
            ? lacks.map((lack) => `adminBooking.swap.lacks.${lack}` as const)
            : [rank === 'twin' ? 'adminBooking.exchange.equal' : 'adminBooking.exchange.better'];
        return formatMessage({ id: 'adminBoard.carry.free' }, { trailer, worth: list(worth) });
      }
    }
  };
}
