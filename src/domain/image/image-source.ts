import { isStoragePath } from '#domain/upload/storage-path.ts';

/** A picture that the optimiser may read: one of our uploads, or one on a host of the configured list. */
export type ImageSource =
  | { readonly kind: 'upload'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: string; readonly host: string };

const LONGEST_URL = 2048;

/**
 * Anything but the plainest spelling is refused: an upload's path as it was issued, or `https://`, a listed host and a
 * path. Ports, user names, encoded or unusual host spellings never match the literal prefix, whatever a parser makes of
 * them.
 */
export function parseImageSource(input: string, hosts: readonly string[]): ImageSource | undefined {
  if (input.length > LONGEST_URL) return undefined;
  if (input.startsWith('/uploads/')) {
    const path = input.slice(1);
    return isStoragePath(path) ? { kind: 'upload', path } : undefined;
  }
  const host = hosts.find((candidate) => input.startsWith(`https://${candidate}/`));
  if (host === undefined || /[\s\\\p{Cc}]/u.test(input) || !URL.canParse(input)) return undefined;
  const url = new URL(input);
  if (url.protocol !== 'https:' || url.host !== host) return undefined;
  url.hash = '';
  return { kind: 'remote', url: url.href, host };
}
