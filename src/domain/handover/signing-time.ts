import { DAY_MS } from '#domain/time/duration.ts';

/** Longer than this nobody can say any more when it was. */
const LONGEST_WAIT_MS = DAY_MS;
/** So much is the way to the server, and no wait. */
const LEAST_WAIT_MS = 60_000;

type Signing = {
  /** When the signature reached the server. */
  readonly now: Date;
  /** When its protocol was begun, by the server's clock. */
  readonly startedAt: Date;
  /** How long the device kept it, by the device's clock: what that clock shows does not matter. */
  readonly waitedSeconds: number;
};

/** When it was signed on a device without a line; null if it came at once. */
export function signedOnDevice({ now, waitedSeconds }: Signing): Date | null {
  const waitedMs = waitedSeconds * 1000;
  return waitedMs < LEAST_WAIT_MS ? null : new Date(now.getTime() - waitedMs);
}

/** When the trailer changed hands: as the device says, unless that cannot be; then when the server learnt of it. */
export function changedHandsAt(signing: Signing): Date {
  const { now, startedAt } = signing;
  const told = signedOnDevice(signing);
  const isCredible = told !== null && told >= startedAt && now.getTime() - told.getTime() <= LONGEST_WAIT_MS;
  return isCredible ? told : now;
}
