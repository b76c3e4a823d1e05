import { nextToSend, type UnsentItem } from './unsent-item.ts';
import type { UnsentStore } from './unsent-store.ts';

/** What became of an attempt: `later` is a line or a server in trouble, the others are answers. */
export type SendOutcome =
  | {
      readonly kind: 'sent';
      /** Of a signature: it was kept, and the protocol waits for the depot. */
      readonly isOpen?: boolean;
    }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly code: string }
  /** Somebody has to sign in again. */
  | { readonly kind: 'signedOut' }
  /** Signed or cancelled meanwhile: nothing of it is taken any more. */
  | { readonly kind: 'closed' };

export type SenderState = 'idle' | 'sending' | 'waiting' | 'signedOut' | 'closed';

export const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 30_000;

export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

type SenderOptions = {
  readonly store: Pick<UnsentStore, 'list' | 'drop' | 'refuse'>;
  readonly send: (item: UnsentItem) => Promise<SendOutcome>;
  readonly onState: (state: SenderState) => void;
  /** After every change of what is left. */
  readonly onChange: () => void;
};

/**
 * Sends what is kept, one after the other in the order it was made, until nothing is left. `wake` starts it and cuts a
 * pause short; a pause after a failure grows.
 */
export function createSender({ store, send, onState, onChange }: SenderOptions) {
  let isRunning = false;
  let isStopped = false;
  /** Something came in while the last look into the store was under way. */
  let isAskedAgain = false;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const settle = async (item: UnsentItem): Promise<SenderState> => {
    const outcome = await send(item);
    if (outcome.kind === 'later') return 'waiting';
    failures = 0;
    if (outcome.kind === 'sent') await store.drop(item.id);
    else if (outcome.kind === 'refused') await store.refuse(item, outcome.code);
    else return outcome.kind;
    onChange();
    return 'sending';
  };

  const sendAll = async (): Promise<SenderState> => {
    for (;;) {
      if (isStopped) return 'idle';
      isAskedAgain = false;
      const next = nextToSend(await store.list());
      if (!next && !isAskedAgain) return 'idle';
      if (!next) continue;
      onState('sending');
      const state = await settle(next);
      if (state !== 'sending') return state;
    }
  };

  const run = async (): Promise<void> => {
    if (isRunning || isStopped) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(pause);
    isRunning = true;
    const state = await sendAll().finally(() => {
      isRunning = false;
    });
    if (isStopped) return;
    onState(state);
    if (state === 'waiting') {
      failures += 1;
      pause = setTimeout(() => void run(), pauseAfter(failures));
    }
  };

  return {
    wake: run,
    stop: () => {
      isStopped = true;
      clearTimeout(pause);
    },
  };
}
