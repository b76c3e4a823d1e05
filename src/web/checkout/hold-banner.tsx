import { Timer, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Banner } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { Countdown, useSecondsLeft } from './countdown.tsx';
import type { HoldState } from './use-hold.ts';

type HoldBannerProps = {
  readonly state: HoldState;
  readonly aheadMs: number;
  readonly onAsk: () => void;
  readonly onRenew: () => void;
};

const bold = (words: ReactNode) => <b key="b">{words}</b>;

/** How long the trailers are kept, and that nothing is lost when the time is up. */
export function HoldBanner({ state, aheadMs, onAsk, onRenew }: HoldBannerProps) {
  switch (state.kind) {
    case 'asking':
      return (
        <Banner>
          <Spinner className="size-5" />
          <p role="status">
            <FormattedMessage id="checkout.hold.asking" />
          </p>
        </Banner>
      );
    case 'held': {
      const { expiresAt, minutes, renewable } = state.hold;
      return (
        <div className="relative">
          <Banner>
            <Timer aria-hidden="true" className="size-5 shrink-0" />
            <p className="min-w-0 flex-1">
              <FormattedMessage
                id="checkout.hold"
                values={{ b: bold, time: <Countdown key="time" until={expiresAt} aheadMs={aheadMs} /> }}
              />
              <span className="max-md:hidden">
                {' · '}
                <FormattedMessage id="checkout.hold.after" />
              </span>
            </p>
            {renewable && (
              <LinkAction onClick={onRenew} className="-my-2">
                <FormattedMessage id="checkout.hold.renew" values={{ minutes }} />
              </LinkAction>
            )}
          </Banner>
          <TimeBar until={expiresAt} aheadMs={aheadMs} minutes={minutes} />
        </div>
      );
    }
    case 'lapsed':
      return (
        <Unheld
          text={
            <>
              <b>
                <FormattedMessage id="checkout.hold.lapsed" />
              </b>{' '}
              <FormattedMessage id="checkout.hold.lapsed.text" />
            </>
          }
          onAsk={onAsk}
        />
      );
    case 'refused':
      return (
        <Unheld
          text={<FormattedMessage id={`error.${state.code}`} />}
          // Asking again would be refused for the same lines.
          onAsk={state.code === 'hold-too-long' || state.code === 'leg-not-held' ? undefined : onAsk}
        />
      );
  }
}

function Unheld({ text, onAsk }: { readonly text: ReactNode; readonly onAsk: (() => void) | undefined }) {
  return (
    <Banner isWarning>
      <TimerOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1">
        {text}
      </p>
      {onAsk && (
        <LinkAction onClick={onAsk} className="-my-2">
          <FormattedMessage id="checkout.hold.again" />
        </LinkAction>
      )}
    </Banner>
  );
}

type TimeBarProps = { readonly until: string; readonly aheadMs: number; readonly minutes: number };

function TimeBar({ until, aheadMs, minutes }: TimeBarProps) {
  const share = Math.min(useSecondsLeft(until, aheadMs) / (minutes * 60), 1);
  return (
    <span
      aria-hidden="true"
      suppressHydrationWarning
      style={{ width: `${share * 100}%` }}
      className="absolute start-0 bottom-0 h-0.75 bg-asphalt-950 transition-[width] duration-1000 ease-linear"
    />
  );
}
