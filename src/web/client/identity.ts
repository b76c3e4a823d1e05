/** Who is signed in as far as this tab knows. */
export type BrowserIdentity = {
  readonly userId: string | null;
  readonly legalAccepted: boolean;
  readonly isImpersonating: boolean;
};

export const IDENTITY_CHANNEL = 'identity';
export const GUEST_KEY = 'guest';

/** Tells tabs of different people apart; an admin in somebody's place is not that somebody. */
export function toIdentityKey({ userId, isImpersonating }: BrowserIdentity): string {
  if (userId === null) return GUEST_KEY;
  return isImpersonating ? `${userId}:impersonated` : userId;
}

/** Statistics and advertising need the terms accepted by the person who sits at the screen. */
export const mayBeTracked = ({ legalAccepted, isImpersonating }: BrowserIdentity): boolean =>
  legalAccepted && !isImpersonating;

/** Tells other tabs who is signed in here and hears it from them. Silent without a channel. */
export function openIdentityChannel(onOther: (key: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel(IDENTITY_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onOther(data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    announce: (key: string) => channel.postMessage(key),
    close: () => channel.close(),
  };
}
