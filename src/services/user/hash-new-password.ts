import { COMMON_PASSWORDS } from '#domain/user/common-passwords.ts';
import { findPasswordProblem, type PasswordProblem } from '#domain/user/password.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';

const CODES = {
  tooShort: 'password-too-short',
  tooLong: 'password-too-long',
  common: 'password-common',
} as const satisfies Record<PasswordProblem, string>;

type Choice = {
  readonly password: string;
  /** Its name in the form. */
  readonly field: string;
  /** What others know about the person, as far as it is known here. */
  readonly personal: readonly (string | null | undefined)[];
};

/** Hashes a password that somebody chooses, unless it is too easy to guess. */
export async function hashNewPassword(
  { passwords }: Pick<Deps, 'passwords'>,
  { password, field, personal }: Choice,
): Promise<Outcome<string>> {
  const known = personal.flatMap((word) => word ?? []);
  const problem = findPasswordProblem(password, { blocklist: COMMON_PASSWORDS, personal: known });
  if (problem !== undefined) return refuseFields({ [field]: CODES[problem] });
  const hashed = await passwords.hash(password);
  return hashed.ok ? ok(hashed.value) : refuse('unavailable', { retryAfterSeconds: 2 });
}
