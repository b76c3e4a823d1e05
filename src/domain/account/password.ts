export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common';

/** Length and a list of common passwords (in lower case) decide, nothing else. A character is a code point. */
export function findPasswordProblem(password: string, blocklist: ReadonlySet<string>): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return 'tooShort';
  if (length > PASSWORD_MAX) return 'tooLong';
  return blocklist.has(password.toLowerCase()) ? 'common' : undefined;
}
