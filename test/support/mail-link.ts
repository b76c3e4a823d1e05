import type { Mail } from '#services/ports/mail.ts';

/** The secret in the link of a mail, which stands behind a path such as `/register/`. */
export function findLink(mail: Mail | undefined, path: string): string {
  const [, token] = new RegExp(`${path}([\\w-]{43})\\s`).exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`No link to ${path} in ${mail?.text ?? 'no mail'}`);
  return token;
}
