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

/** The value of the cookie that lets the confirmation page greet by name: only the browser that signed up gets it. */
export function signConfirmation(
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  { firstName, lastName }: Names,
) {
  const until = clock.now().getTime() + LIFETIME.signUpConfirmation * 1000;
  return sign(settings.secretKey, PURPOSE, JSON.stringify({ firstName, lastName, until }));
}

/** The names to show, if the whole segment is the one that the cookie was signed for. */
export function readConfirmedName(
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  { cookie, segment }: { cookie: string | undefined; segment: string },
): Names | undefined {
  const text = cookie === undefined ? undefined : unsign(settings.secretKey, PURPOSE, cookie);
  if (text === undefined) return undefined;
  // Signed by us, so it has the shape that we gave it.
  const { until, ...names } = JSON.parse(text) as Names & { until: number };
  return clock.now().getTime() < until && segment === confirmationSegment(names) ? names : undefined;
}
