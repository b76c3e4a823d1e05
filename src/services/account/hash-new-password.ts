import { COMMON_PASSWORDS } from '#domain/account/common-passwords.ts';
import { findPasswordProblem, type PasswordProblem } from '#domain/account/password.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse, refuseFields } from '../failure.ts';

const CODES = {
  tooShort: 'password-too-short',
  tooLong: 'password-too-long',
  common: 'password-common',
} as const satisfies Record<PasswordProblem, string>;

/** Hashes a password that somebody chooses, unless it is too easy to guess. `field` is its name in the form. */
export async function hashNewPassword(
  { passwords }: Pick<Deps, 'passwords'>,
  password: string,
  field: string,
): Promise<Result<string, Failure>> {
  const problem = findPasswordProblem(password, COMMON_PASSWORDS);
  if (problem !== undefined) return refuseFields({ [field]: CODES[problem] });
  const hashed = await passwords.hash(password);
  return hashed.ok ? ok(hashed.value) : refuse('unavailable', { retryAfterSeconds: 2 });
}
