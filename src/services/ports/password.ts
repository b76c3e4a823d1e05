import type { Result } from '#domain/result.ts';

/** `unavailable`: too many passwords wait to be hashed already. */
export type PasswordPort = {
  hash(password: string): Promise<Result<string, 'unavailable'>>;
  /** Takes as long without a hash to compare with, so that time does not tell whether an account exists. */
  verify(hash: string | null, password: string): Promise<Result<boolean, 'unavailable'>>;
};
