import { LIFETIME } from '#domain/user/lifetime.ts';
import type { Deps } from '../deps.ts';
import { sign, unsign } from '../secret/sign.ts';

type Names = { readonly firstName: string; readonly lastName: string };

const PURPOSE = 'sign-up-confirmation';
const PREFIX = 'confirmed-';

/** What a path segment can hold without being read differently by anybody on the way; never nothing at all. */
const toSegmentPart = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || '_';

export const confirmationSegment = ({ firstName, lastName }: Names): string =>
  `${PREFIX}${toSegmentPart(firstName)}-${toSegmentPart(lastName)}`;

/** What the browser that has just signed up is told, and nobody else. */
export type Confirmation = Names & {
  readonly email: string;
  /** Absent if so many mails have gone to the address that nothing was kept. */
  readonly signUpId?: string | undefined;
};

type Needs = Pick<Deps, 'clock' | 'settings'>;

/** The value of the cookie that lets the confirmation page greet by name and say where the mail went. */
export function signConfirmation(
  { clock, settings }: Needs,
  { firstName, lastName, email, signUpId }: Confirmation,
): string {
  const until = clock.now().getTime() + LIFETIME.signUpConfirmation * 1000;
  return sign(settings.secretKey, PURPOSE, JSON.stringify({ firstName, lastName, email, signUpId, until }));
}

export function readConfirmation({ clock, settings }: Needs, cookie: string | undefined): Confirmation | undefined {
  const text = cookie === undefined ? undefined : unsign(settings.secretKey, PURPOSE, cookie);
  if (text === undefined) return undefined;
  // Signed by us, so it has the shape that we gave it.
  const { until, ...confirmation } = JSON.parse(text) as Confirmation & { until: number };
  return clock.now().getTime() < until ? confirmation : undefined;
}

/** What to show, if the whole segment is the one that the cookie was signed for. */
export function readConfirmedName(
  deps: Needs,
  { cookie, segment }: { cookie: string | undefined; segment: string },
): Omit<Confirmation, 'signUpId'> | undefined {
  const confirmation = readConfirmation(deps, cookie);
  if (confirmation === undefined || segment !== confirmationSegment(confirmation)) return undefined;
  const { firstName, lastName, email } = confirmation;
  return { firstName, lastName, email };
}
