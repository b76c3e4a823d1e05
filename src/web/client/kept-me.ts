import type { Me } from '#contract/user.ts';

type Kept = { readonly me: Promise<Me>; readonly until: number };

let kept: Kept | undefined;

/** The user asked for a moment ago, if that is still recent. */
export const findKeptMe = (): Promise<Me> | undefined => (kept && Date.now() < kept.until ? kept.me : undefined);

/** Failures are not kept. */
export function keepMe(me: Promise<Me>, seconds: number): void {
  const entry: Kept = { me, until: Date.now() + seconds * 1000 };
  kept = entry;
  me.catch(() => {
    if (kept === entry) kept = undefined;
  });
}

/** For every change of who is signed in. */
export function forgetMe(): void {
  kept = undefined;
}
