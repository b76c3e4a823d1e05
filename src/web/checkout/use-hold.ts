import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Hold, TakenLine } from '#contract/checkout.ts';
import type { ErrorCode } from '#contract/error-code.ts';
import { api } from '#web/client/api-client.ts';
import { beginWork } from '#web/client/open-work.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { toast } from '#web/ui/toast.tsx';
import { MINUTE_MS } from '#domain/time/duration.ts';

export type HoldState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly hold: Hold }
  /** The time is up; whether the trailers are still free is another question. */
  | { readonly kind: 'lapsed' }
  /** Nothing is kept, and the order is possible all the same. */
  | { readonly kind: 'refused'; readonly code: ErrorCode };

type HoldQuestion = {
  /** Companies in review prepare their order without a hold. */
  readonly isUnitActive: boolean;
  /** What the page was loaded with. */
  readonly hold: Hold | null;
  /** Names the lines: other lines need another hold. */
  readonly lines: string;
  /** How far the clock of the server is ahead of this one. */
  readonly aheadMs: number;
  readonly onTaken: (lines: readonly TakenLine[]) => void;
};

const WARNING_MS = 2 * MINUTE_MS;
const ASKING: HoldState = { kind: 'asking' };

/** Asks once for all lines to be kept, may renew that once, and tells when the time is up. */
export function useHold({ isUnitActive, hold, lines, aheadMs, onTaken }: HoldQuestion) {
  const [state, setState] = useState<HoldState>(hold ? { kind: 'held', hold } : ASKING);
  const askedFor = useRef(hold ? lines : undefined);
  const tellTaken = useRef(onTaken);
  useEffect(() => {
    tellTaken.current = onTaken;
  });

  const ask = useCallback(async () => {
    setState(ASKING);
    const outcome = await outcomeOf(api.post('/api/checkout/hold'));
    if (outcome.ok) {
      setState({ kind: 'held', hold: outcome.value });
      return;
    }
    const { code, details } = outcome.error;
    if (code === 'trailer-taken') tellTaken.current(details.lines ?? []);
    setState({ kind: 'refused', code });
  }, []);
  const renew = useCallback(async () => {
    const outcome = await outcomeOf(api.patch('/api/checkout/hold'));
    if (outcome.ok) {
      setState({ kind: 'held', hold: outcome.value });
      return;
    }
    // What is held stays held, only not for longer.
    toast.warning(outcome.error.messageKey);
    setState((before) =>
      before.kind === 'held' ? { kind: 'held', hold: { ...before.hold, renewable: false } } : before,
    );
  }, []);

  useEffect(() => {
    if (!isUnitActive || askedFor.current === lines) return;
    askedFor.current = lines;
    void ask();
  }, [isUnitActive, lines, ask]);

  useTimeUp(state, aheadMs, () => setState({ kind: 'lapsed' }));
  useEffect(() => (state.kind === 'held' ? beginWork('hold') : undefined), [state.kind]);
  return { state, ask, renew };
}

/** Says so two minutes before the end; at the end the page looks whether the trailers are still free. */
function useTimeUp(state: HoldState, aheadMs: number, onEnd: () => void) {
  const { revalidate } = useRevalidator();
  const expiresAt = state.kind === 'held' ? state.hold.expiresAt : undefined;
  const end = useEffectEvent(() => {
    onEnd();
    void revalidate();
  });
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const left = Math.max(Date.parse(expiresAt) - Date.now() - aheadMs, 0);
    const warning =
      left > WARNING_MS
        ? setTimeout(() => toast.warning('system.holdEnding', { text: 'system.holdEnding.text' }), left - WARNING_MS)
        : undefined;
    const timer = setTimeout(() => end(), left);
    return () => {
      clearTimeout(warning);
      clearTimeout(timer);
    };
  }, [expiresAt, aheadMs]);
}
